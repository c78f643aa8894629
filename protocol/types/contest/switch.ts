// Generated from schemas/contest/switch.json by "npm run types". Do not edit.

/**
 * What staff turn on or off while a contest is served.
 */
export interface ContestSwitch {
  /**
   * paused: submissions wait, and no gates or matches begin. read-only: nothing is accepted either.
   */
  name: 'paused' | 'read-only';
  on: boolean;
  /**
   * Every page shows it.
   */
  reason?: string;
}
