// What the judge writes to the files of cgroups and reads from them, without a kernel behind: in a folder like any other.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { CgroupPlace, type Home } from '../../../../judge/host/cgroup/cgroup-place.ts';
import { findPlace } from '../../../../judge/host/cgroup/find-place.ts';
import { killGroup, listGroups, readNumbers, tryToRemoveGroup } from '../../../../judge/host/cgroup/group-files.ts';
import type { Controller } from '../../../../judge/host/cgroup/hierarchies.ts';
import { makeJudgeName, sweepStaleGroups } from '../../../../judge/host/cgroup/stale-groups.ts';
import { SYSTEM_PROC } from '../../../../judge/host/proc.ts';
import { MadeUpClock } from '../made-up-clock.ts';
import { MadeUpProc } from '../made-up-proc.ts';

const MIB = 2 ** 20;
const NO_LIMITS = { memoryMb: null, processes: null, threads: null };
/** No process has this number: it is more than Linux gives. */
const NOBODY = 2 ** 22 + 1;

/** Made up below /proc, real elsewhere. */
class FolderProc extends MadeUpProc {
  override read(path: string): string | undefined {
    return path.startsWith('/proc/') ? super.read(path) : SYSTEM_PROC.read(path);
  }
}

let top: string;
let proc: FolderProc;
let clock: MadeUpClock;

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'groups-'));
  proc = new FolderProc();
  clock = new MadeUpClock();
  clock.advance(1000);
  for (const tree of ['unified', 'memory', 'pids', 'cpuset']) mkdirSync(join(top, tree));
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}

const get = (path: string): string | undefined => SYSTEM_PROC.read(join(top, path));

/** The trees of version 1 beside version 2, or version 2 alone. */
function makePlace(isUnified: boolean): CgroupPlace {
  const homes = new Map<Controller, Home>();
  const names: Controller[] = isUnified ? ['memory', 'pids'] : ['memory', 'pids', 'cpuset'];
  for (const name of names) homes.set(name, { folder: join(top, isUnified ? 'unified' : name), isUnified });
  return new CgroupPlace(join(top, 'unified'), homes, proc, clock);
}

function makeGroup(
  limits: { memoryMb: number | null; processes: null; threads: number | null } = NO_LIMITS,
  v2 = true,
) {
  return makePlace(v2).make(limits)!;
}

describe('what a group is told', () => {
  test('limits of version 2, above those of the judge so that its verdict comes first', () => {
    makeGroup({ memoryMb: 100, processes: null, threads: 10 });
    expect(get('unified/bot-1/memory.max')).toBe(String(125 * MIB + 64 * MIB));
    expect(get('unified/bot-1/memory.swap.max')).toBe('0');
    expect(get('unified/bot-1/memory.oom.group')).toBe('1');
    expect(get('unified/bot-1/pids.max')).toBe('74');
  });

  test('limits of version 1, in trees of their own', () => {
    makeGroup({ memoryMb: 100, processes: null, threads: 10 }, false);
    expect(readdirSync(join(top, 'unified/bot-1'))).toEqual([]);
    expect(get('memory/bot-1/memory.limit_in_bytes')).toBe(String(189 * MIB));
    expect(get('memory/bot-1/memory.memsw.limit_in_bytes')).toBe(String(189 * MIB));
    expect(get('pids/bot-1/pids.max')).toBe('74');
    expect(existsSync(join(top, 'cpuset/bot-1'))).toBe(false);
  });

  test('nothing where there is no limit', () => {
    makeGroup();
    expect(readdirSync(join(top, 'unified/bot-1'))).toEqual([]);
  });

  test('to stand still, and to go on', () => {
    const group = makeGroup();
    group.freeze();
    expect(get('unified/bot-1/cgroup.freeze')).toBe('1');
    group.thaw();
    expect(get('unified/bot-1/cgroup.freeze')).toBe('0');
  });

  test('to end', () => {
    makeGroup().kill();
    expect(get('unified/bot-1/cgroup.kill')).toBe('1');
    makePlace(true).kill();
    expect(get('unified/cgroup.kill')).toBe('1');
  });

  test('to freeze before it ends, on a kernel that cannot end groups', () => {
    put('unified/bot-1/cgroup.procs', `${NOBODY}\n`);
    mkdirSync(join(top, 'unified/cgroup.kill'));
    killGroup(join(top, 'unified'));
    expect(get('unified/cgroup.freeze')).toBe('1');
  });
});

