import fc from 'fast-check';
import { listValues } from '../../judge/games/contract/list-values.ts';
import { resolve, schemaOf, type Located, type Schema } from './schemas.ts';

const FAR_AWAY = [-1e300, -(2 ** 31), 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300];

/** How far numbers go for which the schema gives no limit. */
interface Limits {
  /** The greatest id there is. */
  readonly id: number;
  /** The longer side of the board: what a place is made of. */
  readonly side: number;
}

/** Orders of the shape that a game's schema asks for, about as many units and cells as there are in a view. */
export function ordersArbitrary(game: string, view: object, most: number): fc.Arbitrary<object[]> {
  const answer = schemaOf(`games/${game}/answer.json`);
  const orders = resolve({ schema: answer.schema.properties!['orders']!, base: answer.base });
  const order = arbitraryOf({ schema: orders.schema.items as Schema, base: orders.base }, limitsOf(view));
  return fc.array(order as fc.Arbitrary<object>, { maxLength: most, size: 'max' });
}

function limitsOf(view: object): Limits {
  const ids = listValues(view, 'id').filter((id) => typeof id === 'number');
  const rows = listValues(view, 'board').flat(2) as string[];
  return { id: Math.max(0, ...ids), side: Math.max(rows.length, ...rows.map((row) => row.length)) };
}

/** Values that a schema allows: as much of JSON Schema as orders are made of. */
export function arbitraryOf(located: Located, limits: Limits, greatest = limits.id): fc.Arbitrary<unknown> {
  const { schema, base } = resolve(located);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf({ schema: choice, base }, limits, greatest)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, base, limits);
    case 'array':
      return arrayOf(schema, base, limits);
    case 'integer':
      return integerOf(schema, greatest);
    case 'boolean':
      return fc.boolean();
    default:
      throw new Error(`no orders can be made from ${JSON.stringify(schema)}`);
  }
}

/** Mostly a little beyond the limits, for ids and cells that do not exist; now and then far beyond. */
function integerOf({ minimum, maximum }: Schema, greatest: number): fc.Arbitrary<number> {
  const near = fc.integer({ min: minimum ?? -2, max: maximum ?? greatest + 2 });
  const far = FAR_AWAY.filter((number) => number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity));
  return far.length === 0 ? near : fc.oneof({ weight: 50, arbitrary: near }, fc.constantFrom(...far));
}

function objectOf({ properties = {}, required = [] }: Schema, base: string, limits: Limits): fc.Arbitrary<object> {
  const entries = Object.entries(properties).map(([name, schema]) => [name, arbitraryOf({ schema, base }, limits)]);
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function arrayOf({ items, minItems = 0, maxItems }: Schema, base: string, limits: Limits): fc.Arbitrary<unknown[]> {
  if (Array.isArray(items)) {
    return fc.tuple(
      ...(items as readonly Schema[]).map((schema) => arbitraryOf({ schema, base }, limits, limits.side)),
    );
  }
  const item = arbitraryOf({ schema: items as Schema, base }, limits, limits.side);
  return fc.array(item, { minLength: minItems, maxLength: maxItems ?? minItems + 3 });
}
