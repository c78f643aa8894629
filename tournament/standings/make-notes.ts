import type { Rating, Ratings } from '../ratings/ratings.ts';

/** What should be known about the figures. */
export interface RatingFacts {
  /** How many of the ranked bots rank points alone would order otherwise, and the one that would move most. */
  readonly reordered: { readonly count: number; readonly of: number; readonly most: Rating } | undefined;
  readonly neededGhost: boolean;
  /** How many groups of bots never met each other. */
  readonly fields: number;
}

export function findFacts({ rows, neededGhost, fields }: Ratings): RatingFacts | undefined {
  const ranked = rows.filter(({ rank, matches }) => rank !== null && matches > 0);
  if (ranked.length === 0) return undefined;
  const different = ranked.filter(({ rank, meanRank }) => rank !== meanRank);
  const [most] = different.toSorted((a, b) => findDistance(b) - findDistance(a));
  const reordered = most && { count: different.length, of: ranked.length, most };
  return { reordered, neededGhost, fields: fields.length };
}

const findDistance = ({ rank, meanRank }: Rating): number => Math.abs((rank ?? 0) - (meanRank ?? 0));

/** The same in sentences. */
export function makeNotes(facts: RatingFacts | undefined, showName: (id: string) => string): string[] {
  const notes: string[] = [];
  if (facts?.reordered) {
    const { count, of, most } = facts.reordered;
    notes.push(
      `Rank points alone would give another order for ${count} of ${of} bots; most for ` +
        `${showName(most.bot)}, which would have rank ${most.meanRank} instead of ${most.rank}.`,
    );
  }
  if (facts?.neededGhost) {
    notes.push(
      'Some bots only won or only lost against others. Their points are held in bounds by half a win and half a loss ' +
        'against an imaginary average bot.',
    );
  }
  if (facts && facts.fields > 1) {
    notes.push(`The bots fall into ${facts.fields} groups that never met: points compare only within a group.`);
  }
  return notes;
}
