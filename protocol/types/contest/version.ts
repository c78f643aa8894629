// Generated from schemas/contest/version.json by "npm run types". Do not edit.

/**
 * While it waits: how many gates are before it, and when it is expected to begin.
 */
export type QueuePlace = {
  before: number;
  seconds: number;
} | null;

/**
 * A version of a bot; also the receipt of a submission: receivedAt is the time of the last byte.
 */
export interface ContestVersion {
  id: number;
  bot: string;
  number: number;
  digest: string;
  bytes: number;
  files: number;
  /**
   * A time in UTC, as in 2026-01-31T12:00:00.000Z.
   */
  receivedAt: string;
  /**
   * received, building, checking, playing, then active or rejected; retired when another version of the bot is active.
   */
  state: 'received' | 'building' | 'checking' | 'playing' | 'active' | 'retired' | 'rejected';
  /**
   * A time in UTC, as in 2026-01-31T12:00:00.000Z.
   */
  stateAt: string;
  /**
   * Who of the team submitted it.
   */
  by: string | null;
  /**
   * Whether the same files were submitted for this bot before: nothing new was begun.
   */
  isKnown?: boolean;
  queue: QueuePlace;
}
