import { expect, test } from 'vitest';
import { Monitor } from '../../../judge/host/monitor.ts';
import { MadeUpClock } from './made-up-clock.ts';
import { MadeUpProc } from './made-up-proc.ts';

const TICK_MS = 50;

/** A machine with so many tasks, and somebody who is watched. Each look is noted: with a scan (S) or without (.). */
function makeMonitor(needsScan: boolean) {
  const clock = new MadeUpClock();
  const proc = new MadeUpProc({ 7: { parent: 1 } });
  const setTasks = (tasks: number): void => void (proc.files['/proc/loadavg'] = `0.1 0.2 0.3 1/${tasks} 99\n`);
  setTasks(100);
  const monitor = new Monitor(clock, proc);
  const looks: string[] = [];
  const somebody = { needsScan, look: (scan?: readonly unknown[]) => void looks.push(scan ? 'S' : '.') };
  monitor.watch(somebody);
  const tick = (count: number): string => {
    looks.length = 0;
    clock.advance(count * TICK_MS);
    return looks.join('');
  };
  return { monitor, somebody, clock, proc, setTasks, tick };
}

test('all processes are looked at in every twentieth look, and when there are many more of them', () => {
  const { setTasks, tick } = makeMonitor(true);
  // Nothing was known before the first look.
  expect(tick(1)).toBe('S');
  expect(tick(20)).toBe(`${'.'.repeat(18)}S.`);
  setTasks(124);
  expect(tick(3)).toBe('...');
  setTasks(125);
  expect(tick(3)).toBe('S..');
  setTasks(149);
  expect(tick(2)).toBe('..');
});

test('nobody else needs a look at all processes', () => {
  const { setTasks, tick } = makeMonitor(false);
  setTasks(1000);
  expect(tick(41)).toBe('.'.repeat(41));
});

test('with nobody to watch it sleeps, and wakes up again', () => {
  const { monitor, somebody, clock, tick } = makeMonitor(true);
  monitor.forget(somebody);
  expect(clock.waiting).toBe(0);
  expect(tick(3)).toBe('');
  monitor.watch(somebody);
  monitor.watch(somebody);
  expect(clock.waiting).toBe(1);
  expect(tick(1)).toBe('S');
});

test('it closes its file', () => {
  const { monitor, clock, proc } = makeMonitor(true);
  monitor.close();
  expect([clock.waiting, proc.openFiles]).toEqual([0, 0]);
});
