// Generated from schemas/contest/logs.json by "npm run types". Do not edit.

/**
 * The last matches of your bot, newest first, with what it wrote to standard error.
 */
export interface ContestLogs {
  bot: string;
  matches: LoggedMatch[];
}
export interface LoggedMatch {
  match: number;
  /**
   * A time in UTC, as in 2026-01-31T12:00:00.000Z.
   */
  playedAt: string;
  version: number;
  place: number;
  score: number;
  verdict: string | null;
  stderr: LoggedRound[];
}
export interface LoggedRound {
  round: number;
  text: string;
}
