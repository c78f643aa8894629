import type { MatchResult } from '../../protocol/types/match/result.ts';

/** How the reason begins for which a match is given up that the machine had no time for. */
export const HOST_TOO_BUSY = 'host too busy';

/**
 * Whether the host took the time of a match, and none of its bots: then the match does not count. A verdict of timeout never
 * says so. It is not given as long as waiting for a CPU or the judge's own lag explain that the answer is late.
 */
export function didHostTakeTime({ interrupted }: Pick<MatchResult, 'interrupted'>): boolean {
  return interrupted?.startsWith(HOST_TOO_BUSY) ?? false;
}
