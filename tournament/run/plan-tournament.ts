import type { Format } from '../../protocol/types/tournament/definition.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { BlockResult, Change, Plan, PlanDefinition, PlanFormat } from '../plan/plan.ts';
import { makePlayedTables } from '../journal/make-played-tables.ts';

/** What is to be played, from what definition and journal say. The secret decides all chance. */
export function planTournament(state: TournamentState, secret: string): Plan {
  const definition = makePlanDefinition(state, secret);
  const plan = makePlan(definition, collectResults(state));
  if (state.endsBefore === undefined) return plan;
  return { ...plan, blocks: plan.blocks.filter(({ number }) => number < state.endsBefore!), isComplete: true };
}

export function makePlanDefinition(state: TournamentState, secret: string): PlanDefinition {
  const { definition, participants } = state;
  const numbers = new Map(participants.map(({ name }, number) => [name, number]));
  return {
    format: makeFormat(definition.format, numbers),
    seats: definition.seats,
    secret,
    entrants: definition.entrants.map(({ name }) => numbers.get(name)!),
    house: definition.houseBots.map(({ name }) => numbers.get(name)!),
    changes: state.changes.map((change): Change => {
      const name = change.kind === 'withdrawn' ? change.name : change.entrant.name;
      return { kind: change.kind, entrant: numbers.get(name)!, fromBlock: change.fromBlock };
    }),
    extensions: state.extensions.map(({ to }) => to),
  };
}

function makeFormat(format: Format, numbers: ReadonlyMap<string, number>): PlanFormat {
  if (format.kind !== 'gauntlet') return format;
  return { ...format, challengers: format.challengers.map((name) => numbers.get(name)!) };
}

/** What came of each block so far. */
function collectResults(state: TournamentState): BlockResult[] {
  const numbers = new Map(state.participants.map(({ name }, number) => [name, number]));
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
    const faulted = played.flatMap(({ seats }) => seats.filter(({ verdict }) => verdict).map(({ name }) => name));
    return {
      block,
      decided: played.length + neverPlayed.filter((match) => match.block === block).length,
      tables: makePlayedTables(state, played),
      counted: makePlayedTables(
        state,
        played.filter((match) => !voided.includes(match)),
      ),
      faulted: [...new Set(faulted)].map((name) => numbers.get(name)!),
      seconds: played.reduce((sum, { measured }) => sum + measured.durationMs, 0) / 1000,
    };
  });
}