describe('what a group tells', () => {
  test('the CPU time of all who ever were in it, in milliseconds', () => {
    put('unified/bot-1x/nothing', '');
    const group = makeGroup();
    expect(group.cpuMs()).toBeUndefined();
    put('unified/bot-1/cpu.stat', 'usage_usec 12345\nuser_usec 7\n');
    expect(group.cpuMs()).toBe(12.345);
  });

  test('how long it waited since the question, and no reading is younger than a tick of the kernel', () => {
    const group = makeGroup();
    const wait = (ms: number): void =>
      put('unified/bot-1/cpu.pressure', `some avg10=0.00 total=9000000\nfull avg10=0.00 total=${ms * 1000}\n`);
    wait(40);
    group.markWaits();
    wait(100);
    clock.advance(19);
    expect(group.waitedMs()).toBe(0);
    clock.advance(1);
    expect(group.waitedMs()).toBe(60);
  });

  test('on a kernel that does not count that, the longest wait of a thread', () => {
    const group = makeGroup();
    put('unified/bot-1/cgroup.threads', '31\n32\n');
    proc.processes[31] = { parent: 1 };
    proc.processes[32] = { parent: 1 };
    const wait = (tid: number, ms: number): void => void (proc.files[`/proc/${tid}/schedstat`] = `7 ${ms * 1e6} 3`);
    wait(31, 5);
    wait(32, 50);
    group.markWaits();
    wait(31, 25);
    wait(32, 60);
    expect(group.waitedMs()).toBe(20);
  });

  test.each([
    ['', true],
    ['populated 1\nfrozen 0\n', false],
    ['populated 0\nfrozen 1\n', true],
  ])('whether everybody has ended: %j', (text, isEmpty) => {
    const group = makeGroup();
    put('unified/bot-1/cgroup.events', text);
    expect(group.isEmpty()).toBe(isEmpty);
  });

  test('who is in it, who could run and who waits by choice', () => {
    proc.processes[1] = { parent: 0 };
    proc.files['/proc/self/stat'] = proc.read('/proc/1/stat')!;
    proc.files['/proc/self/status'] = proc.read('/proc/1/status')!;
    const group = makeGroup();
    put('unified/bot-1/cgroup.procs', '31\n');
    put('unified/bot-1/cgroup.threads', '31\n32\n');
    expect([group.listPids(), group.isRunnable(), group.waitsByChoice()]).toEqual([[31], false, false]);
    proc.processes[31] = { parent: 1 };
    proc.processes[32] = { parent: 1, state: 'R' };
    expect([group.isRunnable(), group.waitsByChoice()]).toEqual([true, false]);
    proc.processes[32]!.nice = 5;
    expect(group.waitsByChoice()).toBe(true);
  });
});

describe('what a group uses', () => {
  const measure = (v2: boolean, memoryMb: number | null = 100) => {
    const group = makeGroup({ memoryMb, processes: null, threads: 10 }, v2);
    return () => group.measure(Infinity);
  };

  test('memory by the kernel: what nothing else could be used for', () => {
    const look = measure(true);
    put('unified/bot-1/memory.stat', 'anon 1000\nfile 5000\nkernel 100\nshmem 20\nsock 3\nanon_thp 7\n');
    expect(look().memoryBytes).toBe(1123);
  });

  test('memory by version 1, where the kernel has a file of its own', () => {
    const look = measure(false);
    put('memory/bot-1/memory.stat', 'rss 1\ntotal_rss 1000\ntotal_shmem 200\ntotal_cache 7\n');
    put('memory/bot-1/memory.kmem.usage_in_bytes', '30\n');
    expect(look().memoryBytes).toBe(1230);
  });

  test.each([
    [true, 'unified/bot-1/memory.events', 'low 0\noom_kill'],
    [false, 'memory/bot-1/memory.oom_control', 'oom_kill_disable 0\noom_kill'],
  ])('more than the limit once the kernel has ended somebody (version 2: %s)', (v2, path, text) => {
    const look = measure(v2);
    put(path, `${text} 0\n`);
    expect(look().memoryBytes).toBe(0);
    put(path, `${text} 1\n`);
    expect(look().memoryBytes).toBe(189 * MIB);
  });

  test('processes and threads: who has ended and was not waited for is counted', () => {
    const look = measure(true);
    put('unified/bot-1/cgroup.procs', '31\n40\n');
    put('unified/bot-1/cgroup.threads', '31\n32\n40\n');
    expect(look()).toMatchObject({ processes: 2, threads: 3 });
    put('unified/bot-1/pids.current', '5\n');
    expect(look()).toMatchObject({ processes: 4, threads: 5 });
    put('unified/bot-1/pids.events', 'max 0\n');
    expect(look()).toMatchObject({ processes: 4, threads: 5 });
    put('unified/bot-1/pids.events', 'max 1\n');
    expect(look()).toMatchObject({ processes: 4, threads: 74 });
  });

  test('without controllers, what its processes have resident', () => {
    const group = new CgroupPlace(join(top, 'unified'), new Map(), proc, clock).make(NO_LIMITS)!;
    proc.processes[31] = { parent: 1, memoryMb: 30 };
    put('unified/bot-1/cgroup.procs', '31\n');
    put('unified/bot-1/cgroup.threads', '31\n');
    expect(group.measure(Infinity)).toEqual({ memoryBytes: 30 * MIB, processes: 1, threads: 1 });
  });

  test('closing it leaves no file open, and removes its groups', async () => {
    const group = makeGroup(NO_LIMITS, false);
    expect(proc.openFiles).toBeGreaterThan(5);
    group.close();
    expect(proc.openFiles).toBe(0);
    for (const tree of ['unified', 'memory', 'pids']) {
      await expect.poll(() => existsSync(join(top, tree, 'bot-1')), { interval: 2 }).toBe(false);
    }
  });
});

