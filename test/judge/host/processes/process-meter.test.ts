import { describe, expect, test } from 'vitest';
import { ProcessFamily } from '../../../../judge/host/processes/process-family.ts';
import { ProcessMeter } from '../../../../judge/host/processes/process-meter.ts';
import { scanProcesses } from '../../../../judge/host/processes/stat.ts';
import { MadeUpClock } from '../made-up-clock.ts';
import { MadeUpProc, type MadeUpProcess } from '../made-up-proc.ts';

const BOT = 10;
const MARKED = 'A=1\0MINIONS_MATCH=m-1\0';

function watch(processes: Record<number, MadeUpProcess>, tag?: string, wrappers = 0) {
  const proc = new MadeUpProc({ 1: { parent: 0 }, ...processes });
  const clock = new MadeUpClock();
  const family = new ProcessFamily(proc, BOT, tag, wrappers);
  return { proc, clock, family, meter: new ProcessMeter(clock, family), pids: () => [...family.members.keys()] };
}

describe('who belongs to a bot', () => {
  test('children and their children, whatever their group', () => {
    const { family, pids } = watch({
      [BOT]: { parent: 1 },
      11: { parent: BOT, group: BOT },
      12: { parent: 11, group: 12 },
      20: { parent: 1 },
    });
    family.update();
    expect(pids()).toEqual([10, 11, 12]);
  });

  test.each<[who: string, process: MadeUpProcess, belongs: boolean]>([
    ['an orphan in its group', { parent: 1, group: BOT }, true],
    ['an orphan with its tag', { parent: 1, environment: MARKED }, true],
    ['somebody with a longer tag', { parent: 1, environment: 'MINIONS_MATCH=m-12\0' }, false],
    ['somebody with the tag in another variable', { parent: 1, environment: 'X_MINIONS_MATCH=m-1\0' }, false],
    ['a stranger', { parent: 1 }, false],
    ['somebody older than it, whatever its tag', { parent: 1, environment: MARKED, startedAt: 0 }, false],
  ])('%s: %s', (_, process, belongs) => {
    const { proc, family, pids } = watch({ [BOT]: { parent: 1 }, 30: process }, 'm-1');
    family.scan(scanProcesses(proc));
    expect(pids().includes(30)).toBe(belongs);
  });

  test('who was once seen stays, also as an orphan', () => {
    const { proc, family, pids } = watch({ [BOT]: { parent: 1 }, 11: { parent: BOT } });
    family.update();
    proc.processes[11]!.parent = 1;
    family.update();
    expect(pids()).toEqual([10, 11]);
  });

  test('a process that takes over the number of a member is a stranger', () => {
    const { proc, family, pids } = watch({ [BOT]: { parent: 1 }, 11: { parent: BOT } });
    family.update();
    proc.processes[11] = { parent: 1, startedAt: 2 };
    family.update();
    expect(pids()).toEqual([10]);
  });

  test('a name may hold anything', () => {
    const { family, meter } = watch({ [BOT]: { parent: 1, name: 'x) R 1 10 (y', threads: { 10: { state: 'S' } } } });
    family.update();
    expect(meter.isRunnable()).toBe(false);
  });

  test('a main thread that has ended and left others is not gone', () => {
    const { family } = watch({ [BOT]: { parent: 1, state: 'Z', pages: 7, threads: { 10: {}, 11: {} } } });
    expect(family.living).toHaveLength(1);
    expect(family.threads).toBe(2);
  });

  test('closing leaves no file open', () => {
    const { proc, family } = watch({ [BOT]: { parent: 1, threads: { 10: {}, 11: {} } }, 12: { parent: BOT } });
    family.update();
    expect(proc.openFiles).toBeGreaterThan(5);
    family.close();
    expect(proc.openFiles).toBe(0);
  });
});

