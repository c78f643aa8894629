import { expect, test } from 'vitest';
import { chooseShade } from '../../../tournament/report/pairs-table.ts';

test.each([
  [99.9, 'better', 'b3'],
  [93, 'better', 'b3'],
  // However probable: sure is what all pairs together allow.
  [99.9, undefined, 'b2'],
  [84, undefined, 'b1'],
  [50, undefined, 'even'],
  [20, undefined, 'w1'],
  [0.1, undefined, 'w2'],
  [0.1, 'worse', 'w3'],
] as const)('%f per cent, %s for sure: shade %s', (percent, sure, shade) => {
  expect(chooseShade(percent, sure)).toBe(shade);
});
