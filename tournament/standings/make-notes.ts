import type { TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { Qualified } from './find-qualification.ts';
import type { Rating, Ratings } from '../ratings/ratings.ts';

/** What should be known about the figures. */
export interface RatingFacts {
  /** How many of the ranked bots rank points alone would order otherwise, and the one that would move most. */
  readonly reordered: { readonly count: number; readonly of: number; readonly most: Rating } | undefined;
  readonly neededGhost: boolean;
  /** How many groups of bots never met each other. */
  readonly fields: number;
  /** How many rounds a Swiss tournament needs that has too few, so that its errors are too small. */
  readonly neededRounds: number | undefined;
}

/** With fewer rounds for so many bots, error bars of Swiss tournaments are too short in simulations: see docs/statistics.md. */
const MIN_SWISS_ROUNDS_A_BOT = 4 / 15;

export function findFacts(
  { rows, neededGhost, fields, blocks }: Ratings,
  { kind }: TournamentDefinition['format'],
): RatingFacts | undefined {
  const ranked = rows.filter(({ rank, matches }) => rank !== null && matches > 0);
  if (ranked.length === 0) return undefined;
  const different = ranked.filter(({ rank, meanRank }) => rank !== meanRank);
  const [most] = different.toSorted((a, b) => findDistance(b) - findDistance(a));
  const reordered = most && { count: different.length, of: ranked.length, most };
  const rounds = blocks / Math.ceil(ranked.length / 4);
  const least = Math.ceil(MIN_SWISS_ROUNDS_A_BOT * ranked.length);
  const neededRounds = kind === 'swiss' && rounds < least ? least : undefined;
  return { reordered, neededGhost, fields: fields.length, neededRounds };
}

const findDistance = ({ rank, meanRank }: Rating): number => Math.abs((rank ?? 0) - (meanRank ?? 0));

/** Why there is no winner, bot by bot, where nobody passed the qualification. */
export function explainNobody(qualification: readonly Qualified[], showName: (id: string) => string): string[] {
  if (qualification.length === 0 || qualification.some(({ problem }) => problem === undefined)) return [];
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
  if (facts?.neededRounds !== undefined) {
    notes.push(
      'In a Swiss tournament bots meet those with results like theirs, and early luck is corrected late: error bars and rank ranges ' +
        `are too narrow. A field of this size needs at least ${facts.neededRounds} rounds.`,
    );
  }
  return notes;
}
