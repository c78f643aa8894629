import { expect, test } from 'vitest';
import { MemoryMeter } from '../../../../judge/host/processes/memory-meter.ts';
import { MadeUpClock } from '../made-up-clock.ts';
import { MadeUpProc, type MadeUpProcess } from '../made-up-proc.ts';

const MIB = 2 ** 20;
const LIMIT = 100 * MIB;

interface Setting {
  readonly processes: Record<number, MadeUpProcess>;
  /** What the system tells of shares, in MiB. */
  readonly shares?: Record<number, number>;
}

function watch({ processes, shares = {} }: Setting) {
  const proc = new MadeUpProc(processes);
  const clock = new MadeUpClock();
  clock.advance(1000);
  for (const [pid, share] of Object.entries(shares)) {
    proc.files[`/proc/${pid}/smaps_rollup`] = `Rss: 1 kB\nPss:  ${share * 1024} kB\n`;
  }
  const meter = new MemoryMeter(proc, clock);
  return { proc, clock, measure: () => meter.measure(Object.keys(processes).map(Number), LIMIT) / MIB };
}

test.each<[what: string, setting: Setting, mib: number]>([
  ['what is resident', { processes: { 10: { parent: 1, memoryMb: 60 }, 11: { parent: 10, memoryMb: 30 } } }, 90],
  [
    'pages that are shared by fork, once',
    {
      processes: { 10: { parent: 1, memoryMb: 80 }, 11: { parent: 10, memoryMb: 80 } },
      shares: { 10: 45, 11: 40 },
    },
    85,
  ],
  ['all that is resident where shares are not told', { processes: { 10: { parent: 1, memoryMb: 180 } } }, 180],
])('memory has %s', (_, setting, mib) => {
  expect(watch(setting).measure()).toBe(mib);
});

test('a close look is taken seldom, as long as there is little more than at the last', () => {
  const processes = { 10: { parent: 1, memoryMb: 160 } };
  const { proc, clock, measure } = watch({ processes, shares: { 10: 50 } });
  expect(measure()).toBe(50);
  proc.readings = 0;
  processes[10].memoryMb = 180;
  clock.advance(50);
  expect(measure()).toBe(70);
  expect(proc.readings).toBeLessThan(4);
  processes[10].memoryMb = 260;
  proc.files['/proc/10/smaps_rollup'] = `Pss: ${120 * 1024} kB\n`;
  expect(measure()).toBe(120);
});
