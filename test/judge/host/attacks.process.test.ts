// Nobody cheats the clock: attacks on what is counted, stopped and forgiven, with and without a sandbox.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { BotCommand } from '../../../judge/bot/process/start-process.ts';
import { testWith } from '../../test-with.ts';
import { attack, describeVerdicts } from './attack.ts';
import {
  BOTH,
  BOTH_CGROUP,
  BOTH_PROC,
  INSIDE,
  INSIDE_CGROUP,
  INSIDE_PROC,
  meet,
  OUTSIDE_CGROUP,
  OUTSIDE_PROC,
  showSurvivors,
  testIn,
  type Options,
} from './meet.ts';
import { enclose, fixture, playFixtures, script, type Played } from '../play-fixtures.ts';

afterAll(showSurvivors);

describe('whose process it is', () => {
  const others = [fixture('sleeps'), fixture('silent'), fixture('silent')];

  testIn([INSIDE], 'a helper that hides everything is stopped, and wakes nobody', async (place) => {
    const { report } = await meet(place, ['hidden-helper'], {}, { turns: 'serial', others });
    expect(describeVerdicts(report)).toBe('ok, ok, ok, ok');
    // It burns whenever it can. The others take two seconds and more, its own turns next to nothing.
    expect(report.seats[0].times.cpuMs).toBeLessThan(1000);
  });

  testIn([INSIDE], 'a helper that hides everything is counted', async (place) => {
    const { report } = await meet(place, ['hidden-helper'], { processes: 1 }, { others });
    expect(report.seats[0].verdict).toMatchObject({ code: 'processes' });
  });

  testIn(BOTH_CGROUP, 'nobody has itself woken', async (place) => {
    for (const options of [{ turns: 'serial' }, { freeze: true }] as const) {
      const { report } = await meet(place, ['wakes-itself'], {}, { ...options, others });
      expect(describeVerdicts(report)).toBe('ok, ok, ok, ok');
      expect(report.seats[0].times.cpuMs).toBeLessThan(1000);
    }
  });

  testIn(BOTH_PROC, 'who has itself woken is out for what it did while stopped', async (place) => {
    for (const options of [{ turns: 'serial' }, { freeze: true }] as const) {
      const { report } = await meet(place, ['wakes-itself'], {}, { ...options, others });
      expect(report.seats[0].verdict?.code).toBe('ran-while-stopped');
      expect(report.seats[0].verdict?.reason).toMatch(/^used \d+ ms of CPU time while it was stopped/);
    }
  });

  testIn(BOTH, 'children that have ended and were not waited for are processes', async (place) => {
    const { report } = await meet(place, ['leaves-zombies'], { processes: 64 }, { others });
    expect(report.seats[0].verdict?.code).toBe('processes');
  });
});

describe('CPU time is billed whole', () => {
  testIn([...BOTH_CGROUP, ...BOTH_PROC], 'of children that lived for five milliseconds', async (place) => {
    const { report } = await meet(place, ['burns-in-children']);
    expect(report.seats[0].times.cpuMs).toBeGreaterThan(0.9 * 8 * 40 * 5);
  });

  testIn([...BOTH_CGROUP, ...BOTH_PROC], 'of threads that lived for five milliseconds', async (place) => {
    const { report } = await meet(place, ['burns-in-threads']);
    expect(report.seats[0].times.cpuMs).toBeGreaterThan(0.9 * 8 * 40 * 5);
  });

  testIn(BOTH, 'and there is a budget for a round', async (place) => {
    const { report } = await meet(place, ['burns-in-children'], {
      cpuRoundMs: 100,
      startMs: 5000,
      roundMs: 5000,
    });
    expect(report.seats[0].verdict).toMatchObject({ code: 'timeout' });
    expect(report.seats[0].verdict!.reason).toMatch(
      /^used \d+ ms of CPU time in one round, .*; 100 are allowed: an endless loop/,
    );
  });
});

/** Several limits: a busy machine may make the judge look late, but nobody who is forgiven wrongly is out by then. */
const NOT_FOR_EVER_MS = 6000;

