// What the steps of the contract are made from: each must do what it is there for.
import { describe, expect, test } from 'vitest';
import { findUndescribed } from '../../../../judge/games/contract/find-undescribed.ts';
import { freezeAll } from '../../../../judge/games/contract/freeze-all.ts';
import { listValues } from '../../../../judge/games/contract/list-values.ts';
import { scramble } from '../../../../judge/games/contract/scramble.ts';
import type { Shape } from '../../../../judge/games/contract/shape.ts';

describe('undescribed properties', () => {
  const definitions = { result: { type: 'object', properties: { scores: { items: { type: 'integer' } } } } };
  const point: Shape = { type: 'object', properties: { x: { type: 'integer' } } };

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
    ['none where everything is allowed', {}, { a: { b: 1 } }, []],
    ['none in an object of which nothing is said', { type: 'object' }, { a: { b: 1 } }, []],
    ['nothing inherited', point, { toString: 1 }, ['/toString']],
  ] as [string, Shape, unknown, string[]][])('%s', (_, schema, value, expected) => {
    expect(findUndescribed({ ...schema, definitions } as Shape, value)).toEqual(expected);
  });
});

describe('values', () => {
  test('are changed all through', () => {
    const value = { a: [1, 'x', { b: true }], c: null };
    scramble(value);
    expect(value).toEqual({ a: [{ b: false }, 'x?'], c: null });
  });

  test('are frozen all through', () => {
    const value = freezeAll({ a: [{ b: 1 }] });
    expect(() => void (value.a[0]!.b = 2)).toThrow(TypeError);
  });

  test('are found by name', () => {
    expect(listValues({ id: 1, a: [{ id: 2, b: { id: 3 } }] }, 'id')).toEqual([1, 2, 3]);
  });
});