describe('CPU time', () => {
  test('of all threads and children, to the microsecond', () => {
    const { meter } = watch({
      [BOT]: { parent: 1, threads: { 10: { cpuMs: 1.25 }, 11: { cpuMs: 2 } } },
      12: { parent: BOT, threads: { 12: { cpuMs: 4.5 } } },
    });
    expect(meter.cpuMs()).toBe(7.75);
  });

  test('of threads and children that ended unseen', () => {
    const { meter } = watch({ [BOT]: { parent: 1, cpuMs: 300, childrenCpuMs: 200, threads: { 10: { cpuMs: 5 } } } });
    expect(meter.cpuMs()).toBe(500);
  });

  test('of threads that were seen and have ended, which are forgotten', () => {
    const { proc, meter, clock } = watch({ [BOT]: { parent: 1, threads: { 10: { cpuMs: 1 }, 11: { cpuMs: 2 } } } });
    meter.cpuMs();
    const files = proc.openFiles;
    delete proc.processes[BOT]!.threads![11];
    clock.advance(50);
    expect(meter.cpuMs()).toBe(3);
    expect(proc.openFiles).toBeLessThan(files);
  });

  test('of a child that was seen, and that nobody waited for', () => {
    const { proc, meter, clock } = watch({ [BOT]: { parent: 1 }, 11: { parent: BOT, threads: { 11: { cpuMs: 70 } } } });
    meter.cpuMs();
    delete proc.processes[11];
    clock.advance(50);
    expect(meter.cpuMs()).toBe(70);
  });

  test('of a child that was waited for is counted once', () => {
    const { proc, meter, clock } = watch({ [BOT]: { parent: 1 }, 11: { parent: BOT, threads: { 11: { cpuMs: 70 } } } });
    meter.cpuMs();
    delete proc.processes[11];
    proc.processes[BOT]!.childrenCpuMs = 70;
    clock.advance(50);
    expect(meter.cpuMs()).toBe(70);
  });

  test('is not told where there is no /proc', () => {
    expect(watch({}).meter.cpuMs()).toBeUndefined();
    expect(watch({}).meter.readRound()).toBeUndefined();
  });
});

describe('a round', () => {
  test('has the CPU time since the question, and the longest wait of a thread', () => {
    const threads = { 10: { cpuMs: 50, waitMs: 20 }, 11: { cpuMs: 1, waitMs: 90 } };
    const { proc, meter, clock } = watch({ [BOT]: { parent: 1, threads } });
    meter.beginRound();
    proc.processes[BOT]!.threads = { 10: { cpuMs: 60, waitMs: 50 }, 11: { cpuMs: 3, waitMs: 95 } };
    clock.advance(100);
    expect(meter.readRound()).toEqual({ cpuMs: 12, waitMs: 30 });
  });

  test('waits that a thread brought upon itself do not count', () => {
    const threads = { 10: { waitMs: 10 }, 11: { waitMs: 50, nice: 19, state: 'R' } };
    const { meter } = watch({ [BOT]: { parent: 1, threads } });
    meter.forgetLoweredWaits();
    expect(meter.readRound()!.waitMs).toBe(10);
    expect(meter.isRunnable()).toBe(false);
  });

  test('a short one reads only the clocks of threads', () => {
    const { proc, meter, clock } = watch({ [BOT]: { parent: 1 }, 11: { parent: BOT }, 12: { parent: 11 } });
    meter.beginRound();
    proc.readings = 0;
    clock.advance(1);
    meter.readRound();
    expect(proc.readings).toBe(3);
  });
});

test('the clocks of a sandbox are read with every update, those of the bot in it with every answer', () => {
  const inside = { cpuMs: 5 };
  const wrapper = { cpuMs: 1 };
  const { meter, clock } = watch(
    {
      [BOT]: { parent: 1, threads: { [BOT]: wrapper } },
      11: { parent: BOT },
      12: { parent: 11, threads: { 12: inside } },
    },
    undefined,
    2,
  );
  expect(meter.cpuMs()).toBe(6);
  wrapper.cpuMs = 2;
  inside.cpuMs = 7;
  expect(meter.cpuMs()).toBe(8);
  clock.advance(11);
  expect(meter.cpuMs()).toBe(9);
});

test('a thread that takes the place of another is found, if not at once', () => {
  const process: MadeUpProcess = { parent: 1, threads: { 10: { cpuMs: 1 }, 11: { cpuMs: 2 } } };
  const { meter, clock } = watch({ [BOT]: process });
  expect(meter.cpuMs()).toBe(3);
  process.threads = { 10: { cpuMs: 1 }, 12: { cpuMs: 4 } };
  for (let look = 0; look < 2; look++) {
    clock.advance(11);
    meter.cpuMs();
  }
  expect(meter.cpuMs()).toBe(7);
});

test('however many threads a bot has, reading them costs no more than a bound', () => {
  const threads = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [BOT + index, { cpuMs: 1 }]));
  const { proc, meter, clock, family } = watch({ [BOT]: { parent: 1, threads, cpuMs: 3000 } });
  meter.cpuMs();
  proc.readings = 0;
  clock.advance(50);
  expect(meter.cpuMs()).toBe(3000);
  expect(family.threads).toBe(3000);
  expect(proc.readings).toBeLessThan(300);
  expect(proc.openFiles).toBeLessThan(300);
});
