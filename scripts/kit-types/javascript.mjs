// The readers of the TypeScript kit without its types, and these as JSDoc for editors and "tsc".
import { emitPos, emitReaders, emitUsual, typeName } from './script.mjs';
import { comment, kebab, mentions } from './words.mjs';

const FOLDER = 'sample-bots/javascript/minions';
const NOTICE = '// Generated from schemas/ by "npm run types". Do not edit.';

/** @param {import('./model.mjs').Model} model */
export function emit(model) {
  const records = model.shared.map(emitRecord).join('\n\n');
  const shared = `// What the states of all games share.\n${NOTICE}\n\n${records}\n\n/** The version of the protocol. */\nexport const PROTOCOL = 1;\n`;
  const games = model.games.map((game) => [`${FOLDER}/${kebab(game.name)}-types.mjs`, emitGame(game, model.shared)]);
  return { [`${FOLDER}/shared-types.mjs`]: shared, ...Object.fromEntries(games) };
}

function emitGame(game, shared) {
  const used = shared.map(({ name }) => name).filter((name) => mentions(game.records, name));
  const parts = [
    `// What the judge tells and is told in ${game.id}.\n${NOTICE}`,
    `/** @import { ${used.join(', ')} } from './shared-types.mjs' */`,
    emitPos(game, false),
    ...game.enums.map(emitEnum),
    ...game.records.map(emitRecord),
    ...(game.order.kind === 'union' ? [`/** @typedef {${game.order.of.join(' | ')}} Order */`] : []),
    emitReaders(game, { params: () => 'data', result: () => '', config: 'config' }).replace(
      'export function readState',
      '/** @param {any} data @param {Config} config @returns {State} */\nexport function readState',
    ),
    `/** The numbers of a match with the usual rules. @type {Config} */\nexport const USUAL = ${emitUsual(game)};`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function emitEnum({ name, doc, values }) {
  const words = values.map(({ value }) => `'${value}'`).join(' | ');
  const type = `/**\n${comment(doc, ' * ')} * @typedef {${words}} ${name}\n */`;
  if (name !== 'Land') return type;
  const names = values.map((one) => `${one.name}: ${JSON.stringify(one.value)}`).join(', ');
  return `${type}\n\n/** Its letters by name. */\nexport const LAND = /** @type {const} */ ({ ${names} });`;
}

function emitRecord({ name, doc, fields }) {
  const lines = fields.map((field) => {
    const word = field.optional ? `[${field.name}]` : field.name;
    return comment(`@property {${typeName(field.type, 'readonly ')}} ${word} ${field.doc}`, ' * ');
  });
  return `/**\n${comment(doc, ' * ')} * @typedef {object} ${name}\n${lines.join('')} */`;
}
