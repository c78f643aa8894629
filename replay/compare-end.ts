import type { Match } from '../engine/core/match.ts';
import { byPlayer, PLAYERS } from '../engine/core/players.ts';
import { findPlaces } from '../dialogue/places.ts';
import type { Fault } from '../protocol/types/common.ts';
import type { ReplayEnd } from '../protocol/types/replay/end.ts';
import type { FaultRecord } from './fault-record.ts';

/** What is wrong with the last line of a replay, in words. */
export function compareEnd(end: ReplayEnd, match: Match, { faults }: FaultRecord): string | undefined {
  const { interrupted, scores, places, verdicts } = end;
  if (interrupted === undefined && !match.isOver) return `it ends before round ${match.round} was played`;
  const points = match.scores();
  if (String(scores) !== String(points)) return `the points are ${points.join(' ')}, not ${scores.join(' ')}`;
  for (const player of PLAYERS) {
    const problem = compareVerdict(verdicts[player] ?? undefined, faults[player], end, match);
    if (problem !== undefined) return `player ${player}: ${problem}`;
  }
  const expected = findPlaces(
    points,
    byPlayer((player) => verdicts[player] === null),
  );
  if (String(places) !== String(expected)) return `the places are ${expected.join(' ')}, not ${places.join(' ')}`;
  return undefined;
}

function compareVerdict(
  verdict: Fault | undefined,
  fault: Fault | undefined,
  { interrupted }: ReplayEnd,
  match: Match,
): string | undefined {
  if (!verdict) return fault && `it went out in round ${fault.round}, and has no verdict`;
  if (!fault) {
    // A bot may go out in the round that was interrupted, which is not recorded.
    const isUnfinished = interrupted !== undefined && verdict.round === match.round;
    return isUnfinished ? undefined : `it has the verdict "${verdict.code}", and no fault is recorded`;
  }
  const isSame = (['player', 'code', 'round', 'reason'] as const).every((field) => verdict[field] === fault[field]);
  return isSame ? undefined : `its verdict is not the fault of round ${fault.round}`;
}
