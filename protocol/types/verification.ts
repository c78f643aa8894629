// Generated from schemas/verification.json by "npm run types". Do not edit.

/**
 * What "minions verify --json" prints.
 */
export type Verification = Holds | DoesNotHold;

/**
 * Every fingerprint is the same.
 */
export interface Holds {
  holds: true;
  /**
   * Rounds that were played.
   */
  rounds: number;
  /**
   * Rounds that the match could have had: a game may end early.
   */
  maxRounds: number;
  /**
   * Points by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  scores: [number, number, number, number];
  /**
   * Whether the match was played to the end.
   */
  isWhole: boolean;
}
/**
 * The first difference.
 */
export interface DoesNotHold {
  holds: false;
  /**
   * The round of the difference; absent if it is not in a round.
   */
  round?: number;
  /**
   * A description of the difference.
   */
  problem: string;
}
