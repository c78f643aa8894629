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
