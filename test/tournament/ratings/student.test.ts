import { expect, test } from 'vitest';
import { measureUpperTail } from '../../../tournament/ratings/normal.ts';
import { measureStudentTail } from '../../../tournament/ratings/student.ts';

// The critical values of printed tables.
test.each([
  [1, 1, 0.25],
  [6.313752, 1, 0.05],
  [4.302653, 2, 0.025],
  [3.182446, 3, 0.025],
  [4.604095, 4, 0.005],
  [2.228139, 10, 0.025],
  [2.946713, 15, 0.005],
  [3.849516, 20, 0.0005],
  [2.660283, 60, 0.005],
])('the chance of more than %f with %i degrees of freedom is %f', (x, degrees, chance) => {
  expect(measureStudentTail(x, degrees)).toBeCloseTo(chance, 6);
  expect(measureStudentTail(-x, degrees)).toBeCloseTo(1 - chance, 6);
});

test('with many degrees of freedom it is the normal distribution', () => {
  for (const x of [-3, 0, 0.5, 2, 4]) expect(measureStudentTail(x, 1e6)).toBeCloseTo(measureUpperTail(x), 6);
});

test('far out it stays a chance', () => {
  for (const degrees of [1, 2, 17, 400]) {
    expect(measureStudentTail(1e9, degrees)).toBeGreaterThanOrEqual(0);
    expect(measureStudentTail(1e9, degrees)).toBeLessThan(1e-6);
  }
});
