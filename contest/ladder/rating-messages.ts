import type { RatedBot } from '../../tournament/ratings/rate-bots.ts';
import type { Rating } from '../../tournament/ratings/ratings.ts';

export interface RatingRequest {
  /** In the order of their numbers. */
  readonly bots: readonly RatedBot[];
  /** Whether the matches that were sent before do not count any more. */
  readonly isAll: boolean;
  /** Matches since the last request: the content of packed tables. */
  readonly more: Int32Array<ArrayBuffer>;
}

export interface RatingAnswer {
  readonly rows: readonly Rating[];
  /** How many matches they follow from. */
  readonly matches: number;
}
