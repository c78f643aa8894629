import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { portableMath } from '../../../engine/core/portable-math.ts';

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** The relative difference, or the absolute one near zero. */
const differ = (one: number, other: number): number =>
  Object.is(one, other) ? 0 : Math.abs(one - other) / Math.max(1, Math.abs(other));

describe('functions that are the same in every engine', () => {
  const { sin, cos, tan, asin, acos, atan, exp, log, atan2, pow, hypot } = portableMath;

  test.each([
    ['sin', sin, Math.sin, -1000, 1000],
    ['cos', cos, Math.cos, -1000, 1000],
    ['tan', tan, Math.tan, -1.5, 1.5],
    ['asin', asin, Math.asin, -1, 1],
    ['acos', acos, Math.acos, -1, 1],
    ['atan', atan, Math.atan, -1e6, 1e6],
    ['exp', exp, Math.exp, -700, 700],
    ['log', log, Math.log, 1e-300, 1e300],
  ] as const)('%s is as exact as it can be used', (_, mine, theirs, min, max) => {
    fc.assert(fc.property(double(min, max), (x) => differ(mine(x), theirs(x)) < 4e-15));
  });

  test.each([
    ['atan2', atan2, Math.atan2],
    ['hypot', hypot, Math.hypot],
  ] as const)('%s too', (_, mine, theirs) => {
    fc.assert(fc.property(double(-1e6, 1e6), double(-1e6, 1e6), (x, y) => differ(mine(x, y), theirs(x, y)) < 4e-15));
  });

  test('pow too, of numbers that people use', () => {
    fc.assert(fc.property(double(1e-3, 1e3), double(-20, 20), (x, y) => differ(pow(x, y), Math.pow(x, y)) < 1e-12));
    fc.assert(fc.property(fc.integer({ min: -9, max: 9 }), fc.nat(12), (x, y) => pow(x, y) === Math.pow(x, y)));
  });

  test('what has no value, and what has no end, is as in Math', () => {
    const odd = [NaN, Infinity, -Infinity, 0, -0, 1, -1, 0.5];
    for (const x of odd) {
      for (const name of ['sin', 'cos', 'asin', 'acos', 'atan', 'exp', 'log'] as const)
        expect([name, x, differ(portableMath[name](x), Math[name](x)) < 1e-15]).toEqual([name, x, true]);
      for (const y of odd)
        for (const name of ['atan2', 'pow'] as const)
          expect([name, x, y, differ(portableMath[name](x, y), Math[name](x, y)) < 1e-15]).toEqual([name, x, y, true]);
    }
  });

  test('these numbers never change', () => {
    const points = [0.1, 1, 2.5, 10, 123.456];
    const rows = points.map((x) => [sin(x), cos(x), tan(x), atan(x), exp(x / 10), log(x), pow(x, 1.7), atan2(x, 3)]);
    expect(rows).toMatchInlineSnapshot(`
      [
        [
          0.09983341664682815,
          0.9950041652780257,
          0.10033467208545055,
          0.09966865249116204,
          1.010050167084168,
          -2.3025850929940455,
          0.01995262314968881,
          0.033320995878247196,
        ],
        [
          0.8414709848078965,
          0.5403023058681398,
          1.557407724654902,
          0.7853981633974483,
          1.1051709180756477,
          0,
          1,
          0.3217505543966422,
        ],
        [
          0.5984721441039564,
          -0.8011436155469337,
          -0.7470222972386602,
          1.1902899496825317,
          1.2840254166877414,
          0.9162907318741551,
          4.747861205827338,
          0.6947382761967031,
        ],
        [
          -0.5440211108893699,
          -0.8390715290764524,
          0.6483608274590867,
          1.4711276743037345,
          2.7182818284590455,
          2.302585092994046,
          50.11872336272724,
          1.2793395323170293,
        ],
        [
          -0.8039373685728238,
          -0.5947139710921575,
          1.351805082191763,
          1.5626964520979927,
          229946.05110989974,
          4.815884817283264,
          3593.9393411166316,
          1.5465009526408184,
        ],
      ]
    `);
  });
});
