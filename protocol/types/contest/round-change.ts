// Generated from schemas/contest/round-change.json by "npm run types". Do not edit.

/**
 * What staff change about a round, with the reason that everybody can read.
 */
export interface RoundChange {
  reason?: string;
  /**
   * extend: the new deadline.
   */
  deadline?: string;
  /**
   * promote: whose late version takes part.
   */
  bot?: string;
  /**
   * release: who sees results from now on.
   */
  to?: 'hidden' | 'participants' | 'public';
  /**
   * release: how many blocks are shown, in the order in which they count; null for all.
   */
  blocks?: number | null;
}
