// Generated from schemas/contest/versions.json by "npm run types". Do not edit.

/**
 * While it waits: how many gates are before it, and when it is expected to begin.
 */
export type ListedQueuePlace = {
  before: number;
  seconds: number;
} | null;

/**
 * The versions of your bots, newest first.
 */
export interface ContestVersions {
  versions: ListedVersion[];
}
export interface ListedVersion {
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
   * Who of the team submitted it.
   */
  by: string | null;
  /**
   * A time in UTC, as in 2026-01-31T12:00:00.000Z.
   */
  stateAt: string;
  queue: ListedQueuePlace;
}
