import type { IndexedMatch } from '../store/matches.ts';
import type { MatchSeatRow } from '../store/tables.ts';

/** A match that was lost, and by how much. */
export interface LostMatch {
  readonly match: IndexedMatch;
  readonly own: MatchSeatRow;
  readonly winner: MatchSeatRow;
}

/** The matches that an entrant lost worst: the last places first, and of these the largest distance to the winner. */
export function findWorstMatches(matches: readonly IndexedMatch[], entrant: string, count: number): LostMatch[] {
  const lost = matches.flatMap((match): LostMatch[] => {
    const own = match.seats.find((seat) => seat.entrant === entrant);
    const winner = match.seats.find(({ place }) => place === 1);
    return own && winner && own.place > 1 ? [{ match, own, winner }] : [];
  });
  return lost.sort((a, b) => b.own.place - a.own.place || findGap(b) - findGap(a)).slice(0, count);
}

export const findGap = ({ own, winner }: LostMatch): number => winner.score - own.score;
