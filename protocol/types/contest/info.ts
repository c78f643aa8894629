// Generated from schemas/contest/info.json by "npm run types". Do not edit.

/**
 * What everybody may know about a contest.
 */
export interface ContestInfo {
  title: string;
  game: string;
  terms: InfoTerms;
  quotas: InfoQuotas;
  /**
   * Whether bots run in a sandbox.
   */
  sandbox: boolean;
  /**
   * Whether nothing is accepted at the moment.
   */
  readOnly: boolean;
  /**
   * Whether no gates and matches begin at the moment.
   */
  paused: boolean;
  /**
   * The SHA-256 of the secret from which the seeds of today come.
   */
  commitment: string | null;
}
/**
 * The schema contest/gate-terms.
 */
export interface InfoTerms {
  [k: string]: unknown;
}
export interface InfoQuotas {
  versionsPerDay: number;
  uploadBytes: number;
}
