// Generated from schemas/replay/round.json by "npm run types". Do not edit.

/**
 * Which of my orders of the round before were refused, and why.
 */
export type Rejected = Rejection[];

/**
 * One round of a replay. Lists have one entry for each player.
 */
export interface ReplayRound {
  /**
   * The number of a round.
   */
  round: number;
  /**
   * The orders that passed the order rules, as given.
   *
   * @minItems 4
   * @maxItems 4
   */
  orders: [{}[], {}[], {}[], {}[]];
  /**
   * The orders that were not carried out; left out when there are none.
   *
   * @minItems 4
   * @maxItems 4
   */
  rejected?: [Rejected, Rejected, Rejected, Rejected];
  /**
   * The bots that went out in this round; left out when there are none.
   */
  faults?: Fault[];
  /**
   * Wall time of each answer in milliseconds; null for a bot that did not answer.
   *
   * @minItems 4
   * @maxItems 4
   */
  timeMs: [number | null, number | null, number | null, number | null];
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
  /**
   * Of the state after the round, the generator, and the orders above.
   */
  fingerprint: string;
}
export interface Rejection {
  /**
   * Index in the list of orders I gave.
   */
  order: number;
  /**
   * Why, in words.
   */
  reason: string;
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
/**
 * Kept in the replay and shown in the viewer; never read by the rules nor sent to other bots.
 */
export interface Debug {
  /**
   * Text for whoever watches.
   */
  notes?: string;
  /**
   * Numbers to draw over time, by name.
   */
  metrics?: {
    [k: string]: number;
  };
}