describe('where groups are', () => {
  test('made for a whole match beforehand, and taken from these first', async () => {
    const place = makePlace(false);
    await place.prepare();
    const names = ['bot-1', 'bot-2', 'bot-3', 'bot-4'];
    for (const tree of ['unified', 'memory', 'pids']) expect(listGroups(join(top, tree)).sort()).toEqual(names);
    expect(listGroups(join(top, 'cpuset'))).toEqual([]);
    const taken = Array.from({ length: 5 }, () => place.takeName());
    expect(taken.sort()).toEqual([...names, 'bot-5']);
    expect(listGroups(join(top, 'memory'))).toContain('bot-5');
  });

  test('not offered where one of the trees refuses', async () => {
    const place = makePlace(false);
    mkdirSync(join(top, 'pids/bot-2'));
    await place.prepare();
    expect(Array.from({ length: 3 }, () => place.takeName()).sort()).toEqual(['bot-1', 'bot-3', 'bot-4']);
  });

  test('nowhere when the kernel refuses', () => {
    mkdirSync(join(top, 'unified/bot-1'));
    expect(makePlace(true).make(NO_LIMITS)).toBeUndefined();
  });

  test('entered by the files of all trees', () => {
    const place = makePlace(false);
    const group = place.make(NO_LIMITS)!;
    const doors = ['memory/bot-1/tasks', 'pids/bot-1/tasks', 'cpuset/tasks', 'unified/bot-1/cgroup.procs'];
    expect(place.listDoors('bot-1')).toEqual(doors.map((path) => join(top, path)));
    expect(place.listDoors('bot-9')).toEqual([join(top, 'cpuset/tasks'), join(top, 'unified/bot-9/cgroup.procs')]);
    const command = { file: '/bin/sh', args: ['a b'], folder: '/' };
    const { file, args } = group.enter(command);
    expect([file, args[0], args.slice(2)]).toEqual([
      '/bin/sh',
      '-c',
      ['minions-enter', ...doors.map((path) => join(top, path)), '--', '/bin/sh', 'a b'],
    ]);
    const missing = { ...command, file: '/no/such/program' };
    expect(group.enter(missing)).toBe(missing);
  });

  test('named with their controllers, and removed in the end', () => {
    const place = makePlace(false);
    place.takeName();
    expect(place.controllers).toEqual(['memory', 'pids', 'cpuset']);
    expect(place.folders).toEqual(['unified', 'memory', 'pids', 'cpuset'].map((name) => join(top, name)));
    expect(makePlace(true).folders).toEqual([join(top, 'unified')]);
    place.close();
    expect(readdirSync(top)).toEqual([]);
  });

  test.each([
    [undefined, false],
    ['some total=1\n', false],
    ['some total=1\nfull total=1\n', true],
  ])('with or without pressure: %j', (text, tells) => {
    if (text !== undefined) put('unified/cpu.pressure', text);
    expect(makePlace(true).reportsPressure).toBe(tells);
  });

  test('files of numbers and folders that are not there are empty', () => {
    put('numbers', '7\n\n12\n');
    expect([readNumbers(join(top, 'numbers')), readNumbers(join(top, 'none')), listGroups(join(top, 'none'))]).toEqual([
      [7, 12],
      [],
      [],
    ]);
    expect(tryToRemoveGroup(join(top, 'none'))).toBe(true);
    put('full/file', '');
    expect(tryToRemoveGroup(join(top, 'full'))).toBe(false);
  });
});

