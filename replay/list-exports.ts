import { PLAYERS } from '../engine/core/players.ts';
import { makeGivenOrders } from './compare-refusals.ts';
import { stepThroughHolding, type NamedReplay } from './step-through-holding.ts';
import type { ReplayStepper } from './replay-stepper.ts';

/** What a replay holds, for notebooks and plots: a record for each line of the table. */
export type ExportRecord = Readonly<Record<string, unknown>>;

export type ListRecords = (replay: NamedReplay) => AsyncGenerator<ExportRecord>;

/** The whole board at the beginning of every round, and at the end: what all players are told, and what led to it. */
export const listFrames: ListRecords = async function* (replay) {
  for await (const { stepper, step } of stepThroughHolding(replay)) {
    if (step?.kind === 'end') continue;
    const { match, header, alive } = stepper;
    const { round, config, isOver } = match;
    const opening = {
      game: match.game,
      round,
      rounds: config.rounds,
      names: header.names,
      scores: match.scores(),
      alive,
    };
    yield { ...opening, ...match.view(), moves: step?.outcome.moves ?? [], ...(isOver ? { over: true } : {}) };
  }
};

/** Every order that was given, and why it was refused if it was. */
export const listOrders: ListRecords = async function* (replay) {
  for await (const { stepper, step } of stepThroughHolding(replay)) {
    if (step?.kind !== 'round') continue;
    const given = makeGivenOrders(step.round);
    for (const player of PLAYERS) {
      const refused = new Map((step.round.rejected?.[player] ?? []).map(({ order, reason }) => [order, reason]));
      const opening = { round: step.round.round, player, name: stepper.header.names[player] };
      for (const [index, order] of given[player].entries()) {
        yield { ...opening, index, refused: refused.get(index) ?? null, ...order };
      }
    }
  }
};

/** The points of each player, and what else the game counts, at the beginning of every round and at the end. */
export const listScores: ListRecords = async function* (replay) {
  for await (const { stepper, step } of stepThroughHolding(replay)) {
    if (step?.kind !== 'end') yield* makeScores(stepper);
  }
};

function makeScores({ match, header, alive }: ReplayStepper): ExportRecord[] {
  const [scores, standing] = [match.scores(), match.standing()];
  return PLAYERS.map((player) => ({
    round: match.round,
    player,
    name: header.names[player],
    score: scores[player],
    alive: alive[player],
    ...standing[player],
  }));
}
