// Generated from schemas/env/request.json by "npm run types". Do not edit.

/**
 * What "minions env" is asked, one line each: something to do with one of its matches.
 */
export type EnvRequest = EnvStep | EnvReset | EnvLoad | EnvSave | EnvForget | EnvClose | EnvInfo;
/**
 * Comes back with the answer as it is.
 */
export type Id = string | number | null;
/**
 * Which match; 0 when left out. Any number or word: a match begins with reset or load.
 */
export type Env = number | string;
/**
 * Which fields of the states to send, player beside them; all when left out, no states when empty.
 */
export type Fields = string[];
/**
 * Whose states to send; all four when left out, none when empty.
 *
 * @maxItems 4
 *
 * Items: A player, 0 to 3.
 */
export type Players = [] | [number] | [number, number] | [number, number, number] | [number, number, number, number];
/**
 * Whether to send what the four states share once, as state, and the rest as seats, instead of states.
 */
export type Shared = boolean;
/**
 * The name of what is saved.
 */
export type Name = number | string;

/**
 * Plays a round.
 */
export interface EnvStep {
  id?: Id;
  env?: Env;
  fields?: Fields;
  players?: Players;
  shared?: Shared;
  step: StepOptions;
}
export interface StepOptions {
  /**
   * The orders of the four, by player, each as in an answer: see games/<id>/answer.json.
   *
   * @minItems 4
   * @maxItems 4
   */
  orders: [{}[], {}[], {}[], {}[]];
}
/**
 * Begins a match.
 */
export interface EnvReset {
  id?: Id;
  env?: Env;
  fields?: Fields;
  players?: Players;
  shared?: Shared;
  reset: ResetOptions;
}
export interface ResetOptions {
  /**
   * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
   */
  seed?: number | string;
  /**
   * The rule set; that of the command when left out.
   */
  rules?: 'text' | 'original';
  /**
   * Numbers of the rules that differ from those of the command: see games/<id>/config.json.
   */
  config?: {};
}
/**
 * Makes the match what was saved under a name, whichever match that was.
 */
export interface EnvLoad {
  id?: Id;
  env?: Env;
  fields?: Fields;
  players?: Players;
  shared?: Shared;
  load: Name;
}
/**
 * Keeps the match as it is now under a name, to be loaded as often as one likes.
 */
export interface EnvSave {
  id?: Id;
  env?: Env;
  save: Name;
}
/**
 * Drops what was saved under a name.
 */
export interface EnvForget {
  id?: Id;
  env?: Env;
  forget: Name;
}
/**
 * Ends a match and frees its memory.
 */
export interface EnvClose {
  id?: Id;
  env?: Env;
  close: true;
}
/**
 * Asks what this is: the protocol, the game, the limits, the names of the schemas.
 */
export interface EnvInfo {
  id?: Id;
  env?: Env;
  info: true;
}
