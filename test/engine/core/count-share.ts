import { expect } from 'vitest';
import { SeededGenerator } from '../../../engine/core/generator.ts';

/** Four times the standard deviation of a share of one half in 10,000 draws. */
const TOLERANCE = 0.02;

/** How often something happens, as a share of so many times: all drawn from one generator, and so the same every time. */
export function countShare(times: number, happens: (rng: SeededGenerator) => boolean): number {
  const rng = new SeededGenerator(1);
  let count = 0;
  for (let time = 0; time < times; time++) if (happens(rng)) count += 1;
  return count / times;
}

export function expectShare(share: number, expected: number): void {
  expect(Math.abs(share - expected), `a share of ${share} instead of ${expected}`).toBeLessThan(TOLERANCE);
}
