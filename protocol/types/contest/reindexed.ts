// Generated from schemas/contest/reindexed.json by "npm run types". Do not edit.

/**
 * What was written again from the journal of the ladder.
 */
export interface Reindexed {
  /**
   * Matches in the index.
   */
  matches: number;
  /**
   * Matches that were in the index and are not in the journal.
   */
  removed: number;
  /**
   * Rows in the history of ratings.
   */
  ratings: number;
}
