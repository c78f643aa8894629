import type { BaseConfig } from '../../engine/core/game.ts';
import { seedOfPlayer } from '../../engine/core/generator.ts';
import type { Match, RoundOutcome } from '../../engine/core/match.ts';
import { byPlayer } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { makeStateMessage } from '../../dialogue/state-message.ts';
import type { Limits } from '../bot/limits.ts';
import { sharedState } from '../../dialogue/shared-state.ts';

/** A state as a bot gets it: plain data that a check may change before it is sent. */
export type StateMessage = Record<string, unknown>;

const SEED = 1;
const ME = 0;

/** A match in which player 0 is the bot under examination, and the others give no orders. */
export class Scene {
  private readonly match: Match;
  private last: RoundOutcome | undefined;

  constructor(
    game: PlayableGame,
    private readonly limits: Limits,
    config: BaseConfig = game.configure('text'),
  ) {
    this.match = game.start(config, SEED);
  }

  state(): StateMessage {
    const { limits, last, match } = this;
    const names = byPlayer((player) => (player === ME ? 'you' : `other${player}`));
    const bots = { names, alive: byPlayer(() => true), timeMs: last === undefined ? limits.startMs : limits.roundMs };
    const start = { seed: seedOfPlayer(SEED, ME), config: match.config, limits };
    const seat = { player: ME, rejected: last?.refused[ME] ?? [], ...(last === undefined ? { start } : {}) };
    return structuredClone(makeStateMessage(sharedState(match, bots, last), seat)) as StateMessage;
  }

  /** Plays the orders; returns how many of them the order rules let pass. */
  play(orders: readonly object[]): number {
    this.last = this.match.play([orders, [], [], []]);
    return this.last.accepted[ME].length;
  }
}

const UNIT_LISTS = ['units', 'soldiers', 'helicopters'];

/** The same state with none of my units in it. */
export function withoutMyUnits(state: StateMessage): StateMessage {
  const isMine = (unit: Record<string, unknown>): boolean => unit['player'] === ME || unit['clan'] === ME;
  const entries = Object.entries(state).map(([name, value]) => {
    const units = UNIT_LISTS.includes(name) ? (value as Record<string, unknown>[]) : undefined;
    return [name, units ? units.filter((unit) => !isMine(unit)) : value];
  });
  return Object.fromEntries(entries) as StateMessage;
}

/** The same state with fields that no version of the protocol has had so far. */
export function withUnknownFields(state: StateMessage): StateMessage {
  const unknown = { weather: { wind: [1, 2, 3], calm: true }, futureField: 'from a later version of the protocol' };
  const lists = Object.entries(state).map(([name, value]) => {
    const isUnits = UNIT_LISTS.includes(name) && Array.isArray(value);
    return [name, isUnits ? value.map((unit: object) => ({ ...unit, mood: 'sunny' })) : value];
  });
  return { ...Object.fromEntries(lists), ...unknown } as StateMessage;
}

/** The same state, with every order of the last answer refused. */
export function withRefusals(state: StateMessage, orders: number): StateMessage {
  const reason = 'refused to see what you do';
  const rejected = Array.from({ length: Math.max(1, orders) }, (_, order) => ({ order, reason }));
  return { ...state, last: { moves: [], rejected } };
}

/** The last message of a match. */
export function asOver(state: StateMessage): StateMessage {
  return { ...state, over: true, result: { scores: state['scores'], places: [1, 1, 1, 1] } };
}
