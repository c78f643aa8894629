// Generated from schemas/env/response.json by "npm run types". Do not edit.

import type { Parameters, Rejected, Scores } from '../common.ts';

/**
 * What "minions env" answers, one line for each request, in their order.
 */
export type EnvResponse = EnvMoment | EnvSaved | EnvForgotten | EnvClosed | EnvAbout | EnvFailed;

/**
 * To reset, step and load: the match as it is now.
 */
export interface EnvMoment {
  /**
   * Comes back with the answer as it is.
   */
  id?: string | number | null;
  /**
   * Which match; 0 when left out. Any number or word: a match begins with reset or load.
   */
  env: number | string;
  /**
   * Only to reset: the seed of the match, also when it was drawn.
   */
  seed?: number | string;
  /**
   * The number of a round.
   */
  round: number;
  scores: Scores;
  /**
   * Which orders of the last round were refused and why, by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  refused: [Rejected, Rejected, Rejected, Rejected];
  /**
   * Whether the match has ended.
   */
  over: boolean;
  /**
   * What the bots would be sent: see games/<id>/state.json. Of the players and fields asked for.
   *
   * @maxItems 4
   */
  states?: [] | [{}] | [{}, {}] | [{}, {}, {}] | [{}, {}, {}, {}];
  /**
   * With shared, instead of states: what the four states have in common.
   */
  state?: {};
  /**
   * With shared: what is different in each. A state is state with player, with seed and parameters in its start, and rejected in its last.
   *
   * @maxItems 4
   */
  seats?: [] | [Seat] | [Seat, Seat] | [Seat, Seat, Seat] | [Seat, Seat, Seat, Seat];
}
/**
 * The part of a state that one bot gets and the other three do not.
 */
export interface Seat {
  /**
   * A player, 0 to 3.
   */
  player: number;
  /**
   * The seed of this bot's own random choices, so that a match can be repeated. It tells nothing of the chance of the match.
   */
  seed?: number;
  parameters?: Parameters;
  rejected?: Rejected;
}
/**
 * To save.
 */
export interface EnvSaved {
  /**
   * Comes back with the answer as it is.
   */
  id?: string | number | null;
  /**
   * Which match; 0 when left out. Any number or word: a match begins with reset or load.
   */
  env: number | string;
  /**
   * The name of what is saved.
   */
  saved: number | string;
}
/**
 * To forget.
 */
export interface EnvForgotten {
  /**
   * Comes back with the answer as it is.
   */
  id?: string | number | null;
  /**
   * Which match; 0 when left out. Any number or word: a match begins with reset or load.
   */
  env?: number | string;
  /**
   * The name of what is saved.
   */
  forgotten: number | string;
}
/**
 * To close.
 */
export interface EnvClosed {
  /**
   * Comes back with the answer as it is.
   */
  id?: string | number | null;
  /**
   * Which match; 0 when left out. Any number or word: a match begins with reset or load.
   */
  env: number | string;
  closed: true;
}
/**
 * To info.
 */
export interface EnvAbout {
  /**
   * Comes back with the answer as it is.
   */
  id?: string | number | null;
  /**
   * Which match; 0 when left out. Any number or word: a match begins with reset or load.
   */
  env?: number | string;
  info: EnvAboutInfo;
}
export interface EnvAboutInfo {
  protocol: 1;
  /**
   * The judge, with its version.
   */
  tool: string;
  game: string;
  title: string;
  rulesVersion: string;
  /**
   * The numbers of the rules, where reset names no others.
   */
  config: {};
  /**
   * The schemas to ask "minions schema" for, by what they describe.
   */
  schemas: {
    [k: string]: string;
  };
  /**
   * Longest line of a request, in bytes.
   */
  lineBytes: number;
  /**
   * Most orders of a player in a round.
   */
  orders: number;
  /**
   * Most matches at one time, those that are saved among them.
   */
  matches: number;
  /**
   * Matches there are now.
   */
  envs: number;
  /**
   * Saved matches there are now.
   */
  saves: number;
}
/**
 * To a request that cannot be done: nothing has changed.
 */
export interface EnvFailed {
  /**
   * Comes back with the answer as it is.
   */
  id?: string | number | null;
  /**
   * Which match; 0 when left out. Any number or word: a match begins with reset or load.
   */
  env?: number | string;
  /**
   * What was expected, what came, and what to do, in a sentence.
   */
  error: string;
}