describe('what other judges have left', () => {
  const namespace = /\d+/.exec(makeJudgeName(withSelf(), 'x')!)![0];

  function withSelf(): MadeUpProc {
    const made = new MadeUpProc({ 1: { parent: 0, startedAt: 77 } });
    made.files['/proc/self/stat'] = made.read('/proc/1/stat')!;
    return made;
  }

  test('is called by its process and namespace', () => {
    expect(makeJudgeName(withSelf(), 'abc')).toBe(`minions-${namespace}-${process.pid}-77-abc`);
    expect(makeJudgeName(new MadeUpProc(), 'abc')).toBeUndefined();
  });

  test.each<[what: string, name: string, stays: boolean]>([
    ['a judge that is gone', 'minions-N-50-1-a', false],
    ['a judge that runs', 'minions-N-60-5-a', true],
    ['one whose number is another’s now', 'minions-N-60-4-a', false],
    ['one that has ended and was not waited for', 'minions-N-70-5-a', false],
    ['one in another namespace', 'minions-1N-50-1-a', true],
    ['a group of somebody else', 'docker-N-50-1-a', true],
  ])('%s', (_, name, stays) => {
    proc.processes[60] = { parent: 1, startedAt: 5 };
    proc.processes[70] = { parent: 1, startedAt: 5, state: 'Z' };
    const folder = join(top, 'unified', name.replace('N', namespace));
    mkdirSync(join(folder, 'bot-1'), { recursive: true });
    // A file of this kernel's that is a folder goes with the group.
    mkdirSync(join(folder, 'cgroup.kill'));
    mkdirSync(join(folder, 'cgroup.freeze'));
    sweepStaleGroups(proc, [join(top, 'unified'), join(top, 'unified')]);
    expect(existsSync(folder)).toBe(stays);
  });
});

describe('looking for a place', () => {
  const find = (own = 'unified') => {
    proc.processes[1] = { parent: 0 };
    proc.files['/proc/self/stat'] = proc.read('/proc/1/stat')!;
    const folder = join(top, own);
    return findPlace(proc, clock, { unified: { root: folder, own: folder }, separate: new Map() });
  };

  test('none without version 2, or where no process can be moved', () => {
    expect(findPlace(proc, clock, { unified: undefined, separate: new Map() })).toBeUndefined();
    expect(find()).toBeUndefined();
    expect(readdirSync(join(top, 'unified'))).toEqual([]);
  });

  test('controllers that are offered are asked for, and a kernel that is too old is left as it was', () => {
    put('unified/cgroup.procs', '');
    put('unified/cgroup.controllers', 'cpu pids io\n');
    expect(find()).toBeUndefined();
    expect(readdirSync(join(top, 'unified')).sort()).toEqual([
      'cgroup.controllers',
      'cgroup.procs',
      'cgroup.subtree_control',
    ]);
    expect(get('unified/cgroup.subtree_control')).toBe('+pids');
  });

  test.each<[who: string, pids: number[], isMoved: boolean]>([
    ['of its own', [process.pid], true],
    ['that it shares', [process.pid, NOBODY], false],
  ])('the judge may have to leave a group %s', (_, pids, isMoved) => {
    put('unified/cgroup.procs', pids.map((pid) => `${pid}\n`).join(''));
    put('unified/cgroup.controllers', 'memory\n');
    // It refuses as long as somebody is in the group.
    mkdirSync(join(top, 'unified/cgroup.subtree_control'));
    find();
    expect(get('unified/minions-judges/cgroup.procs')).toBe(isMoved ? String(process.pid) : undefined);
  });

  test('a judge that was moved before takes the group above', () => {
    put('unified/cgroup.procs', '');
    put('unified/cgroup.controllers', 'memory\n');
    put('unified/minions-judges/cgroup.procs', `${process.pid}\n`);
    find('unified/minions-judges');
    expect(get('unified/cgroup.subtree_control')).toBe('+memory');
    expect(existsSync(join(top, 'unified/minions-judges/cgroup.subtree_control'))).toBe(false);
    expect(readFileSync(join(top, 'unified/cgroup.procs'), 'utf8')).toBe('');
  });
});
