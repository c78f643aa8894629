import { orderNames, type Field, type Game, type RecordType, type Type } from '../kit-types/model.ts';
import { isNode, listItems, type Node, type Schema } from '../kit-types/schema.ts';
import { readBounds, drawSample, makeDraw, type Draw } from './draw-sample.ts';

/** How the plan `demo` of a game draws a value of an order. */
export type Recipe =
  /** The id of the unit that the order is for. */
  | { readonly kind: 'unit' }
  /** A whole number, both bounds included. */
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  /** One of some values as in the protocol; a single one is always the same. */
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  /** A recipe for each coordinate, or item. */
  | { readonly kind: 'position' | 'list'; readonly of: readonly Recipe[] };

export interface OrderRecipe {
  readonly record: RecordType;
  /** Those that are given: other fields are left out. */
  readonly given: ReadonlyMap<Field, Recipe>;
}

/** The orders that `demo` gives: one of several forms, for each unit of its own or once a round. */
export interface DemoOrders {
  readonly forms: readonly OrderRecipe[];
  readonly isForUnits: boolean;
}

/** Whether a value keeps to the schema of an order. */
export type IsOrder = (value: unknown) => boolean;

/** What is known of a first state. */
export type ExampleState = Readonly<Record<string, unknown>> & { readonly player: number };

const UNIT_FIELDS = /^unit(_?id)?$|^id$/i;
const TRIES = 200;
const MAX_SAMPLES = 5;
const MAX_ITEMS = 20;

/** The record of the units in a state, when they say whose they are; undefined where there are none. */
export function findUnits(game: Game): RecordType | undefined {
  const state = game.records.at(-1)!;
  const units = state.fields.find(({ name, word, optional }) => name === 'units' && word === name && !optional)?.type;
  const record = units?.kind === 'list' ? game.records.find(({ name }) => name === units.of!.name) : undefined;
  const has = (name: string): boolean =>
    record!.fields.some(
      (field) => field.name === name && field.word === name && field.type.kind === 'int' && !field.optional,
    );
  return record && has('id') && has('player') ? record : undefined;
}

/** What the game says of an order, and examples of it. */
interface KnownOrders {
  readonly order: Schema;
  readonly example: ExampleState;
  readonly legal: readonly unknown[];
  readonly isOrder: IsOrder;
}

/**
 * How to draw orders that keep to their schema. What is drawn is held to it here: where that fails, fields that may be left
 * out are, then the order is always the same, and at last there is none.
 */
export function planOrders(game: Game, { order, example, legal, isOrder }: KnownOrders): DemoOrders {
  const mine = findUnits(game) === undefined ? [] : findMine(example);
  const makers = [true, false].map((isWhole) => (): OrderRecipe[] => {
    const forms = listForms(order, game);
    return forms.map(({ record, schema }) =>
      makeRecipe(record, schema, { game, example, isOrder, isWhole, hasUnits: mine.length > 0 }),
    );
  });
  for (const make of makers) {
    const forms = make().filter((form) => isSafe(form, isOrder, mine));
    if (forms.length > 0) return { forms, isForUnits: forms.some(usesUnit) };
  }
  const draw = makeDraw();
  const samples = [...legal, ...Array.from({ length: TRIES }, () => drawSample(order, draw))];
  const found = samples.find(isOrder);
  return { forms: found === undefined ? [] : [makeConstant(game, found)], isForUnits: false };
}

function findMine({ units, player }: ExampleState): number[] {
  const list = Array.isArray(units) ? (units as unknown[]).filter(isNode) : [];
  return list.filter((unit) => unit['player'] === player).map((unit) => unit['id'] as number);
}

/** The schemas of the records that an order may be. */
function listForms(order: Schema, game: Game): { record: RecordType; schema: Schema }[] {
  const whole = follow(order);
  const parts = (whole.node['anyOf'] ?? whole.node['oneOf']) as unknown[] | undefined;
  const schemas = game.order.records ? parts!.map((part) => follow(whole.part(part))) : [whole];
  return orderNames(game).map((name, n) => ({
    record: game.records.find((record) => record.name === name)!,
    schema: schemas[n]!,
  }));
}

function follow(schema: Schema, steps = 0): Schema {
  const { $ref, anyOf, oneOf } = schema.node;
  if (typeof $ref === 'string' && steps < 20) return follow(schema.at($ref), steps + 1);
  const forms = (anyOf ?? oneOf) as unknown[] | undefined;
  const others = forms?.filter((form) => !isNode(form) || form['type'] !== 'null');
  return others?.length === 1 ? follow(schema.part(others[0]), steps + 1) : schema;
}

interface Making {
  readonly game: Game;
  readonly example: ExampleState;
  readonly isOrder: IsOrder;
  /** Whether it has the fields that may be left out. */
  readonly isWhole: boolean;
  readonly hasUnits: boolean;
}

