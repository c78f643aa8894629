import type { TournamentState } from '../journal/tournament-state.ts';
import type { End } from '../run/run-tournament.ts';
import { readBlocks, requireFormat } from './compared-blocks.ts';
import { findDecision } from './statistics/find-decision.ts';

/** Where a comparison has decided; undefined while it has not. */
export function findEnd(state: TournamentState): End | undefined {
  const scores = readBlocks(state).map(({ score }) => score);
  const decision = findDecision(scores, requireFormat(state));
  return decision && { fromBlock: decision.blocks + 1, reason: decision.verdict };
}
