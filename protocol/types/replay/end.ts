// Generated from schemas/replay/end.json by "npm run types". Do not edit.

import type { Fault, Scores } from '../common.ts';

/**
 * The last line of a replay.
 */
export interface ReplayEnd {
  end: true;
  scores: Scores;
  /**
   * @minItems 4
   * @maxItems 4
   */
  places: [number, number, number, number];
  /**
   * null for a bot that played to the end, else why it went out.
   *
   * @minItems 4
   * @maxItems 4
   */
  verdicts: [Fault | null, Fault | null, Fault | null, Fault | null];
  /**
   * The signal that ended the match before its last round; left out otherwise.
   */
  interrupted?: string;
  /**
   * What each bot wrote on standard error after the last round; left out when nobody did.
   *
   * @minItems 4
   * @maxItems 4
   */
  stderr?: [string, string, string, string];
}
