// Generated from schemas/env/response.json by "npm run types". Do not edit.

import type { Parameters, Points, Rejected } from '../common.ts';

/**
 * An answer of "minions env", one line for each request, in order.
 */
export type EnvResponse = EnvMoment | EnvSaved | EnvForgotten | EnvClosed | EnvAbout | EnvFailed | EnvBatchAnswer;

/**
 * Answer to reset, step and load: the current match.
 */
export interface EnvMoment {
  /**
   * Returned unchanged with the answer.
   */
  id?: string | number | null;
  /**
   * The match, any number or string; 0 if omitted. A match begins with reset or load.
   */
  env: number | string;
  /**
   * Only after reset: the seed of the match, even if it was drawn.
   */
  seed?: number | string;
  /**
   * The number of a round.
   */
  round: number;
  scores: Points;
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
   * Only in games that do not tell or ask all four the same: who gives orders in this round.
   *
   * @minItems 4
   * @maxItems 4
   */
  asked?: [boolean, boolean, boolean, boolean];
  /**
   * What the bots would be sent, for the requested players and fields: see games/<id>/state.json.
   *
   * @maxItems 4
   */
  states?: [] | [{}] | [{}, {}] | [{}, {}, {}] | [{}, {}, {}, {}];
  /**
   * With shared, instead of states: the common part of the four states.
   */
  state?: {};
  /**
   * With shared: the part of each player. A state is state with player, with seed and parameters in its start, and rejected in its last.
   *
   * @maxItems 4
   */
  seats?: [] | [Seat] | [Seat, Seat] | [Seat, Seat, Seat] | [Seat, Seat, Seat, Seat];
}
/**
 * The part of a state that only one bot gets.
 */
export interface Seat {
  /**
   * A player, 0 to 3.
   */
  player: number;
  /**
   * The seed of this bot's own random choices, so that a match can be repeated. It reveals nothing about the random draws of the match.
   */
  seed?: number;
  parameters?: Parameters;
  rejected?: Rejected;
}
/**
 * Answer to save.
 */
export interface EnvSaved {
  /**
   * Returned unchanged with the answer.
   */
  id?: string | number | null;
  /**
   * The match, any number or string; 0 if omitted. A match begins with reset or load.
   */
  env: number | string;
  /**
   * The name of a saved match.
   */
  saved: number | string;
}
/**
 * Answer to forget.
 */
export interface EnvForgotten {
  /**
   * Returned unchanged with the answer.
   */
  id?: string | number | null;
  /**
   * The match, any number or string; 0 if omitted. A match begins with reset or load.
   */
  env?: number | string;
  /**
   * The name of a saved match.
   */
  forgotten: number | string;
}
/**
 * Answer to close.
 */
export interface EnvClosed {
  /**
   * Returned unchanged with the answer.
   */
  id?: string | number | null;
  /**
   * The match, any number or string; 0 if omitted. A match begins with reset or load.
   */
  env: number | string;
  closed: true;
}
/**
 * Answer to info.
 */
export interface EnvAbout {
  /**
   * Returned unchanged with the answer.
   */
  id?: string | number | null;
  /**
   * The match, any number or string; 0 if omitted. A match begins with reset or load.
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
   * The default settings of reset.
   */
  config: {};
  /**
   * The names of the schemas for "minions schema", by what they describe.
   */
  schemas: {
    [k: string]: string;
  };
  /**
   * Maximum length of a request, in bytes.
   */
  lineBytes: number;
  /**
   * Maximum number of orders of a player in a round.
   */
  orders: number;
  /**
   * Maximum number of matches at one time, including saved ones.
   */
  matches: number;
  /**
   * Number of matches now.
   */
  envs: number;
  /**
   * Number of saved matches now.
   */
  saves: number;
}
/**
 * Answer to an invalid request: nothing has changed.
 */
export interface EnvFailed {
  /**
   * Returned unchanged with the answer.
   */
  id?: string | number | null;
  /**
   * The match, any number or string; 0 if omitted. A match begins with reset or load.
   */
  env?: number | string;
  /**
   * What was expected, what came, and what to do.
   */
  error: string;
}
/**
 * Answer to batch.
 */
export interface EnvBatchAnswer {
  /**
   * Returned unchanged with the answer.
   */
  id?: string | number | null;
  /**
   * The match, any number or string; 0 if omitted. A match begins with reset or load.
   */
  env: number | string;
  batch: EnvBatchInfo | EnvBatchStep;
}
/**
 * What stands in the file.
 */
export interface EnvBatchInfo {
  envs: number;
  /**
   * The size of the file.
   */
  bytes: number;
  /**
   * How many units can be given an action in each match.
   */
  units: number;
  /**
   * What a unit can do. In the file 0 is nothing, and 1 the first of these.
   */
  actions: string[];
  arrays: EnvArray[];
}
/**
 * Numbers in the file, as numpy describes them.
 */
export interface EnvArray {
  name: string;
  dtype: 'int8' | 'uint8' | 'int16' | 'int32' | 'float64';
  offset: number;
  shape: number[];
  /**
   * In bytes.
   */
  strides: number[];
}
export interface EnvBatchStep {
  /**
   * How many matches have ended in this step.
   */
  ended: number;
}
