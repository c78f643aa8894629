import type { TournamentState } from '../journal/tournament-state.ts';
import type { Rating, Ratings } from '../ratings/ratings.ts';

/** What should be known about the figures, in sentences. */
export function makeNotes({ participants }: TournamentState, { rows, neededGhost, fields }: Ratings): string[] {
  const ranked = rows.filter(({ rank, matches }) => rank !== null && matches > 0);
  if (ranked.length === 0) return [];
  const name = ({ bot }: Rating): string => participants[bot]!.name;
  const notes: string[] = [];
  const different = ranked.filter(({ rank, meanRank }) => rank !== meanRank);
  if (different.length > 0) {
    const most = different.toSorted((a, b) => findDistance(b) - findDistance(a))[0]!;
    notes.push(
      `Rank points alone would give another order for ${different.length} of ${ranked.length} bots; most for ` +
        `${name(most)}, which would have rank ${most.meanRank} instead of ${most.rank}.`,
    );
  }
  if (neededGhost) {
    notes.push(
      'Some bots only won or only lost against others. Their points are held in bounds by half a win and half a loss ' +
        'against an imaginary average bot.',
    );
  }
  if (fields.length > 1) {
    notes.push(`The bots fall into ${fields.length} groups that never met: points compare only within a group.`);
  }
  return notes;
}

const findDistance = ({ rank, meanRank }: Rating): number => Math.abs((rank ?? 0) - (meanRank ?? 0));
