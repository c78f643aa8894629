import { findPlaces } from '../../dialogue/places.ts';
import type { Match } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { ResultBot } from '../../protocol/types/match/result.ts';
import type { Interruption } from './interruption.ts';
import type { MatchEnd } from './match-watcher.ts';
import type { Seat } from './seat.ts';

/** How a match ended, or where it was interrupted. `bots`: undefined for bots that were made up. */
export function makeMatchEnd(
  match: Match,
  seats: ByPlayer<Seat>,
  bots: ByPlayer<ResultBot> | undefined,
  { reason }: Interruption,
): Pick<MatchEnd, 'seats' | 'rounds' | 'interrupted'> {
  const scores = match.scores();
  const places = findPlaces(
    scores,
    byPlayer((player) => seats[player].isIn),
  );
  const standing = match.standing();
  return {
    seats: byPlayer((player) => {
      const { name, ...record } = seats[player].report();
      const bot = bots?.[player] ?? { source: name, digest: null };
      return {
        name,
        bot,
        score: scores[player],
        place: places[player],
        standing: standing[player],
        ...record,
      };
    }),
    rounds: match.played,
    interrupted: reason !== undefined && !match.isOver ? reason : null,
  };
}
