// JavaScript and TypeScript: the same code, with types as comments and with types.
import type { Game, KitFiles, Type } from '../kit-types/model.ts';
import { property } from '../kit-types/script.ts';
import { snake } from '../kit-types/words.ts';
import { aboutPlan, type GameKit } from './game-kit.ts';
import { writeDraw, type DrawWords } from './write-draw.ts';

export const writeJavaScript = (kit: GameKit): KitFiles => ({
  [`minions/${kit.game.file}.mjs`]: writeLibrary(kit, false),
  'plan.mjs': writePlan(kit, false),
});

export const writeTypeScript = (kit: GameKit): KitFiles => ({
  [`minions/${kit.game.file}.ts`]: writeLibrary(kit, true),
  'plan.ts': writePlan(kit, true),
});

/** All words of an enumeration: DIRECTIONS. */
const listName = (name: string): string => `${snake(name).toUpperCase()}S`;

const hasPositions = (game: Game): boolean =>
  game.records.some(({ fields }) => fields.some(({ type }) => isPosition(type)));
const isPosition = (type: Type): boolean => (type.of ? isPosition(type.of) : type.kind === 'position');

function writeLibrary({ game, title, units }: GameKit, isTyped: boolean): string {
  const end = isTyped ? 'ts' : 'mjs';
  const types = `'./${game.file}-types.${end}'`;
  const as = (text: string): string => (isTyped ? text : '');
  const note = (about: string, tags: string): string => `/** ${about}${isTyped ? '' : ` ${tags}`} */`;
  const used = ['State', ...(units ? [units.name] : []), ...game.enums.map(({ name }) => name)];
  const lists = game.enums.map(({ name, values }) => {
    const words = values.map(({ value }) => JSON.stringify(value)).join(', ');
    return `${note(`All of ${name}.`, `@type {readonly ${name}[]}`)}\nexport const ${listName(name)}${as(`: readonly ${name}[]`)} = [${words}];`;
  });
  const mine = `${note('My units.', `@param {State} state @returns {${units?.name}[]}`)}
export function mine(state${as(': State')})${as(`: ${units?.name}[]`)} {
  return state.units.filter((unit) => unit.player === state.player);
}`;
  const imports = isTyped
    ? `import { makePlayer, parseStateOf, type Game, type Plan, type Player } from './minions.ts';
import { USUAL, readState } from ${types};
import type { ${used.join(', ')} } from ${types};

${hasPositions(game) ? `export { Pos, key, samePos } from ${types};\n` : ''}export type * from ${types};`
    : `import { makePlayer, parseStateOf } from './minions.mjs';
import { USUAL, readState } from ${types};
${hasPositions(game) ? `\nexport { Pos, key, samePos } from ${types};\n` : ''}
/** @import { Game, Plan, Player } from './minions.mjs' */
/** @import { ${used.join(', ')} } from ${types} */`;
  const parts = [
    `// What a bot for ${title} needs: how a plan plays it; its types are in ${game.file}-types.${end}.`,
    imports,
    `${isTyped ? '' : '/** @type {Game<State>} */\n'}const GAME${as(': Game<State>')} = { id: '${game.id}', read: readState, usual: USUAL };`,
    `${note('A plan for this game, as `run` takes it.', '@param {new () => Plan<State>} MakePlan @returns {Player}')}
export function playing(MakePlan${as(': new () => Plan<State>')})${as(': Player')} {
  return makePlayer(GAME, () => new MakePlan());
}`,
    `${note('A saved state, from its line.', '@param {string} line @returns {State}')}
export function parseState(line${as(': string')})${as(': State')} {
  return parseStateOf(GAME, line);
}`,
    ...lists,
    ...(units ? [mine] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function writePlan(kit: GameKit, isTyped: boolean): string {
  const { game, orders } = kit;
  const end = isTyped ? 'ts' : 'mjs';
  const give = writeForms(kit);
  const inLoop = orders.isForUnits
    ? ['for (const unit of mine(state)) {', ...give.map((line) => `  ${line}`), '}']
    : give;
  const body = inLoop.map((line) => `    ${line}\n`).join('');
  const values = [
    ...(orders.isForUnits ? ['mine'] : []),
    ...game.enums.map(({ name }) => listName(name)).filter((name) => body.includes(`(${name})`)),
    ...(body.includes('new Pos(') ? ['Pos'] : []),
  ].sort();
  const from = `'./minions/${game.file}.${end}'`;
  if (isTyped) {
    const types = ['Order', 'State'].map((name) => `type ${name}`);
    return `// ${aboutPlan(kit)}

import type { Random } from './minions/minions.ts';
import { ${[...values, ...types].join(', ')} } from ${from};

export class Plan {
  play(state: State, rng: Random): Order[] {
    const orders: Order[] = [];
${body}    return orders;
  }
}
`.replace('(state: State, rng: Random)', paramsFor(body));
  }
  return `// ${aboutPlan(kit)}
${values.length > 0 ? `import { ${values.join(', ')} } from ${from};\n` : ''}
/** @import { Random } from './minions/minions.mjs' */
/** @import { Order, State } from './minions/${game.file}-types.mjs' */

export class Plan {
  /** @param {State} state @param {Random} rng @returns {Order[]} */
  play(state, rng) {
    /** @type {Order[]} */
    const orders = [];
${body}    return orders;
  }
}
`;
}

/** What a plan does not use yet begins with a line: compilers ask for it. */
function paramsFor(body: string): string {
  const state = body.includes('state') ? 'state' : '_state';
  const rng = body.includes('rng.') ? 'rng' : '_rng';
  return `(${state}: State, ${rng}: Random)`;
}

function writeForms({ game, orders: { forms } }: GameKit): string[] {
  const lines = forms.map(({ record, given }) => {
    const values = [...given].map(([field, recipe]) => ({
      name: property(field.name),
      text: writeDraw(game, recipe, field.type, WORDS),
    }));
    if (record.isBare) return `orders.push(${values[0]!.text});`;
    return `orders.push({ ${values.map(({ name, text }) => `${name}: ${text}`).join(', ')} });`;
  });
  if (lines.length < 2) return lines;
  const tests = lines.map((line, n) =>
    n === lines.length - 1 ? `else ${line}` : `${n === 0 ? '' : 'else '}if (form === ${n}) ${line}`,
  );
  return [`const form = rng.random(0, ${lines.length - 1});`, ...tests];
}

const literal = (type: Type, value: unknown): string => {
  if (type.kind === 'position') return `new Pos(${(value as number[]).join(', ')})`;
  if (type.kind === 'list') return `[${(value as unknown[]).map((one) => literal(type.of!, one)).join(', ')}]`;
  return typeof value === 'string' && /^[\w .-]*$/.test(value) ? `'${value}'` : JSON.stringify(value);
};

const WORDS: DrawWords = {
  unit: 'unit.id',
  range: (low, high) => `rng.random(${low}, ${high})`,
  literal,
  pick: (type, values, isAll) => `rng.pick(${isAll ? listName(type.name!) : `[${values.join(', ')}]`})`,
  position: (coordinates) => `new Pos(${coordinates.join(', ')})`,
  list: (_, items) => `[${items.join(', ')}]`,
};
