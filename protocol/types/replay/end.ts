// Generated from schemas/replay/end.json by "npm run types". Do not edit.

/**
 * The points of the four players at the start of this round.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Scores = [number, number, number, number];

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
export interface Fault {
  /**
   * A player, 0 to 3.
   */
  player: number;
  code:
    | 'crashed'
    | 'timeout'
    | 'too-many-orders'
    | 'protocol'
    | 'output-limit'
    | 'memory'
    | 'processes'
    | 'closed-output'
    | 'could-not-start';
  /**
   * The number of a round.
   */
  round: number;
  /**
   * What happened, in words, and what to do.
   */
  reason: string;
}