describe('what is forgiven', () => {
  const limits = { startMs: 5000, roundMs: 1000 };
  let burners: ChildProcess[] = [];

  const makeBusy = (): void => {
    burners = Array.from({ length: 2 * availableParallelism() }, () => spawn('sh', ['-c', 'while :; do :; done']));
  };

  afterEach(() => {
    for (const burner of burners) burner.kill('SIGKILL');
    burners = [];
  });

  testIn(BOTH, 'one bot cannot put out another', async (place) => {
    const others = Array.from({ length: 3 }, () => attack('works', '600'));
    const { report } = await meet(place, ['starves-others'], limits, {
      rounds: 3,
      others,
    });
    // Where the system shares the CPU by sessions, the children have to share what one bot gets, and nobody goes out.
    expect(describeVerdicts(report)).toMatch(/^(ok|timeout in round \d), ok, ok, ok$/);
  });

  testIn([...BOTH, INSIDE_PROC], 'on a busy host, who works is forgiven and who sleeps is not', async (place) => {
    makeBusy();
    const others = [attack('works', '600'), attack('works', '600')];
    const { report } = await meet(place, ['sleeps', '1500'], limits, {
      rounds: 3,
      others,
    });
    expect(describeVerdicts(report)).toBe('timeout in round 1, ok, ok, ok');
  });

  testIn(BOTH, 'threads that wait for each other wait in their own time', async (place) => {
    const { report, rounds } = await meet(place, ['competes-with-itself'], {
      ...limits,
      cpuRoundMs: null,
    });
    expect(describeVerdicts(report)).toBe('timeout in round 1, ok, ok, ok');
    // On an idle machine it is out after a second; on a busy one it may wait for others, but compute no more than that.
    expect(rounds[1]!.clocks[0]!.cpuMs).toBeLessThan(1200 * availableParallelism());
  });

  // Inside bubblewrap nobody can: see schedules-itself.
  testIn([OUTSIDE_CGROUP, OUTSIDE_PROC], 'who lowers its own priority waits in its own time', async (place) => {
    makeBusy();
    const { report, rounds } = await meet(place, ['is-too-polite'], limits, {
      rounds: 3,
    });
    expect(describeVerdicts(report)).toBe('timeout in round 1, ok, ok, ok');
    expect(rounds[1]!.clocks[0]!.wallMs).toBeLessThan(NOT_FOR_EVER_MS);
  });
});

describe('who stops the clock', () => {
  const limits = { roundMs: 500 };

  testIn(BOTH, 'a debugger of its own does not, even when one may', async (place) => {
    const { report, rounds } = await meet(place, ['traces-itself'], limits, {
      debugged: [0],
    });
    expect(describeVerdicts(report)).toBe('timeout in round 1, ok, ok, ok');
    expect(rounds[1]!.clocks[0]!.wallMs).toBeLessThan(NOT_FOR_EVER_MS);
  });

  testIn(BOTH, 'a name that looks like running does not', async (place) => {
    const { report, rounds } = await meet(place, ['looks-busy'], limits);
    expect(describeVerdicts(report)).toBe('timeout in round 1, ok, ok, ok');
    expect(rounds[1]!.clocks[0]!.wallMs).toBeLessThan(NOT_FOR_EVER_MS);
  });

  /** A bot that tells its pid and waits in round 5, and gdb, which holds it for so long. */
  /** The bot waits long enough for a debugger to come on a busy machine, and is held past its limit. */
  async function playHeld(debugged: Options['debugged']): Promise<Played> {
    const file = join(mkdtempSync(join(tmpdir(), 'minions-')), 'pid');
    const playing = playFixtures(
      [fixture('waits', file, '5', '3000')],
      { roundMs: 4000 },
      { debugged: debugged ?? [] },
    );
    await expect
      .poll(() => existsSync(file) && readFileSync(file, 'utf8'), {
        timeout: 30_000,
      })
      .toMatch(/\d/);
    const pid = readFileSync(file, 'utf8');
    const gdb = spawn('gdb', ['--batch', '-nx', '-ex', 'shell sleep 7', '-p', pid], { stdio: 'ignore' });
    const played = await playing;
    gdb.kill('SIGKILL');
    return played;
  }

  // Both are nothing but waiting.
  describe.concurrent('a bot held by a debugger', () => {
    testWith('gdb')('is not timed out when that was asked for', async () => {
      const { report, rounds } = await playHeld([0]);
      expect(describeVerdicts(report)).toBe('ok, ok, ok, ok');
      expect(rounds[5]!.clocks[0]!.wallMs).toBeGreaterThan(4500);
    });

    testWith('gdb')('and is when it was not', async () => {
      const { report } = await playHeld([]);
      expect(describeVerdicts(report)).toBe('timeout in round 5, ok, ok, ok');
    });
  });
});