function makeRecipe(record: RecordType, schema: Schema, making: Making): OrderRecipe {
  if (record.isBare) {
    return { record, given: new Map([[record.fields[0]!, chooseSamples(schema, making.isOrder)]]) };
  }
  const properties = schema.node['properties'] as Node;
  const fields = record.fields.filter(({ optional }) => making.isWhole || !optional);
  const given = fields.map((field): [Field, Recipe] => {
    const isUnit = making.hasUnits && field.type.kind === 'int' && UNIT_FIELDS.test(field.name);
    return [field, isUnit ? { kind: 'unit' } : chooseRecipe(schema.part(properties[field.name]), field.type, making)];
  });
  return { record, given: new Map(given) };
}

function chooseRecipe(given: Schema, type: Type, making: Making): Recipe {
  const schema = follow(given);
  const { node } = schema;
  const inner = type.kind === 'nullable' ? type.of! : type;
  if (node['const'] !== undefined) return { kind: 'choice', values: [node['const']] };
  if (Array.isArray(node['enum']) && node['enum'].length > 0) return { kind: 'choice', values: node['enum'] };
  if (inner.kind === 'boolean') return { kind: 'choice', values: [false, true] };
  if (inner.kind === 'int' && node['multipleOf'] === undefined) {
    const [low, high] = readBounds(node);
    return { kind: 'range', low, high };
  }
  if (inner.kind === 'position') return drawPosition(schema, making);
  if (inner.kind === 'list') return drawList(schema, inner.of!, making);
  return chooseSamples(schema);
}

/** Within the board, where the state has one of rows of letters. */
function drawPosition({ node }: Schema, { example }: Making): Recipe {
  const { board } = example;
  const rows = Array.isArray(board) && typeof board[0] === 'string' ? (board as string[]) : undefined;
  const sizes = rows === undefined ? [] : [rows.length, rows[0]!.length];
  const of = (listItems(node) as Node[]).map((item, n): Recipe => {
    const [low, high] = readBounds(item);
    const isBounded = item['maximum'] !== undefined || sizes[n] === undefined;
    return { kind: 'range', low, high: isBounded ? high : Math.max(low, sizes[n]! - 1) };
  });
  return { kind: 'position', of };
}

function drawList(schema: Schema, of: Type, making: Making): Recipe {
  const { items, minItems } = schema.node;
  const count = Math.min(typeof minItems === 'number' ? minItems : 1, MAX_ITEMS);
  const parts = Array.isArray(items) ? items : Array.from({ length: count }, () => items as unknown);
  return { kind: 'list', of: parts.map((part) => chooseRecipe(schema.part(part), of, making)) };
}

/** Some values of a schema, fixed now. */
function chooseSamples(schema: Schema, isRight: IsOrder = () => true): Recipe {
  const draw = makeDraw();
  const samples = Array.from({ length: TRIES }, () => drawSample(schema, draw));
  const right = samples.filter(isRight);
  const texts = [...new Set(right.map((sample) => JSON.stringify(sample)))].slice(0, MAX_SAMPLES);
  return { kind: 'choice', values: texts.map((text) => JSON.parse(text) as unknown) };
}

/** Always the same order. */
function makeConstant(game: Game, order: unknown): OrderRecipe {
  const records = orderNames(game).map((name) => game.records.find((record) => record.name === name)!);
  const fields = isNode(order) ? order : {};
  const tells = game.order.tells ?? [];
  const record = records.find((_, n) => Object.hasOwn(fields, tells[n] ?? '')) ?? records[0]!;
  const value = (field: Field): unknown => (record.isBare ? order : fields[field.name]);
  const given = record.fields.filter((field) => value(field) !== undefined);
  return { record, given: new Map(given.map((field) => [field, { kind: 'choice', values: [value(field)] }])) };
}

const usesUnit = ({ given }: OrderRecipe): boolean => [...given.values()].some(({ kind }) => kind === 'unit');

/** Whether all that is drawn keeps to the schema, as far as many tries show it. */
function isSafe(form: OrderRecipe, isOrder: IsOrder, mine: readonly number[]): boolean {
  const isEmpty = [...form.given.values()].some((recipe) => recipe.kind === 'choice' && recipe.values.length === 0);
  if (isEmpty) return false;
  const draw = makeDraw();
  const ends: Draw[] = [() => 0, (limit) => limit - 1];
  const draws = [...ends, ...Array.from({ length: TRIES }, () => draw)];
  return draws.every((one) => isOrder(drawOrder(form, one, mine)));
}

/** What a plan with this recipe may give. */
export function drawOrder({ record, given }: OrderRecipe, draw: Draw, mine: readonly number[]): unknown {
  const values = [...given].map(([{ name }, recipe]) => [name, drawValue(recipe, draw, mine)] as const);
  return record.isBare ? values[0]![1] : Object.fromEntries(values);
}

function drawValue(recipe: Recipe, draw: Draw, mine: readonly number[]): unknown {
  switch (recipe.kind) {
    case 'unit':
      return mine[draw(mine.length)];
    case 'range':
      return recipe.low + draw(recipe.high - recipe.low + 1);
    case 'choice':
      return recipe.values[draw(recipe.values.length)];
    default:
      return recipe.of.map((one) => drawValue(one, draw, mine));
  }
}
