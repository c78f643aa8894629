import type { PlayedTable } from '../../tournament/ratings/played-table.ts';
import type { RatedBot } from '../../tournament/ratings/rate-bots.ts';
import type { Rating } from '../../tournament/ratings/ratings.ts';

export interface RatingRequest {
  readonly bots: readonly RatedBot[];
  /** Matches since the last request. */
  /** Whether those that were sent before do not count any more. */
  readonly isAll: boolean;
  readonly more: readonly PlayedTable[];
}

export interface RatingAnswer {
  readonly rows: readonly Rating[];
  /** How many matches they follow from. */
  readonly matches: number;
}
