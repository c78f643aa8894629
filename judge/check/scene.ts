import type { BaseConfig } from '../../engine/core/game.ts';
import { byPlayer } from '../../engine/core/players.ts';
import { openDialogue, type Dialogue } from '../../dialogue/open-dialogue.ts';
import type { Rejection } from '../../protocol/types/common.ts';
import type { Limits } from '../bot/limits.ts';
import type { LoadedGame } from '../games/loaded-game.ts';

/** A state as a bot gets it: plain data that a check may change before it is sent. */
export type StateMessage = Record<string, unknown>;

const SEED = 1;
const ME = 0;
const NAMES = byPlayer((player) => (player === ME ? 'you' : `other${player}`));
const ALL_ALIVE = byPlayer(() => true);

/** A match in which player 0 is the bot under examination, and the others give no orders. */
export class Scene {
  private readonly dialogue: Dialogue;

  constructor(game: LoadedGame, limits: Limits, config: BaseConfig = game.configure('text')) {
    this.dialogue = openDialogue(game.start(config, SEED), {
      names: NAMES,
      limits,
      findValidator: game.findValidator,
    });
  }

  makeState(): StateMessage {
    const line = this.dialogue.makeLines(ALL_ALIVE)[ME];
    return JSON.parse(new TextDecoder().decode(line)) as StateMessage;
  }

  /** Plays the orders of the bot; returns those that the order rules let pass, and what was refused then or later. */
  play(orders: readonly object[]): { readonly accepted: readonly object[]; readonly refused: readonly Rejection[] } {
    const { match } = this.dialogue;
    const { accepted, refused } = this.dialogue.play([orders, [], [], []]);
    // A game need not ask everybody in every round.
    while (!match.isOver && !match.isOut(ME) && !match.isAsked(ME)) this.dialogue.play([[], [], [], []]);
    return { accepted: accepted[ME], refused: refused[ME] };
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
