// The checks of the contract, checked: each must find what it is there for.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeze, scramble, valuesOf } from './deep.ts';
import { arbitraryOf, ordersArbitrary } from './orders-arbitrary.ts';
import { errorsOf, resolve, schemaOf, type Schema } from './schemas.ts';
import { undescribed } from './undescribed.ts';

const local = (schema: Schema) => ({ schema, base: 'https://minions-judge.example/protocol-1/common.json' });

describe('undescribed properties', () => {
  const point: Schema = { type: 'object', properties: { x: { type: 'integer' } } };

  test.each([
    ['none', point, { x: 1 }, []],
    ['one', point, { x: 1, y: 2 }, ['/y']],
    ['in a list', { items: point }, [{ x: 1 }, { z: 1 }], ['/1/z']],
    ['in a tuple', { items: [{ type: 'integer' }, point] }, [1, { z: 1 }], ['/1/z']],
    ['further down', { properties: { a: point } }, { a: { y: 1 } }, ['/a/y']],
    ['none of one choice', { oneOf: [{ const: 1 }, point] }, { x: 1 }, []],
    ['of every choice', { oneOf: [{ const: 1 }, point] }, { y: 1 }, ['/y']],
    ['none where any name is described', { additionalProperties: point }, { a: { x: 1 } }, []],
    ['but what is inside', { additionalProperties: point }, { a: { y: 1 } }, ['/a/y']],
    ['behind a reference', { $ref: '#/definitions/result' }, { scores: [1], winner: 2 }, ['/winner']],
    ['nothing inherited', point, { toString: 1 }, ['/toString']],
  ] as [string, Schema, unknown, string[]][])('%s', (_, schema, value, expected) => {
    expect(undescribed(local(schema), value)).toEqual(expected);
  });
});

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
    const places = (valuesOf(samples, 'to').flat() as number[]).filter((place) => Math.abs(place) < 100);
    expect([Math.min(...places), Math.max(...places)]).toEqual([-2, 7]);
  });

  test('cannot be made from what orders are not made of', () => {
    expect(() => arbitraryOf(local({ type: 'string' }), { id: 1, side: 1 })).toThrow('no orders can be made from');
  });
});

describe('values', () => {
  test('are changed all through', () => {
    const value = { a: [1, 'x', { b: true }], c: null };
    scramble(value);
    expect(value).toEqual({ a: [{ b: false }, 'x?'], c: null });
  });

  test('are frozen all through', () => {
    const value = freeze({ a: [{ b: 1 }] });
    expect(() => void (value.a[0]!.b = 2)).toThrow(TypeError);
  });

  test('are found by name', () => {
    expect(valuesOf({ id: 1, a: [{ id: 2, b: { id: 3 } }] }, 'id')).toEqual([1, 2, 3]);
  });
});
