import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNth } from '../../../contest/ladder/find-nth.ts';

test('what would be at a place if all were sorted', () => {
  const numbers = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: true })), { minLength: 1 });
  fc.assert(
    fc.property(numbers, fc.nat(), (values, at) => {
      const place = at % values.length;
      // -0 and 0 are equal, and sorted apart.
      expect(findNth(Float64Array.from(values), place) + 0).toBe(Float64Array.from(values).sort()[place]! + 0);
    }),
  );
});
