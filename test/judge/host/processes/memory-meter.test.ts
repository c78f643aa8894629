import { expect, test } from 'vitest';
import type { MemoryFile } from '../../../../judge/host/memory-files.ts';
import { MemoryMeter } from '../../../../judge/host/processes/memory-meter.ts';
import { ProcessFamily } from '../../../../judge/host/processes/process-family.ts';
import { SharedMemory } from '../../../../judge/host/shared-memory.ts';
import { MadeUpClock } from '../made-up-clock.ts';
import { MadeUpProc, type MadeUpProcess } from '../made-up-proc.ts';

const BOT = 10;
const MIB = 2 ** 20;
const LIMIT = 100 * MIB;

interface Setting {
  readonly processes: Record<number, MadeUpProcess>;
  /** What the system tells of shares: all, and of it memory that looks like files, in MiB. */
  readonly shares?: Record<number, readonly [all: number, files: number]>;
  /** Files that are memory, by who holds them, in MiB. */
  readonly files?: Record<string, readonly [id: string, size: number]>;
  readonly folders?: Record<string, number>;
  /** By how much there is more memory that looks like files than before, in MiB. */
  readonly grown?: number;
}

function watch({ processes, shares = {}, files = {}, folders = {}, grown = 0 }: Setting) {
  const proc = new MadeUpProc(processes);
  const clock = new MadeUpClock();
  proc.files['/proc/meminfo'] = 'MemTotal: 8 kB\nShmem:       1024 kB\n';
  const sharedMemory = new SharedMemory(clock, proc);
  proc.files['/proc/meminfo'] = `Shmem:  ${1024 + grown * 1024} kB\n`;
  clock.advance(100);
  for (const [pid, [all, part]] of Object.entries(shares)) {
    proc.files[`/proc/${pid}/smaps_rollup`] = `Pss:  ${all * 1024} kB\nPss_Shmem:  ${part * 1024} kB\n`;
  }
  for (const path of Object.keys(files)) proc.files[path] = '';
  const memoryFiles = {
    find: (path: string): MemoryFile | undefined => {
      const file = files[path];
      return file && { id: file[0], bytes: file[1] * MIB };
    },
    measureFolder: (path: string) => (folders[path] ?? 0) * MIB,
  };
  const family = new ProcessFamily(proc, BOT, undefined);
  family.update();
  const meter = new MemoryMeter({ clock, proc, memoryFiles, pageBytes: 4096, sharedMemory }, family);
  return { proc, clock, measure: () => meter.measure(LIMIT) / MIB };
}

const pages = (mib: number): number => mib * 256;

test.each<[what: string, setting: Setting, mib: number]>([
  [
    'what is resident',
    { processes: { 10: { parent: 1, pages: pages(60) }, 11: { parent: 10, pages: pages(30) } } },
    90,
  ],
  [
    'pages that are shared by fork, once',
    {
      processes: { 10: { parent: 1, pages: pages(80) }, 11: { parent: 10, pages: pages(80) } },
      shares: { 10: [45, 0], 11: [40, 0] },
    },
    85,
  ],
  [
    'all that is resident of a process that does not tell its shares',
    {
      processes: { 10: { parent: 1, pages: pages(80) }, 11: { parent: 10, pages: pages(80) } },
      shares: { 10: [45, 0] },
    },
    125,
  ],
  [
    'a memory file that nobody has mapped, once for all who hold it',
    {
      processes: { 10: { parent: 1, pages: pages(10) }, 11: { parent: 10, pages: pages(1) } },
      shares: { 10: [10, 0], 11: [1, 0] },
      files: { '/proc/10/fd/5': ['a', 400], '/proc/11/fd/5': ['a', 400] },
      grown: 400,
    },
    411,
  ],
  [
    'a memory file that is mapped as well, once',
    {
      processes: { 10: { parent: 1, pages: pages(210) } },
      shares: { 10: [210, 200] },
      files: { '/proc/10/fd/5': ['a', 200] },
      grown: 200,
    },
    210,
  ],
  [
    'what lies in the memory of the sandbox',
    {
      processes: { 10: { parent: 1, pages: pages(1) }, 11: { parent: 10, pages: pages(1) } },
      shares: { 10: [1, 0], 11: [1, 0] },
      folders: { '/proc/11/root/tmp': 150, '/proc/11/root/dev/shm': 20, '/proc/10/root/tmp': 999 },
      grown: 170,
    },
    172,
  ],
  [
    'threads behind a main thread that has ended',
    {
      processes: { 10: { parent: 1, state: 'Z', pages: pages(300), threads: { 10: {}, 12: {} } } },
      shares: { 12: [300, 0] },
    },
    300,
  ],
])('memory has %s', (_, setting, mib) => {
  expect(watch(setting).measure()).toBe(mib);
});

test('a close look is taken seldom, as long as there is little more than at the last', () => {
  const processes = { 10: { parent: 1, pages: pages(160) } };
  const { proc, clock, measure } = watch({ processes, shares: { 10: [50, 0] } });
  expect(measure()).toBe(50);
  proc.readings = 0;
  processes[10].pages = pages(180);
  clock.advance(50);
  expect(measure()).toBe(70);
  expect(proc.readings).toBeLessThan(4);
  processes[10].pages = pages(260);
  proc.files['/proc/10/smaps_rollup'] = `Pss: ${120 * 1024} kB\n`;
  expect(measure()).toBe(120);
});
