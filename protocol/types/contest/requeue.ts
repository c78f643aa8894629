// Generated from schemas/contest/requeue.json by "npm run types". Do not edit.

/**
 * Why staff run the gate of a version again.
 */
export interface Requeue {
  /**
   * The audit log keeps it.
   */
  reason: string;
}
