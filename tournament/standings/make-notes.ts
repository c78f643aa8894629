import { hasNobodyPassed, type Qualified } from './find-qualification.ts';
import type { Rating, Ratings } from '../ratings/ratings.ts';

/** What should be known about the figures. */
export interface RatingFacts {
  /** How many of the ranked bots rank points alone would order otherwise, and the one that would move most. */
  readonly reordered: { readonly count: number; readonly of: number; readonly most: Rating } | undefined;
  readonly neededGhost: boolean;
  /** How many groups of bots never met each other. */
  readonly fields: number;
  /** Which share of every rating may be luck that came from tables chosen by results. */
  readonly stretch: number;
}

/** Less of it is not worth a sentence. */
const NOTABLE_STRETCH = 0.1;

export function findFacts({ rows, neededGhost, fields, stretch }: Ratings): RatingFacts | undefined {
  const ranked = rows.filter(({ rank, matches }) => rank !== null && matches > 0);
  if (ranked.length === 0) return undefined;
  const different = ranked.filter(({ rank, meanRank }) => rank !== meanRank);
  const [most] = different.toSorted((a, b) => findDistance(b) - findDistance(a));
  const reordered = most && { count: different.length, of: ranked.length, most };
  return { reordered, neededGhost, fields: fields.length, stretch };
}

const findDistance = ({ rank, meanRank }: Rating): number => Math.abs((rank ?? 0) - (meanRank ?? 0));

/** Why there is no winner, bot by bot, where nobody passed the qualification. */
export function explainNobody(qualification: readonly Qualified[], showName: (id: string) => string): string[] {
  if (!hasNobodyPassed(qualification)) return [];
  return [
    'Nobody passed the qualification, so there is no play-off and no final. Choose weaker house bots with --house, or another format.',
    ...qualification.map(({ id, problem }) => `${showName(id)}: ${problem}.`),
  ];
}

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
  if (facts && facts.stretch >= NOTABLE_STRETCH) {
    notes.push(
      'Tables of a Swiss tournament follow its results, so that bots that were lucky meet others that were. Up to ' +
        `${(100 * facts.stretch).toFixed(0)} % of every distance from 0 may be that. Error bars, rank ranges and superiority ` +
        'allow for it; more rounds, or a round robin, make it smaller.',
    );
  }
  return notes;
}
