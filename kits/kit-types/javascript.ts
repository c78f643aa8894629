// The readers of the TypeScript kit without its types, and these as JSDoc for editors and "tsc".
import type { EnumType, Game, KitFiles, Model, RecordType } from './model.ts';
import { emitPos, emitReaders, emitUsual, property, typeName } from './script.ts';
import { comment, mentions } from './words.ts';

export function emit(model: Model): KitFiles {
  const records = model.shared.map(emitRecord).join('\n\n');
  const shared = `// What the states of all games share.\n${notice(model)}\n\n${records}\n\n/** The version of the protocol. */\nexport const PROTOCOL = 1;\n`;
  const games = model.games.map((game) => [`minions/${game.file}-types.mjs`, emitGame(game, model)]);
  return { 'minions/shared-types.mjs': shared, ...(Object.fromEntries(games) as KitFiles) };
}

const notice = ({ by }: Model): string => `// Generated ${by}. Do not edit.`;

function emitGame(game: Game, model: Model): string {
  const { shared } = model;
  const used = shared.map(({ name }) => name).filter((name) => mentions(game.records, name));
  const parts = [
    `// What the judge sends and receives in ${game.id}.\n${notice(model)}`,
    ...(used.length > 0 ? [`/** @import { ${used.join(', ')} } from './shared-types.mjs' */`] : []),
    emitPos(game, false),
    ...game.enums.map(emitEnum),
    ...game.records.map(emitRecord),
    ...(game.order.records ? [`/** @typedef {${game.order.records.join(' | ')}} Order */`] : []),
    emitReaders(game, { params: () => 'data', result: () => '', config: 'config' }).replace(
      'export function readState',
      '/** @param {any} data @param {Config} config @returns {State} */\nexport function readState',
    ),
    `/** The numbers of a match with the usual rules. @type {Config} */\nexport const USUAL = ${emitUsual(game)};`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function emitEnum({ name, doc, values }: EnumType): string {
  const words = values
    .map(({ value }) => (/^[\w.:-]*$/.test(value) ? `'${value}'` : JSON.stringify(value)))
    .join(' | ');
  const type = `/**\n${comment(doc, ' * ')} * @typedef {${words}} ${name}\n */`;
  if (name !== 'Land') return type;
  const names = values.map((one) => `${one.name}: ${JSON.stringify(one.value)}`).join(', ');
  return `${type}\n\n/** Its letters by name. */\nexport const LAND = /** @type {const} */ ({ ${names} });`;
}

function emitRecord({ name, doc, fields, isBare }: RecordType): string {
  if (isBare) return `/**\n${comment(doc, ' * ')} * @typedef {unknown} ${name}\n */`;
  // A name that is invalid in JavaScript cannot be a property of its own line.
  if (fields.some((field) => property(field.name) !== field.name)) return emitInline(name, doc, fields);
  const lines = fields.map((field) => {
    const word = field.optional ? `[${field.name}]` : field.name;
    return comment(`@property {${typeName(field.type, 'readonly ')}} ${word} ${field.doc}`, ' * ');
  });
  return `/**\n${comment(doc, ' * ')} * @typedef {object} ${name}\n${lines.join('')} */`;
}

function emitInline(name: string, doc: string, fields: RecordType['fields']): string {
  const lines = fields.map(
    (field) => ` *   ${property(field.name)}${field.optional ? '?' : ''}: ${typeName(field.type, 'readonly ')};\n`,
  );
  return `/**\n${comment(doc, ' * ')} * @typedef {{\n${lines.join('')} * }} ${name}\n */`;
}
