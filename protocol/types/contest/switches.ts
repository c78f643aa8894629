// Generated from schemas/contest/switches.json by "npm run types". Do not edit.

/**
 * What of a contest rests.
 */
export interface ContestSwitches {
  /**
   * Whether nothing is accepted.
   */
  readOnly: boolean;
  /**
   * Whether no gates and matches begin. Also true while the contest is read-only.
   */
  paused: boolean;
}
