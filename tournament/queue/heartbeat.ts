import type { WorkerCard } from '../../protocol/types/queue/worker.ts';

/** How often everybody reports, and after how long without they are taken to be gone. */
export const HEARTBEAT_EVERY_MS = 2000;
export const GONE_AFTER_MS = 10_000;
/** So long a worker that fell silent is still listed. */
export const LISTED_FOR_MS = 3_600_000;

/** What a coordinator leaves in Redis for workers to find it, closed with the token. */
export interface CoordinatorHeartbeat {
  readonly contest: string;
  /** Another one each time it is started. */
  readonly session: string;
  /** Where it answers. */
  readonly url: string;
}

/** What a worker shows to everybody who can read Redis. */
export interface WorkerHeartbeat extends WorkerCard {
  /** The blocks it is playing. */
  readonly blocks: readonly number[];
  /** How many matches it has played since it was started, and when that was. */
  readonly played: number;
  readonly since: string;
}

/** What a coordinator shows to everybody who can read Redis. */
export interface ProgressHeartbeat {
  readonly machine: string;
  readonly title: string;
  readonly since: string;
  /** Blocks it waits for, blocks and matches that came back since it was started. */
  readonly open: number;
  readonly blocks: number;
  readonly matches: number;
  /** Results it is looking at. */
  readonly waiting: number;
}
