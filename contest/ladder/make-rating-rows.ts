import type { RatingRow } from '../store/tables.ts';
import type { RatingAnswer } from './rating-messages.ts';

/** What is kept of a fit: the rows of those who play, in thousandths of a point. */
export function makeRatingRows(answer: RatingAnswer, isActive: (entrant: string) => boolean, at: string): RatingRow[] {
  return answer.rows
    .filter(({ bot, matches }) => matches > 0 && isActive(bot))
    .map(({ bot, matches, points, error, rank }) => ({
      entrant: bot,
      after_matches: answer.matches,
      at,
      matches,
      rating: Math.round(points * 1000),
      error: Math.round(error * 1000),
      rank,
    }));
}
