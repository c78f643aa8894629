import { PLAYERS } from '../engine/core/players.ts';
import { makeGivenOrders } from './compare-refusals.ts';
import type { Stepped } from './step-through.ts';

/** What a replay holds, for notebooks and plots: a record for each line of the table. */
export type ExportRecord = Readonly<Record<string, unknown>>;

/** The records that follow from one line of a replay. */
export type ListRecords = (stepped: Stepped) => ExportRecord[];

/** The whole board at the beginning of every round, and at the end: what all players are sent, and what led to it. */
export const listFrames: ListRecords = ({ stepper, step }) => {
  if (step?.kind === 'end') return [];
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
  return [{ ...opening, ...match.view(), moves: step?.outcome.moves ?? [], ...(isOver ? { over: true } : {}) }];
};

/** Every order that was given, and why it was refused if it was. */
export const listOrders: ListRecords = ({ stepper, step }) => {
  if (step?.kind !== 'round') return [];
  const given = makeGivenOrders(step.round);
  return PLAYERS.flatMap((player) => {
    const refused = new Map((step.round.rejected?.[player] ?? []).map(({ order, reason }) => [order, reason]));
    const opening = { round: step.round.round, player, name: stepper.header.names[player] };
    return given[player].map((order, index) => ({ ...opening, index, refused: refused.get(index) ?? null, ...order }));
  });
};

/** What happened in every round, in order, and why. */
export const listEvents: ListRecords = ({ step }) => {
  if (step?.kind !== 'round') return [];
  return step.events.map((event, index) => ({ round: step.round.round, index, ...event }));
};

/** The points of each player, and what else the game counts, at the beginning of every round and at the end. */
export const listScores: ListRecords = ({ stepper: { match, header, alive }, step }) => {
  if (step?.kind === 'end') return [];
  const [scores, standing] = [match.scores(), match.standing()];
  return PLAYERS.map((player) => ({
    round: match.round,
    player,
    name: header.names[player],
    score: scores[player],
    alive: alive[player],
    ...standing[player],
  }));
};
