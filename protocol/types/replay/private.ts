// Generated from schemas/replay/private.json by "npm run types". Do not edit.

import type { Debug, Names } from '../common.ts';

/**
 * A line of the private part of a replay, <match>.private.jsonl.gz: what bots wrote on standard error and for debugging. The replay beside it has everything else. Lists have one entry for each player.
 */
export type PrivateLine = PrivateHeader | PrivateRound | PrivateEnd;

/**
 * The first line, which says to which match it belongs.
 */
export interface PrivateHeader {
  /**
   * Version of the form of private parts.
   */
  private: 1;
  /**
   * What wrote it, with its version.
   */
  tool: string;
  /**
   * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
   */
  seed: number | string;
  names: Names;
}
/**
 * A round in which somebody wrote something.
 */
export interface PrivateRound {
  /**
   * The number of a round.
   */
  round: number;
  /**
   * What each bot wrote on standard error since the round before; left out when nobody did.
   *
   * @minItems 4
   * @maxItems 4
   */
  stderr?: [string, string, string, string];
  /**
   * The debug part of each answer; left out when there is none.
   *
   * @minItems 4
   * @maxItems 4
   */
  debug?: [Debug | null, Debug | null, Debug | null, Debug | null];
}
/**
 * The last line, where there was something to say after the last round.
 */
export interface PrivateEnd {
  end: true;
  /**
   * What each bot wrote on standard error after the last round; left out when nobody did.
   *
   * @minItems 4
   * @maxItems 4
   */
  stderr?: [string, string, string, string];
  /**
   * The end of all that a bot that went out wrote on standard error, empty for the others; left out when nobody had any.
   *
   * @minItems 4
   * @maxItems 4
   */
  lastWords?: [string, string, string, string];
}
