import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyArrays, makeArrays, type Arrays, type Shape } from '../../../engine/core/arrays.ts';

const RANGES = { int8: 2 ** 7, int16: 2 ** 15, int32: 2 ** 31 };

const shapes: fc.Arbitrary<Shape> = fc
  .array(fc.tuple(fc.constantFrom('int8', 'int16', 'int32'), fc.nat({ max: 9 })), { maxLength: 8 })
  .map((fields) => Object.fromEntries(fields.map((field, index) => [`field${index}`, field])));

/** Writes a different number to every place, and says which. */
function fill(arrays: Arrays<Shape>, shape: Shape): Record<string, number[]> {
  let number = 0;
  const written: Record<string, number[]> = {};
  for (const [name, [kind, length]] of Object.entries(shape)) {
    const next = (): number => ((number += 1) * (number % 2 ? 1 : -1)) % RANGES[kind];
    written[name] = Array.from({ length }, next);
    arrays[name]!.set(written[name]);
  }
  return written;
}

const read = (arrays: Arrays<Shape>, shape: Shape): Record<string, number[]> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, [...arrays[name]!]]));

test('fields have their type and length, and start with nothing in them', () => {
  const arrays = makeArrays({ small: ['int8', 3], middle: ['int16', 5], large: ['int32', 2] });
  expect(arrays.small).toEqual(new Int8Array(3));
  expect(arrays.middle).toEqual(new Int16Array(5));
  expect(arrays.large).toEqual(new Int32Array(2));
});

test('fields do not overlap', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const arrays = makeArrays(shape);
      const written = fill(arrays, shape);
      expect(read(arrays, shape)).toEqual(written);
    }),
  );
});

test('a copy is equal and stands alone', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const arrays = makeArrays(shape);
      const written = fill(arrays, shape);
      const copy = copyArrays(arrays);
      expect(read(copy, shape)).toEqual(written);
      expect(copy.words).toEqual(arrays.words);
      copy.words.fill(0);
      expect(read(arrays, shape)).toEqual(written);
    }),
  );
});

test('every place of every field shows in the words', () => {
  fc.assert(
    fc.property(shapes, (shape) => {
      const arrays = makeArrays(shape);
      for (const [name, [, length]] of Object.entries(shape)) {
        for (let place = 0; place < length; place++) {
          arrays[name]![place] = -1;
          expect(arrays.words.some((word) => word !== 0)).toBe(true);
          arrays[name]![place] = 0;
        }
      }
      expect(arrays.words.every((word) => word === 0)).toBe(true);
    }),
  );
});

test('a state of many fields does not become a dictionary, which is slow to read', () => {
  setFlagsFromString('--allow-natives-syntax');
  const isFast = runInThisContext('(object) => %HasFastProperties(object)') as (object: object) => boolean;
  const shape = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, ['int8', 1] as const]));
  const made = Object.assign(makeArrays(shape), { round: 0, units: 1, map: {} });
  const copied = Object.assign(copyArrays(made), { round: 0, units: 1, map: {} });
  expect([isFast(made), isFast(copied)]).toEqual([true, true]);
});
