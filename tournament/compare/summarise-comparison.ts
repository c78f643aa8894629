import type { ComparedBot, ComparisonResult } from '../../protocol/types/compare/result.ts';
import type { Entrant, Score } from '../../protocol/types/tournament/definition.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import { findVersion, makeShowName } from '../folder/private-table.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import {
  readBlocks,
  requireFormat,
  type Appearance,
  type ComparedBlock,
  type ComparedPair,
} from './compared-blocks.ts';
import { roundFigure } from './figures.ts';
import { findLost } from './find-lost.ts';
import { makeNotes } from './make-notes.ts';
import { measureParts, measureRivals, measureSeats } from './measure-gains.ts';
import { measureTimes } from './measure-times.ts';
import { findDecision } from './statistics/find-decision.ts';
import { judgeComparison } from './statistics/judge-comparison.ts';
import { measureHelp, type SeedHelp, type SeedPoints } from './statistics/measure-help.ts';
import { findMean } from '../ratings/find-mean.ts';

/** A comparison with what no second run would give again. */
export interface Summary {
  readonly result: ComparisonResult;
  readonly times: NonNullable<ComparisonResult['times']>;
  /** The blocks that count. */
  readonly blocks: readonly ComparedBlock[];
}

/** What definition and journal say of two bots: the blocks up to the decision count, and none behind it. */
export function summariseComparison(state: TournamentState, table: PrivateTable): Summary {
  const format = requireFormat(state);
  const whole = readBlocks(state).slice(0, format.blocks);
  const decision = findDecision(
    whole.map(({ score }) => score),
    format,
  );
  const blocks = whole.slice(0, decision?.blocks);
  const pairs = blocks.flatMap((block) => block.pairs);
  const { definition, seals } = state;
  const showName = makeShowName(table);
  const { mean, interval, verdict, blocksLeft } = judgeComparison(
    blocks.map(({ score }) => score),
    format,
  );
  const result: Omit<ComparisonResult, 'notes'> = {
    comparison: 1,
    game: definition.game,
    rules: definition.config.rules,
    verdict,
    isFinal: decision !== undefined || blocks.length === format.blocks,
    confidence: format.confidence,
    margin: format.margin,
    design: format.design,
    ...(format.score !== undefined && { score: format.score }),
    blocks: blocks.length,
    matchesPerBlock: 2 * format.seats,
    mean: roundFigure(mean),
    interval: [roundFigure(interval.low), roundFigure(interval.high)],
    blocksLeft,
    old: describeBot(findFiles(table, definition.entrants[0]!), 'old', blocks, pairs),
    new: describeBot(findFiles(table, definition.entrants[1]!), 'new', blocks, pairs),
    rivals: measureRivals(
      pairs,
      definition.houseBots.map((bot) => ({ ...findFiles(table, bot), id: bot.id, name: showName(bot.id) })),
    ),
    seats: measureSeats(pairs),
    parts: measureParts(pairs),
    help: roundHelp(measureHelp(format.score === undefined ? blocks : blocks.map(listPoints(format.score)))),
    lost: findLost(pairs, showName),
    secret: seals[0]!.secret ?? null,
  };
  return { result: { ...result, notes: makeNotes(result) }, times: measureTimes(pairs), blocks };
}

/** What people named a bot when it entered, and what it is made of, as far as that is known. */
function findFiles(table: PrivateTable, { id, commitment }: Entrant): { source: string; digest: string | null } {
  const { source = id, digest = null } = findVersion(table, id, commitment) ?? {};
  return { source, digest };
}

/** What the two got, and against whom: points where these are compared, and the share of rivals beaten otherwise. */
const listPoints =
  (score: Score) =>
  ({ pairs, oldPoints, newPoints }: ComparedBlock): SeedPoints => {
    const group = pairs
      .flatMap(({ old }) => old.played.seats.map(({ id }) => id))
      .sort()
      .join(' ');
    if (score !== 'points') return { oldPoints, newPoints, group };
    const mean = (which: 'old' | 'new'): number => findMean(pairs.map((pair) => pair[which].seat.score));
    return { oldPoints: mean('old'), newPoints: mean('new'), group };
  };

function describeBot(
  { source, digest }: { readonly source: string; readonly digest: string | null },
  which: 'old' | 'new',
  blocks: readonly ComparedBlock[],
  pairs: readonly ComparedPair[],
): ComparedBot {
  const appearances = pairs.map((pair): Appearance => pair[which]);
  const faults: Record<string, number> = {};
  for (const { seat } of appearances) {
    if (seat.verdict) faults[seat.verdict.code] = (faults[seat.verdict.code] ?? 0) + 1;
  }
  const points = blocks.map(({ oldPoints, newPoints }) => (which === 'old' ? oldPoints : newPoints));
  return {
    source,
    digest,
    points: points.length === 0 ? null : roundFigure(findMean(points)),
    matches: appearances.length,
    faults,
    refused: appearances.length === 0 ? 0 : roundFigure(findMean(appearances.map(({ seat }) => seat.refused))),
  };
}

const roundHelp = (help: SeedHelp | null): SeedHelp | null =>
  help && { correlation: roundFigure(help.correlation), factor: roundFigure(help.factor) };
