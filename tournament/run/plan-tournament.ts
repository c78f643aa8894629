import type { Played } from '../../protocol/types/tournament/record.ts';
import { findChanged, type TournamentState } from '../journal/tournament-state.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { BlockResult, Plan, PlanDefinition } from '../plan/plan.ts';
import { makePlayedTable } from '../journal/make-played-table.ts';

/** What is to be played, from what definition and journal say. The secret decides all chance. */
export function planTournament(state: TournamentState, secret: string): Plan {
  const definition = makePlanDefinition(state, secret);
  const plan = makePlan(definition, collectResults(state));
  if (state.endsBefore === undefined) return plan;
  return { ...plan, blocks: plan.blocks.filter(({ number }) => number < state.endsBefore!), isComplete: true };
}

export function makePlanDefinition(
  { definition, changes, extensions, scheduled }: TournamentState,
  secret: string,
): PlanDefinition {
  return {
    format: definition.format,
    seats: definition.seats,
    secret,
    entrants: definition.entrants.map(({ id }) => id),
    house: definition.houseBots.map(({ id }) => id),
    changes: changes.map((change) => ({
      kind: change.kind,
      entrant: findChanged(change),
      fromBlock: change.fromBlock,
    })),
    extensions: extensions.map(({ to }) => to),
    scheduled,
    seeding: definition.seeding,
  };
}

/** What came of each block so far. */
function collectResults(state: TournamentState): BlockResult[] {
  const counted = [...state.counted, ...state.outdated];
  const voided = state.voided.flatMap(({ played }) => played ?? []);
  const neverPlayed = state.voided.filter(({ played }) => !played);
  const blocks = new Map<number, Played[]>(neverPlayed.map(({ block }) => [block, []]));
  for (const match of [...counted, ...voided]) {
    const others = blocks.get(match.block);
    if (others) others.push(match);
    else blocks.set(match.block, [match]);
  }
  return Array.from(blocks, ([block, matches]) => {
    const played = matches.toSorted((a, b) => a.match - b.match);
    const faulted = played.flatMap(({ seats }) => seats.filter(({ verdict }) => verdict).map(({ id }) => id));
    return {
      block,
      decided: played.length + neverPlayed.filter((match) => match.block === block).length,
      tables: played.map(makePlayedTable),
      counted: played.filter((match) => !voided.includes(match)).map(makePlayedTable),
      faulted: [...new Set(faulted)],
      seconds: played.reduce((sum, { measured }) => sum + measured.durationMs, 0) / 1000,
    };
  });
}
