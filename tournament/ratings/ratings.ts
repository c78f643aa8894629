import type { ByPlayer } from '../../engine/core/players.ts';

/** What the results say about one bot. */
export interface Rating {
  /** Its id. */
  readonly bot: string;
  /** 1 is best, and equals share one; null for a bot that is not ranked. */
  readonly rank: number | null;
  /** Where nobody ties, 400 points more are odds of ten to one. */
  readonly points: number;
  /** Standard error of the points: 1.96 of it to either side is a 95 % interval. */
  readonly error: number;
  /** The best and the worst rank that the results do not exclude. */
  readonly rankRange: readonly [number, number] | null;
  /** Bots of one tier cannot be told from the best of it. */
  readonly tier: number | null;
  /** The mean share of rivals beaten, ties counting half; null for a bot that never played. */
  readonly meanRankPoints: number | null;
  /** The rank by that share. */
  readonly meanRank: number | null;
  readonly matches: number;
}

/** Plain data, the same bytes for the same tables in whatever order. */
export interface Ratings {
  /** Ranked bots from best to worst, then the others from best to worst. */
  readonly rows: readonly Rating[];
  /** By rows, twice: the probability that the first is the better one. ½ for a bot and itself. */
  readonly superiority: readonly (readonly number[])[];
  /** By rows: the rows of the ranked bots than which it is surely better. All of these statements are right in 19 tournaments of 20. */
  readonly surelyAbove: readonly (readonly number[])[];
  /** By table as given, then by seat: by how many points that match alone moved the rating of that bot, about. */
  readonly pulls: readonly Readonly<ByPlayer<number>>[];
  /** Whether some results go only one way, so that values are finite only thanks to the ghost. */
  readonly neededGhost: boolean;
  /** The bots by fields that never met; one field is as it should be. Bots that never played are in none. */
  readonly fields: readonly (readonly string[])[];
  /** How likely ties are: δ by the number of bots in one, as far as any were seen. */
  readonly ties: readonly { readonly bots: number; readonly delta: number }[];
  readonly blocks: number;
  /** Which share of every rating may be luck that came from tables chosen by results; 0 where they were not. */
  readonly stretch: number;
}
