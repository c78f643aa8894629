// What tests are made from, tested: schemas as they are written, and orders as their schemas allow them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listValues } from '../../judge/games/contract/list-values.ts';
import { arbitraryOf, ordersArbitrary } from './orders-arbitrary.ts';
import { errorsOf, resolve, schemaOf, type Schema } from './schemas.ts';

const local = (schema: Schema) => ({ schema, base: 'https://minions-judge.example/protocol-1/common.json' });

describe('schemas', () => {
  test('refer to each other', () => {
    const { schema } = resolve(local({ $ref: 'games/crematoria/answer.json#/definitions/order' }));
    expect(schema.required).toEqual(['unit', 'dir']);
  });

  test('say what is wrong', () => {
    expect(errorsOf('games/crematoria/answer.json', { round: 0, orders: [{ unit: 1.5, dir: 'Up' }] })).toEqual([
      '/orders/0/unit must be integer',
    ]);
    expect(() => errorsOf('games/chess/answer.json', {})).toThrow('there is no schema games/chess/answer.json');
    expect(() => schemaOf('games/chess/answer.json')).toThrow('there is no schema');
  });
});

describe('made-up orders', () => {
  const view = { board: ['.....', '.....'], units: [{ id: 3 }, { id: 9 }] };

  test('name units that there are, and some that there are not', () => {
    const units = fc.sample(ordersArbitrary('crematoria', view, 20), { numRuns: 100, seed: 1 }).flat();
    const ids = new Set(units.map((order) => (order as { unit: number }).unit));
    const near = Array.from({ length: 14 }, (_, index) => index - 2);
    const far = [-1e300, -(2 ** 31), 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300];
    expect(ids).toEqual(new Set([...near, ...far]));
    expect(new Set(units.map((order) => (order as { dir: string }).dir)).size).toBe(11);
  });

  test('have every shape that a schema allows', () => {
    const order: Schema = {
      oneOf: [
        {
          type: 'object',
          properties: {
            soldier: { type: 'integer' },
            to: { type: 'array', items: [{ type: 'integer' }, { type: 'integer' }] },
          },
          required: ['soldier'],
        },
        { type: 'object', properties: { pass: { const: true }, why: { enum: ['a', 'b'] } }, required: ['pass'] },
        { type: 'array', items: { type: 'integer', minimum: 7, maximum: 8 }, minItems: 2, maxItems: 2 },
        { type: 'boolean' },
      ],
    };
    const samples = fc.sample(arbitraryOf(local(order), { id: 9, side: 5 }), { numRuns: 500, seed: 1 });
    const shapes = new Set(samples.map((sample) => JSON.stringify(sample).replaceAll(/-?\d+(e\+\d+)?/g, '#')));
    expect(shapes).toEqual(
      new Set([
        '{"soldier":#}',
        '{"soldier":#,"to":[#,#]}',
        '{"pass":true}',
        '{"pass":true,"why":"a"}',
        '{"pass":true,"why":"b"}',
        '[#,#]',
        'true',
        'false',
      ]),
    );
    const places = (listValues(samples, 'to').flat() as number[]).filter((place) => Math.abs(place) < 100);
    expect([Math.min(...places), Math.max(...places)]).toEqual([-2, 7]);
  });

  test('cannot be made from what orders are not made of', () => {
    expect(() => arbitraryOf(local({ type: 'string' }), { id: 1, side: 1 })).toThrow('no orders can be made from');
  });
});
