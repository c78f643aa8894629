// Generated from schemas/contest/quota.json by "npm run types". Do not edit.

/**
 * How many versions somebody, or everybody in their team together, may submit a day.
 */
export interface ContestQuota {
  /**
   * null: as many as everybody else.
   */
  versionsPerDay: number | null;
  /**
   * The audit log keeps it.
   */
  reason: string;
}
