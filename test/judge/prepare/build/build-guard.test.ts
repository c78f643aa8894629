import { expect, test } from 'vitest';
import type { BotGroup } from '../../../../judge/host/bot-group.ts';
import type { Host } from '../../../../judge/host/host.ts';
import { BuildGuard } from '../../../../judge/prepare/build/build-guard.ts';
import { BUILD_LIMITS } from '../../../../judge/prepare/build/build-limits.ts';
import { MadeUpClock } from '../../host/made-up-clock.ts';

/** A build that never ends, on a machine that keeps it waiting for a part of its time. */
function guard(clock: MadeUpClock, waitingShare: number | undefined): BuildGuard {
  const host = { clock, track: () => {}, monitor: { watch: () => {} } };
  const group: Partial<BotGroup> = {
    begin: () => {},
    markWaits: () => {},
    waitedMs: () => (waitingShare === undefined ? undefined : waitingShare * clock.now()),
    kill: () => {},
  };
  return new BuildGuard(host as unknown as Host, {
    pid: 1,
    group: group as BotGroup,
    tag: undefined,
    disk: '.',
    limits: { ...BUILD_LIMITS, seconds: 60 },
  });
}

test.each<[what: string, share: number | undefined, lastSecond: number, problem: string]>([
  ['a machine that does not tell', undefined, 60, 'took longer than 60 s and was ended'],
  ['a machine with CPUs to spare', 0, 60, 'took longer than 60 s and was ended'],
  [
    'half of the time without a CPU',
    0.5,
    120,
    'took longer than 60 s, beside 60 s in which it waited for a CPU, and was ended',
  ],
  [
    'nearly no CPU at all: there is an end to patience',
    0.99,
    600,
    'took longer than 60 s, beside 594 s in which it waited for a CPU, and was ended',
  ],
])('a build that takes too long on %s', (_, share, lastSecond, problem) => {
  const clock = new MadeUpClock();
  const guarded = guard(clock, share);
  clock.advance(lastSecond * 1000 - 1000);
  expect(guarded.problem).toBeUndefined();
  clock.advance(1200);
  expect(guarded.problem).toBe(problem);
});
