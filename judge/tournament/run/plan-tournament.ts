import type { Format } from '../../../protocol/types/tournament/definition.ts';
import type { Played } from '../../../protocol/types/tournament/record.ts';
import { makeMatchId, type TournamentState } from '../journal/tournament-state.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Block, BlockResult, Change, Plan, PlanDefinition, PlanFormat } from '../plan/plan.ts';
import { makeTables } from '../report/make-standings.ts';

/** What is to be played, from what definition and journal say. The secret decides all chance. */
export function planTournament(state: TournamentState, secret: string): Plan {
  const definition = makePlanDefinition(state, secret);
  // A first look at the blocks tells which of them are whole; formats that need results are planned with those.
  let plan = makePlan(definition);
  for (let known = -1; ;) {
    const results = collectResults(state, plan.blocks);
    if (results.length === known) break;
    known = results.length;
    plan = makePlan(definition, results);
  }
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
  };
}

function makeFormat(format: Format, numbers: ReadonlyMap<string, number>): PlanFormat {
  if (format.kind !== 'gauntlet') return format;
  return { ...format, challengers: format.challengers.map((name) => numbers.get(name)!) };
}

/** The blocks that need no more playing, with what came of them. */
function collectResults(state: TournamentState, blocks: readonly Block[]): BlockResult[] {
  const numbers = new Map(state.participants.map(({ name }, number) => [name, number]));
  const matches = new Map<number, Played[]>();
  for (const played of [...state.counted, ...state.outdated]) {
    matches.set(played.block, [...(matches.get(played.block) ?? []), played]);
  }
  const voided = new Set(state.voided.map(makeMatchId));
  return blocks.flatMap(({ number, seatings }) => {
    const played = matches.get(number) ?? [];
    const done = seatings.filter(
      (_, index) =>
        voided.has(makeMatchId({ block: number, match: index + 1 })) || played.some(({ match }) => match === index + 1),
    );
    if (done.length < seatings.length) return [];
    const faulted = played.flatMap(({ seats }) => seats.filter(({ verdict }) => verdict).map(({ name }) => name));
    return {
      block: number,
      tables: makeTables(state, played),
      faulted: [...new Set(faulted)].map((name) => numbers.get(name)!),
      seconds: played.reduce((sum, { measured }) => sum + measured.durationMs, 0) / 1000,
    };
  });
}
