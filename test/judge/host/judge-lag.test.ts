import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { JudgeLag } from '../../../judge/host/judge-lag.ts';
import { MadeUpClock } from './made-up-clock.ts';
import { MadeUpProc } from './made-up-proc.ts';

const OWN_CLOCK = `/proc/self/task/${process.pid}/schedstat`;

/** A judge that has waited so long for a CPU. */
function makeLag(waitedMs: number) {
  const clock = new MadeUpClock();
  const proc = new MadeUpProc();
  const wait = (ms: number): void => void (proc.files[OWN_CLOCK] = `123456789 ${ms * 1e6} 42\n`);
  wait(waitedMs);
  return { clock, proc, wait, lag: new JudgeLag(clock, proc) };
}

test('the time in which the machine had no CPU for the judge, in milliseconds', () => {
  const { lag, wait, clock } = makeLag(250);
  expect(lag.waitedMs()).toBe(250);
  wait(400);
  clock.advance(2);
  expect(lag.waitedMs()).toBe(400);
});

test('one reading serves all bots of a round', () => {
  const { lag, wait, clock, proc } = makeLag(250);
  lag.waitedMs();
  const { readings } = proc;
  wait(400);
  clock.advance(1);
  expect([lag.waitedMs(), lag.waitedMs(), proc.readings - readings]).toEqual([250, 250, 0]);
});

test('the judge is late by what it does, and by what it waits', () => {
  const before = performance.eventLoopUtilization().active;
  const total = makeLag(1e6).lag.totalMs();
  const after = performance.eventLoopUtilization().active;
  expect(total).toBeGreaterThanOrEqual(1e6 + before);
  expect(total).toBeLessThanOrEqual(1e6 + after);
});

test('a machine that does not tell takes nothing away', () => {
  expect(new JudgeLag(new MadeUpClock(), new MadeUpProc()).waitedMs()).toBe(0);
});

test('its file is closed', () => {
  const { lag, proc } = makeLag(0);
  lag.close();
  expect(proc.openFiles).toBe(0);
});
