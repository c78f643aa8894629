/** A variance that is itself estimated, as well as one from so many independent squares. */
export interface Estimate {
  readonly variance: number;
  readonly degrees: number;
}

/**
 * What all blocks say of how much seeds matter counts as much as so many blocks of the bot itself. Fewer, and after one
 * cycle the tails are too heavy; more, and a bot to which seeds matter more than to others is taken for one of them. From
 * 8 to 16 the rule keeps its word; see docs/statistics.md.
 */
export const BLOCKS_OF_THE_FIELD = 16;

/**
 * The variance of a worth or of a difference. What its own few blocks show is drawn towards what the model expects, times
 * the dispersion of the whole field; it is never less than if all matches were independent, for a bot that always won
 * shows no spread at all, and yet is not known exactly.
 */
export function moderateVariance(plain: number, clustered: number, dispersion: number, blocks: number): Estimate {
  const degrees = BLOCKS_OF_THE_FIELD + blocks;
  const usual = Math.max(1, dispersion) * plain;
  const moderated = (BLOCKS_OF_THE_FIELD * usual + blocks * clustered) / degrees;
  return { variance: Math.max(0, plain, moderated), degrees };
}
