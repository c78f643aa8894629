// A bot as a cgroup, with the real kernel.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect } from 'vitest';
import type { GroupLimits } from '../../../../judge/host/bot-group.ts';
import { SYSTEM_CLOCK } from '../../../../judge/host/clock.ts';
import type { CgroupGroup } from '../../../../judge/host/cgroup/cgroup-group.ts';
import { listGroups } from '../../../../judge/host/cgroup/group-files.ts';
import { findPlace } from '../../../../judge/host/cgroup/find-place.ts';
import { PACKAGE_FOLDER } from '../../../../judge/host/package-info.ts';
import { SYSTEM_PROC } from '../../../../judge/host/proc.ts';
import { parseStat, type Stat } from '../../../../judge/host/processes/stat.ts';
import { waitUntilEmpty } from '../../../../judge/host/wait-until-empty.ts';
import { CGROUPS, testWith } from '../../../test-with.ts';
import { isAlive } from '../../play-fixtures.ts';

const place = findPlace(SYSTEM_PROC, SYSTEM_CLOCK);
const open: CgroupGroup[] = [];
const NO_LIMITS: GroupLimits = { memoryMb: null, processes: null, threads: null };

afterEach(async () => {
  for (const group of open.splice(0)) {
    group.kill();
    await waitUntilEmpty(group, SYSTEM_CLOCK);
    group.close();
  }
});

afterAll(() => {
  place?.close();
  if (place !== undefined) expect(existsSync(place.folder)).toBe(false);
});

/** A shell script in a group of its own. */
function start(script: string, limits = NO_LIMITS): { group: CgroupGroup; child: ChildProcess } {
  const group = place!.make(limits)!;
  open.push(group);
  const { file, args } = group.enter({ file: '/bin/sh', args: ['-c', script], folder: '/' });
  return { group, child: spawn(file, args, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] }) };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const spin = 'while :; do :; done';

describe('a group', () => {
  testWith(CGROUPS)('bills children that have ended, and were never seen', async () => {
    const { group, child } = start(
      'for i in 1 2 3 4 5 6 7 8; do (i=0; while [ $i -lt 20000 ]; do i=$((i + 1)); done) & done; wait',
    );
    await once(child, 'exit');
    expect(group.listPids()).toEqual([]);
    expect(group.cpuMs()).toBeGreaterThan(20);
  });

  testWith(CGROUPS)('is frozen, whatever signals come, and goes on', async () => {
    const { group, child } = start(spin);
    await expect.poll(() => group.cpuMs(), { interval: 5 }).toBeGreaterThan(10);
    group.freeze();
    // It takes a moment, on a busy machine milliseconds.
    await sleep(100);
    const before = group.cpuMs()!;
    for (let i = 0; i < 20; i++) {
      child.kill('SIGCONT');
      await sleep(5);
    }
    expect(group.cpuMs()! - before).toBeLessThan(2);
    group.thaw();
    await expect.poll(() => group.cpuMs(), { interval: 5 }).toBeGreaterThan(before + 5);
  });

  testWith(CGROUPS)('is ended whole, also frozen, with who has left session and parents', async () => {
    const { group } = start(`(setsid sh -c '(setsid sleep 600 &) ; sleep 600' &); sleep 600`);
    await expect.poll(() => group.listPids().length, { interval: 5 }).toBeGreaterThanOrEqual(4);
    const pids = group.listPids();
    group.freeze();
    group.kill();
    await waitUntilEmpty(group, SYSTEM_CLOCK);
    expect(group.isEmpty()).toBe(true);
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });

  testWith(CGROUPS)('wants to run while it spins, and not while it sleeps', async () => {
    const { group: spinning } = start(spin);
    const { group: sleeping } = start('sleep 600');
    await expect.poll(() => spinning.isRunnable(), { interval: 5 }).toBe(true);
    await expect.poll(() => sleeping.listPids().length > 0 && !sleeping.isRunnable(), { interval: 5 }).toBe(true);
    expect([spinning.waitsByChoice(), sleeping.waitsByChoice()]).toEqual([false, false]);
  });

  testWith(CGROUPS)('waits by choice when one of its threads has lowered its priority', async () => {
    const { group } = start(`nice -n 10 sleep 600`);
    await expect.poll(() => group.waitsByChoice(), { interval: 5 }).toBe(true);
  });

  testWith(CGROUPS)('has the processes and the memory that it has', async () => {
    const { group } = start('sleep 600 & sleep 600 & sleep 600 & wait');
    await expect.poll(() => group.measure(Infinity).processes, { interval: 5 }).toBe(4);
    const { threads, memoryBytes } = group.measure(Infinity);
    expect(threads).toBe(4);
    expect(memoryBytes).toBeLessThan(50 * 2 ** 20);
  });

  testWith(CGROUPS)('leaves no folder behind', async () => {
    const { group, child } = start('exit 0');
    await once(child, 'exit');
    await waitUntilEmpty(group, SYSTEM_CLOCK);
    const before = listGroups(place!.folder).length;
    group.close();
    await expect.poll(() => listGroups(place!.folder)).toHaveLength(before - 1);
  });

  testWith(CGROUPS)('a program that is not there cannot be started', () => {
    const group = place!.make(NO_LIMITS)!;
    open.push(group);
    const command = { file: '/no/such/program', args: [], folder: '/' };
    expect(group.enter(command)).toBe(command);
  });
});

