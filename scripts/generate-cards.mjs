// Writes docs/cards/<game>.md from the schemas: every field of a state and every order, on one page. With --check it writes
// nothing and fails when a card is out of date. Needs a build.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../dist/engine/registry.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const check = process.argv.includes('--check');
const MAX_EXAMPLE = 90;

for (const game of GAMES) {
  const path = join(root, 'docs/cards', `${game.id}.md`);
  const card = makeCard(game);
  if (existsSync(path) && readFileSync(path, 'utf8') === card) continue;
  if (check) {
    console.error(`docs/cards/${game.id}.md is out of date: run "npm run docs"`);
    process.exit(1);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, card);
}

function makeCard({ id, title }) {
  const state = open(`games/${id}/state`);
  const answer = open(`games/${id}/answer`);
  const order = resolve({ $ref: '#/definitions/order' }, answer.file);
  const shared = [
    'protocol',
    'game',
    'round',
    'rounds',
    'player',
    'names',
    'scores',
    'alive',
    'timeMs',
    'start',
    'last',
  ];
  const fields = Object.keys(state.schema.properties);
  const isShared = (name) => shared.includes(name) || name === 'over' || name === 'result';
  return [
    `# ${title} on one page`,
    '',
    `<!-- Generated from the schemas by "npm run docs". -->`,
    '',
    `Every field of a state and every order. The rules: [${title}](../rules/${id}.md). How to win: [getting better](../better/${id}.md).`,
    '',
    '## Orders',
    '',
    '```json',
    exampleAnswer(id),
    '```',
    '',
    'Copy `round` from the state. Each order has one of these forms:',
    '',
    ...orderForms(order, answer.file).flatMap((form) => orderRows(form, answer.file)),
    '## The state',
    '',
    ...table(
      ['field', 'type', 'what it is'],
      rowsOf(
        state.schema,
        state.file,
        fields.filter((name) => !isShared(name)),
      ),
    ),
    '',
    '## In every game',
    '',
    ...table(['field', 'type', 'what it is'], rowsOf(state.schema, state.file, fields.filter(isShared), 1)),
    '',
    `The exact contract: \`minions schema games/${id}/state\` and \`minions schema games/${id}/answer\`.`,
    '',
  ].join('\n');
}

function open(name) {
  const file = join(root, 'schemas', `${name}.json`);
  return { file, schema: JSON.parse(readFileSync(file, 'utf8')) };
}

/** A schema with what it refers to in place of the reference; its own description counts more. */
function resolve(schema, file) {
  if (schema.$ref === undefined) return { ...schema, file };
  const [place, pointer = ''] = schema.$ref.split('#');
  const target = place === '' ? file : join(dirname(file), place);
  const whole = JSON.parse(readFileSync(target, 'utf8'));
  const found = pointer
    .split('/')
    .slice(1)
    .reduce((part, key) => part[key], whole);
  const own = Object.entries(schema).filter(([key]) => key !== '$ref');
  return { ...resolve(found, target), ...Object.fromEntries(own) };
}

function orderForms(order) {
  return order.anyOf ?? order.oneOf ?? [order];
}

function orderRows(form, file) {
  const { properties, required = [], file: home } = resolve(form, form.file ?? file);
  const rows = Object.entries(properties).map(([name, value]) => {
    const field = resolve(value, home);
    return [`\`${name}\`${required.includes(name) ? '' : ' (optional)'}`, typeOf(field), field.description ?? ''];
  });
  return [...table(['field', 'type', 'what it is'], rows), ''];
}

/** A row for each field, and below it one for each field of its parts, down to a depth. */
function rowsOf(schema, file, names, depth = 2, prefix = '') {
  return names.flatMap((name) => {
    const field = resolve(schema.properties[name], file);
    const isRequired = schema.required?.includes(name);
    const path = `${prefix}${name}`;
    const row = [`\`${path}\``, typeOf(field), describe(field, isRequired)];
    const part =
      field.type === 'array' && !Array.isArray(field.items) && field.items ? resolve(field.items, field.file) : field;
    const isPart = part.properties !== undefined && depth > 1;
    if (!isPart) return [row];
    const inner = `${path}${part === field ? '.' : '[].'}`;
    return [row, ...rowsOf(part, part.file, Object.keys(part.properties), depth - 1, inner)];
  });
}

function describe({ description = '' }, isRequired) {
  return isRequired === false && !/only|omitted|not in/i.test(description)
    ? `${description} Not always there.`.trim()
    : description;
}

function typeOf(field) {
  const { type, items, properties, file } = field;
  if (field.enum) return field.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' ');
  if ('const' in field) return `\`${JSON.stringify(field.const)}\``;
  if (type === 'array' && Array.isArray(items))
    return `[${items.map((item) => typeOf(resolve(item, file))).join(', ')}]`;
  if (type === 'array' && items) return `list of ${plural(typeOf(resolve(items, file)))}`;
  if (properties || type === 'object') return 'object';
  const any = field.oneOf ?? field.anyOf;
  if (any) return [...new Set(any.map((one) => typeOf(resolve(one, file))))].join(' or ');
  return [type].flat().join(' or ');
}

function plural(type) {
  return (
    { string: 'texts', object: 'objects', integer: 'numbers', number: 'numbers', boolean: 'booleans' }[type] ?? type
  );
}

function exampleAnswer(id) {
  const path = join(root, 'protocol/examples', id, 'valid/answer-with-orders.json');
  const answer = JSON.parse(readFileSync(path, 'utf8'));
  const orders = [];
  for (const order of answer.orders) {
    if (JSON.stringify([...orders, order]).length > MAX_EXAMPLE) break;
    orders.push(order);
  }
  return JSON.stringify({ round: answer.round, orders });
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}
