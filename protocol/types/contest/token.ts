// Generated from schemas/contest/token.json by "npm run types". Do not edit.

/**
 * A token for the command line. It is shown once.
 */
export interface ContestToken {
  token: string;
  person: string;
  name: string;
  contest: string;
}