describe('memory and threads', () => {
  const limits = { memoryMb: 200 };
  const others = [fixture('sleeps')];

  testIn([OUTSIDE_CGROUP], 'memory in a memfd counts', async (place) => {
    const { report } = await meet(place, ['hides-memory', 'memfd'], limits, {
      others,
    });
    expect(report.seats[0].verdict?.code).toBe('memory');
  });

  testIn([INSIDE], 'memory in a memfd counts, if there can be one', async (place) => {
    const { report } = await meet(place, ['hides-memory', 'memfd'], limits, {
      others,
    });
    expect(report.seats[0].verdict?.code ?? report.seats[0].stderr).toMatch(/^memory$|Bad file descriptor\n$/);
  });

  testIn(BOTH, 'memory of threads that outlive the main thread counts', async (place) => {
    const { report } = await meet(place, ['hides-memory', 'zombie'], limits, {
      others,
    });
    expect(report.seats[0].verdict?.code).toBe('memory');
  });

  // The sandbox has 64 MiB in /tmp and 32 in /dev/shm: who fills them has that much less of its own.
  testIn([INSIDE_CGROUP], 'memory in /tmp counts', async (place) => {
    const { report } = await meet(place, ['hides-memory', 'tmp'], { memoryMb: 40 }, { others });
    expect(report.seats[0].verdict?.code).toBe('memory');
  });

  testIn([INSIDE_CGROUP], 'memory in /dev/shm counts', async (place) => {
    const { report } = await meet(place, ['hides-memory', 'shm'], { memoryMb: 20 }, { others });
    expect(report.seats[0].verdict?.code).toBe('memory');
  });

  testIn(BOTH, 'pages that workers share count once', async (place) => {
    const { report } = await meet(place, ['shares-pages'], limits, { others });
    expect(describeVerdicts(report)).toBe('ok, ok, ok, ok');
  });

  testIn(BOTH, 'threads are limited', async (place) => {
    const { report } = await meet(place, ['many-threads', '600'], {}, { others });
    expect(report.seats[0].verdict?.code).toBe('threads');
    // It is counted while it still makes them: anything above the limit up to all of its 600 and the main one.
    expect(report.seats[0].verdict?.reason).toMatch(
      /^has (51[3-9]|5[2-9]\d|60\d) threads in all its processes; 512 are allowed$/,
    );
  });

  // In CPU time of the judge, which does not depend on what else the machine does. Reading every thread in every round
  // would take a hundred milliseconds and more of it.
  testIn(BOTH, 'three thousand idle threads cost the judge nothing', async (place) => {
    const rounds = 120;
    const begin = process.cpuUsage();
    await meet(place, ['works', '0'], {}, { rounds });
    const without = process.cpuUsage(begin);
    const middle = process.cpuUsage();
    const { report } = await meet(place, ['many-threads', '3000'], { threads: null, memoryMb: null }, { rounds });
    const played = process.cpuUsage(middle);
    expect(describeVerdicts(report)).toBe('ok, ok, ok, ok');
    const total = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
    expect((total(played) - total(without)) / rounds).toBeLessThan(10);
  });

  testIn(BOTH, 'threads that come and go by the thousand are forgotten', async (place) => {
    const { report } = await meet(place, ['churns-threads'], {}, { others });
    expect(describeVerdicts(report)).toBe('ok, ok, ok, ok');
  });
});

describe('standard streams', () => {
  test.each([
    ['without a sandbox', (bot: BotCommand) => bot],
    ['inside bubblewrap', enclose],
  ])('can be opened by name, %s', async (where, put) => {
    if (where === 'inside bubblewrap' && process.env['CI'] !== 'true' && !existsSync('/usr/bin/bwrap')) return;
    const { report, rounds } = await playFixtures([await put(script('opens-stdout'))]);
    expect(describeVerdicts(report)).toBe('ok, ok, ok, ok');
    expect(rounds.map(({ stderr }) => stderr[0]).join('')).toBe(
      Array.from({ length: 8 }, (_, round) => `round ${round}\n`).join(''),
    );
  });
});
