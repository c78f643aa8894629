// Interfaces, unions of words, and readers that turn the lists of the protocol into positions.
import { emitPos, emitReaders, emitUsual, typeName } from './script.mjs';
import { comment, kebab, mentions } from './words.mjs';

const FOLDER = 'sample-bots/typescript/minions';
const NOTICE = '// Generated from schemas/ by "npm run types". Do not edit.';

/** @param {import('./model.mjs').Model} model */
export function emit(model) {
  const shared = `// What the states of all games share.\n${NOTICE}\n\n${model.shared.map(emitRecord).join('\n\n')}\n`;
  const games = model.games.map((game) => [`${FOLDER}/${kebab(game.name)}-types.ts`, emitGame(game, model.shared)]);
  return { [`${FOLDER}/shared-types.ts`]: shared, ...Object.fromEntries(games) };
}

function emitGame(game, shared) {
  const used = shared.map(({ name }) => name).filter((name) => mentions(game.records, name));
  const parts = [
    `// What the judge tells and is told in ${game.id}.\n${NOTICE}`,
    `import type { ${used.join(', ')} } from './shared-types.ts';`,
    emitPos(game, true),
    ...game.enums.map(emitEnum),
    ...game.records.map(emitRecord),
    ...(game.order.kind === 'union' ? [`export type Order = ${game.order.of.join(' | ')};`] : []),
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

function emitEnum({ name, doc, values }) {
  const words = values.map(({ value }) => JSON.stringify(value)).join(' | ');
  const type = `${block(doc)}export type ${name} = ${words};`;
  if (name !== 'Land') return type;
  const names = values.map((one) => `${one.name}: ${JSON.stringify(one.value)}`).join(', ');
  return `${type}\n\n/** Its letters by name. */\nexport const LAND = { ${names} } as const;`;
}

function emitRecord({ name, doc, fields }) {
  const lines = fields.map(
    (field) =>
      `${block(field.doc, '  ')}  readonly ${field.name}${field.optional ? '?' : ''}: ${typeName(field.type, 'readonly ')};`,
  );
  return `${block(doc)}export interface ${name} {\n${lines.join('\n')}\n}`;
}

function block(doc, indent = '') {
  if (doc === '') return '';
  const lines = comment(doc, `${indent} * `);
  return lines.indexOf('\n') === lines.length - 1 && lines.length < 112
    ? `${indent}/** ${doc} */\n`
    : `${indent}/**\n${lines}${indent} */\n`;
}
