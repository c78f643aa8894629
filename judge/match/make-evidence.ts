import type { Evidence } from '../../protocol/types/common.ts';
import type { Deadline } from '../bot/observations.ts';
import type { Limits } from '../bot/limits.ts';
import type { Clocks, DeadlineClocks } from '../host/round-clock.ts';
import { findOwnTime } from './own-time.ts';

export type { Evidence };

/** The clocks of an answer for the record; of one that was late, with how its time was judged. */
export function makeEvidence(clocks: Clocks): Evidence;
export function makeEvidence(clocks: DeadlineClocks, deadline: Deadline, limits: Limits): Evidence;
export function makeEvidence(clocks: Clocks | DeadlineClocks, deadline?: Deadline, limits?: Limits): Evidence {
  const { wallMs, cpuMs, waitMs, lagMs, frozenMs } = clocks;
  const read = { wallMs, cpuMs: cpuMs ?? null, waitMs: waitMs ?? null, lagMs, frozenMs };
  if (deadline === undefined || limits === undefined) return read;
  const { owedMs, forgivenMs, heldMs, ownMs, hostMs } = findOwnTime(deadline, limits);
  const { rivalsMs, othersMs } = deadline.clocks;
  return {
    ...read,
    limitMs: deadline.limitMs,
    ...(owedMs > 0 ? { owedMs } : {}),
    forgivenMs,
    heldMs,
    ownMs,
    hostMs,
    rivalsMs,
    othersMs: othersMs ?? null,
  };
}
