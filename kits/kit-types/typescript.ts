// Interfaces, unions of words, and readers that turn the lists of the protocol into positions.
import type { EnumType, Game, KitFiles, Model, RecordType } from './model.ts';
import { emitPos, emitReaders, emitUsual, property, typeName } from './script.ts';
import { comment, mentions } from './words.ts';

export function emit(model: Model): KitFiles {
  const shared = `// What the states of all games share.\n${notice(model)}\n\n${model.shared.map(emitRecord).join('\n\n')}\n`;
  const games = model.games.map((game) => [`minions/${game.file}-types.ts`, emitGame(game, model)]);
  return { 'minions/shared-types.ts': shared, ...(Object.fromEntries(games) as KitFiles) };
}

const notice = ({ by }: Model): string => `// Generated ${by}. Do not edit.`;

function emitGame(game: Game, model: Model): string {
  const { shared } = model;
  const used = shared.map(({ name }) => name).filter((name) => mentions(game.records, name));
  const parts = [
    `// What the judge sends and receives in ${game.id}.\n${notice(model)}`,
    ...(used.length > 0 ? [`import type { ${used.join(', ')} } from './shared-types.ts';`] : []),
    emitPos(game, true),
    ...game.enums.map(emitEnum),
    ...game.records.map(emitRecord),
    ...(game.order.records ? [`export type Order = ${game.order.records.join(' | ')};`] : []),
    `/** A thing as it comes from the judge, where positions are lists. */
type Wire<T> = T extends Pos ? readonly number[] : T extends object ? { readonly [K in keyof T]: Wire<T[K]> } : T;`,
    emitReaders(game, {
      params: (name) => `data: Wire<${name}>`,
      result: (name) => `: ${name}`,
      config: 'config: Config',
      state: "Omit<Wire<State>, 'config'>",
      list: 'readonly number[]',
    }),
    `/** The numbers of a match with the usual rules. */\nexport const USUAL: Config = ${emitUsual(game)};`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function emitEnum({ name, doc, values }: EnumType): string {
  const words = values.map(({ value }) => JSON.stringify(value)).join(' | ');
  const type = `${block(doc)}export type ${name} = ${words};`;
  if (name !== 'Land') return type;
  const names = values.map((one) => `${one.name}: ${JSON.stringify(one.value)}`).join(', ');
  return `${type}\n\n/** Its letters by name. */\nexport const LAND = { ${names} } as const;`;
}

function emitRecord({ name, doc, fields, isBare }: RecordType): string {
  if (isBare) return `${block(doc)}export type ${name} = unknown;`;
  const lines = fields.map(
    (field) =>
      `${block(field.doc, '  ')}  readonly ${property(field.name)}${field.optional ? '?' : ''}: ${typeName(field.type, 'readonly ')};`,
  );
  return `${block(doc)}export interface ${name} {\n${lines.join('\n')}\n}`;
}

function block(doc: string, indent = ''): string {
  if (doc === '') return '';
  const lines = comment(doc, `${indent} * `);
  return lines.indexOf('\n') === lines.length - 1 && lines.length < 112
    ? `${indent}/** ${doc} */\n`
    : `${indent}/**\n${lines}${indent} */\n`;
}
