/** The files of a bot for a game that brings none: it draws from what the game calls legal, or from the schema of orders. */
export const DEMO_BOT = {
  'bot.json': `{
  "bots": {
    "null": { "about": "Gives no orders.", "run": ["node", "null.mjs"] },
    "demo": { "about": "Gives random orders.", "run": ["node", "demo.mjs"] }
  }
}
`,
  'null.mjs': `import { createInterface } from 'node:readline';

createInterface({ input: process.stdin }).on('line', (line) => {
  const { round, over } = JSON.parse(line);
  if (!over) process.stdout.write(JSON.stringify({ round, orders: [] }) + '\\n');
});
`,
  'demo.mjs': `import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as module from './game.mjs';

const game = module.default ?? module.game;
const answer = JSON.parse(readFileSync(new URL('./answer.json', import.meta.url), 'utf8'));
let state = 1;
let config = {};

/** A whole number below a limit, from the seed that the judge gives. */
function draw(limit) {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return (state >>> 8) % limit;
}

/** A value that keeps to a schema. */
function drawValue({ $ref, ...schema }) {
  if ($ref?.startsWith('#/')) return drawValue($ref.split('/').slice(1).reduce((part, name) => part[name], answer));
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms) return drawValue(forms[draw(forms.length)]);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[draw(schema.enum.length)];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) {
    const names = Object.keys(schema.properties ?? {});
    return Object.fromEntries(names.map((name) => [name, drawValue(schema.properties[name])]));
  }
  if (type === 'array') {
    if (Array.isArray(schema.items)) return schema.items.map(drawValue);
    return Array.from({ length: schema.minItems ?? 1 }, () => drawValue(schema.items ?? {}));
  }
  if (type === 'string') return 'a'.repeat(schema.minLength ?? 1);
  if (type === 'boolean') return draw(2) === 1;
  const low = schema.minimum ?? 0;
  return low + draw(Math.min((schema.maximum ?? low + 9) - low + 1, 1000000));
}

/** One of the legal orders for each unit; where orders name no unit, one of all. */
function choose(orders) {
  const byUnit = new Map();
  for (const order of orders) byUnit.set(order.unit, [...(byUnit.get(order.unit) ?? []), order]);
  return [...byUnit.values()].map((list) => list[draw(list.length)]);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.start) {
    state = message.start.seed;
    config = message.start.config;
  }
  if (message.over) return;
  const { player, round } = message;
  const orders = game.legalOrders ? choose(game.legalOrders(message, player, config)) : [drawValue(answer.definitions.order)];
  process.stdout.write(JSON.stringify({ round, orders }) + '\\n');
});
`,
} as const;
