// Generated from schemas/replay/end.json by "npm run types". Do not edit.

import type { Fault, Points } from '../common.ts';

/**
 * The last line of a replay.
 */
export interface ReplayEnd {
  end: true;
  scores: Points;
  /**
   * @minItems 4
   * @maxItems 4
   */
  places: [number, number, number, number];
  /**
   * null for a bot that played to the end, otherwise why it is out.
   *
   * @minItems 4
   * @maxItems 4
   */
  verdicts: [Fault | null, Fault | null, Fault | null, Fault | null];
  /**
   * The signal that ended the match before its last round; omitted otherwise.
   */
  interrupted?: string;
  /**
   * What each bot wrote to standard error after the last round; omitted if there is nothing.
   *
   * @minItems 4
   * @maxItems 4
   */
  stderr?: [string, string, string, string];
}
