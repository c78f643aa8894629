// Generated from schemas/contest/login.json by "npm run types". Do not edit.

/**
 * Turns a personal link into a token for the command line.
 */
export interface ContestLogin {
  /**
   * What stands behind /in/ in a personal link.
   */
  link: string;
}
