import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeJson } from '../../dialogue/make-json.ts';

/** Lists and objects, some of them frozen, as deep as views are and deeper. */
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(fc.integer(), fc.string({ unit: 'binary' }), fc.boolean(), fc.constantFrom(null, 0.5, -0)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(tie('value'), { maxLength: 4 }).map((items) => Object.freeze(items)),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }).map((fields) => Object.freeze(fields)),
  ),
}));

test('whatever is frozen in it, it is what JSON.stringify makes, once and again', () => {
  const property = fc.property(fc.dictionary(fc.string(), anyValue), (value) => {
    expect(makeJson(value)).toBe(JSON.stringify(value));
    expect(makeJson(value)).toBe(JSON.stringify(value));
  });
  fc.assert(property, { numRuns: 1000 });
});

test('lists of objects with a frozen list in them, of which the rest changes', () => {
  const cells = Object.freeze([Object.freeze([1, 2])]);
  for (const owner of [-1, 0, 3]) {
    const view = { cities: [{ cells, owner }], none: undefined, empty: [] };
    expect(makeJson(view)).toBe(`{"cities":[{"cells":[[1,2]],"owner":${owner}}],"empty":[]}`);
  }
});
