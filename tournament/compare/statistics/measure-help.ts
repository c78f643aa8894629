import type { BlockScore } from './score-block.ts';

/** How much it helped that both bots played on the same seeds. */
export interface SeedHelp {
  /** Between the points of the two over blocks: 1 when a seed that is good for one is as good for the other. */
  readonly correlation: number;
  /** How many times as many blocks different seeds would have needed for the same certainty. */
  readonly factor: number;
}

/** Null while nothing can be said: fewer than three blocks, or bots that always get the same. */
export function measureHelp(blocks: readonly BlockScore[]): SeedHelp | null {
  if (blocks.length < 3) return null;
  const old = deviate(blocks.map(({ oldPoints }) => oldPoints));
  const fresh = deviate(blocks.map(({ newPoints }) => newPoints));
  const apart = multiply(old, old) + multiply(fresh, fresh);
  const together = apart - 2 * multiply(old, fresh);
  const spread = Math.sqrt(multiply(old, old) * multiply(fresh, fresh));
  if (spread < 1e-12 || together < 1e-12) return null;
  return { correlation: multiply(old, fresh) / spread, factor: apart / together };
}

function deviate(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function multiply(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}
