import type { BlockScore } from './score-block.ts';
import { findMean } from '../../ratings/find-mean.ts';

/** How much it helped that both bots played on the same seeds. */
export interface SeedHelp {
  /** Between the points of the two over blocks: 1 when a seed that is good for one is as good for the other. */
  readonly correlation: number;
  /** How many times as many blocks different seeds would have needed for the same certainty. */
  readonly factor: number;
}

/** What the two got on one seed. */
export interface SeedPoints extends Pick<BlockScore, 'oldPoints' | 'newPoints'> {
  /** What else was the same in some blocks and not in others, as who the rivals were: that is no help of seeds. */
  readonly group?: string;
}

/** Null while nothing can be said: fewer than three blocks, or bots that always get the same. */
export function measureHelp(blocks: readonly SeedPoints[]): SeedHelp | null {
  const groups = blocks.map(({ group = '' }) => group);
  if (blocks.length - new Set(groups).size < 2) return null;
  const old = deviate(
    blocks.map(({ oldPoints }) => oldPoints),
    groups,
  );
  const fresh = deviate(
    blocks.map(({ newPoints }) => newPoints),
    groups,
  );
  const apart = multiply(old, old) + multiply(fresh, fresh);
  const together = apart - 2 * multiply(old, fresh);
  const spread = Math.sqrt(multiply(old, old) * multiply(fresh, fresh));
  if (spread < 1e-12 || together < 1e-12) return null;
  return { correlation: multiply(old, fresh) / spread, factor: apart / together };
}

/** From the mean of the group. */
function deviate(values: readonly number[], groups: readonly string[]): number[] {
  const means = new Map(
    [...new Set(groups)].map((group) => {
      const mine = values.filter((_, at) => groups[at] === group);
      return [group, findMean(mine)];
    }),
  );
  return values.map((value, at) => value - means.get(groups[at]!)!);
}

function multiply(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
}
