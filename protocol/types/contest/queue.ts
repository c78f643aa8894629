// Generated from schemas/contest/queue.json by "npm run types". Do not edit.

/**
 * What waits and what is being played.
 */
export interface ContestQueue {
  slots: number;
  waiting: WaitingGate[];
  running: RunningWork[];
}
export interface WaitingGate {
  bot: string;
  number: number;
  before: number;
  seconds: number;
}
export interface RunningWork {
  kind: 'gate' | 'match';
  what: string;
  /**
   * A time in UTC, as in 2026-01-31T12:00:00.000Z.
   */
  since: string;
}