describe('what a judge that was killed leaves behind', () => {
  /** A bot that sleeps, in a group of a judge that has ended, as after kill -9 of the judge and its watchdog. */
  function leaveBehind(judge: string, isFrozen = false): { pid: number; folder: string } {
    const name = basename(place!.folder).replace(/-\d+-\d+-[^-]+$/, `-${judge}-left`);
    const folder = join(dirname(place!.folder), name);
    mkdirSync(join(folder, 'bot-1'), { recursive: true });
    const bot = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    writeFileSync(join(folder, 'bot-1/cgroup.procs'), String(bot.pid));
    if (isFrozen) writeFileSync(join(folder, 'bot-1/cgroup.freeze'), '1');
    return { pid: bot.pid!, folder };
  }

  /** The next judge ends who is left, and the one after it removes the groups at the latest. */
  async function expectSwept({ pid, folder }: { pid: number; folder: string }): Promise<void> {
    expect(isAlive(pid)).toBe(true);
    findPlace(SYSTEM_PROC, SYSTEM_CLOCK)!.close();
    await expect.poll(() => isAlive(pid)).toBe(false);
    await expect
      .poll(() => {
        findPlace(SYSTEM_PROC, SYSTEM_CLOCK)!.close();
        return existsSync(folder);
      })
      .toBe(false);
  }

  for (const how of ['running', 'frozen']) {
    testWith(CGROUPS)(`a bot that is ${how} is ended by the next judge, and its group is removed`, async () => {
      const judge = spawn('true');
      await once(judge, 'exit');
      await expectSwept(leaveBehind(`${judge.pid}-1`, how === 'frozen'));
    });
  }

  testWith(CGROUPS)('a judge that has ended, and whose parent never asked how, is gone too', async () => {
    // The shell becomes a program that does not know of its child.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const judge = Number(String((await once(parent.stdout, 'data'))[0]));
    const readJudge = (): Stat | undefined => parseStat(SYSTEM_PROC.read(`/proc/${judge}/stat`));
    await expect.poll(() => readJudge()?.state, { interval: 5, timeout: 10_000 }).toBe('Z');
    await expectSwept(leaveBehind(`${judge}-${readJudge()!.startedAt}`));
    parent.kill('SIGKILL');
  });

  testWith(CGROUPS)('the groups of a judge that lives are left alone', () => {
    findPlace(SYSTEM_PROC, SYSTEM_CLOCK)!.close();
    expect(existsSync(place!.folder)).toBe(true);
  });

  testWith(CGROUPS)(
    'a judge that is killed leaves nobody and nothing: its watchdog removes its groups in all trees',
    async () => {
      const judge = spawn(process.execPath, ['--input-type=module', '-e', KILLED_JUDGE], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const { pid, folders } = JSON.parse(String((await once(judge.stdout, 'data'))[0])) as {
        pid: number;
        folders: string[];
      };
      expect(folders.map((folder) => existsSync(folder))).toEqual(folders.map(() => true));
      expect(isAlive(pid)).toBe(true);
      judge.kill('SIGKILL');
      await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
      await expect.poll(() => folders.filter((folder) => existsSync(folder)), { timeout: 10_000 }).toEqual([]);
    },
  );
});

/** A judge with a bot that sleeps, which tells of both when the bot is in its groups. */
const KILLED_JUDGE = `
  import { spawn } from 'node:child_process';
  import { setTimeout as sleep } from 'node:timers/promises';
  import { Host } from '${PACKAGE_FOLDER}/dist/judge/host/host.js';
  const host = new Host();
  const group = host.makeGroup('cgroup', { memoryMb: 100, processes: 10, threads: 10 }, undefined);
  const { file, args } = group.enter({ file: '/bin/sleep', args: ['600'], folder: '/' });
  const { pid } = spawn(file, args, { detached: true, stdio: 'ignore' });
  host.track(pid);
  while (group.listPids().length === 0) await sleep(5);
  console.log(JSON.stringify({ pid, folders: host.place.folders }));
  await sleep(600_000);
`;
