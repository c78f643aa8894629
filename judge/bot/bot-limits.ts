import type { Limits } from '../../protocol/types/games/crematoria/state.ts';

export type { Limits };

export const DEFAULT_LIMITS: Limits = { startMs: 5000, roundMs: 1000, orders: 1000, lineBytes: 1_048_576 };

/** Bytes a bot may write on standard output in one round, answers and everything else together. */
export const ROUND_BYTES = 4 * 1_048_576;

/** Characters of standard error kept at the head and at the tail of each round. */
export const STDERR_CHARS = 4096;
