// Generated from schemas/env/request.json by "npm run types". Do not edit.

/**
 * A request to "minions env", one line each.
 */
export type EnvRequest = EnvStep | EnvReset | EnvLoad | EnvSave | EnvForget | EnvClose | EnvInfo | EnvBatch;
/**
 * Returned unchanged with the answer.
 */
export type Id = string | number | null;
/**
 * The match, any number or string; 0 if omitted. A match begins with reset or load.
 */
export type Env = number | string;
/**
 * Which fields of the states to send, in addition to player; all if omitted, no states if empty.
 */
export type Fields = string[];
/**
 * The players whose states to send; all four if omitted, none if empty.
 *
 * @maxItems 4
 *
 * Items: A player, 0 to 3.
 */
export type Players = [] | [number] | [number, number] | [number, number, number] | [number, number, number, number];
/**
 * Whether to send the common part of the four states once, as state, and the rest as seats, instead of states.
 */
export type Shared = boolean;
/**
 * The name of a saved match.
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
   * The orders of the four players, each as in an answer: see games/<id>/answer.json.
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
   * The rule set; that of the command if omitted.
   */
  rules?: 'text' | 'original';
  /**
   * Settings that differ from those of the command: see games/<id>/config.json.
   */
  config?: {};
}
/**
 * Restores a saved match, in this env or another.
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
 * Saves the current match under a name. It can be loaded any number of times.
 */
export interface EnvSave {
  id?: Id;
  env?: Env;
  save: Name;
}
/**
 * Deletes a saved match.
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
 * Returns the protocol, the game, the limits, the names of the schemas.
 */
export interface EnvInfo {
  id?: Id;
  env?: Env;
  info: true;
}
/**
 * Begins, steps or ends many matches that are exchanged as numbers in a file, and not as text.
 */
export interface EnvBatch {
  id?: Id;
  batch: BatchOptions | 'step' | 'close';
}
/**
 * Begins matches, each of which is followed by another when it is over, unless autoReset is false.
 */
export interface BatchOptions {
  /**
   * How many matches.
   */
  envs: number;
  /**
   * An empty file, best in memory, as in /dev/shm/….
   */
  path: string;
  /**
   * What all seeds of the matches follow from; drawn if omitted.
   */
  seed?: string;
  /**
   * Settings that differ from those of the command.
   */
  config?: {};
  /**
   * Whether states are written; true if omitted.
   */
  observe?: boolean;
  /**
   * Whether it is written which actions are legal for each player, which takes time; false if omitted.
   */
  masks?: boolean;
  /**
   * Whether a match that is over is followed by the next one at once; true if omitted. If not, it stays as it is.
   */
  autoReset?: boolean;
}
