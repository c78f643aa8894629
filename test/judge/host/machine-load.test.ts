import { expect, test } from 'vitest';
import { MachineLoad } from '../../../judge/host/machine-load.ts';
import { MadeUpClock } from './made-up-clock.ts';
import { MadeUpProc } from './made-up-proc.ts';

/** A machine with four CPUs of which we may use two, and how long each was idle, in ticks of ten milliseconds. */
function makeMachine(allowed = '1-2') {
  const proc = new MadeUpProc();
  const clock = new MadeUpClock();
  const idle = (...ticks: number[]): void => {
    const lines = ticks.map((count, cpu) => `cpu${cpu} 5 0 5 ${count} 0 0 0 0 0 0`);
    proc.files['/proc/stat'] = ['cpu  1 2 3 4 5 6 7 0 0 0', ...lines, 'intr 12345 0 0'].join('\n');
  };
  proc.files['/proc/self/status'] = `Name:\tnode\nCpus_allowed_list:\t${allowed}\n`;
  idle(0, 0, 0, 0);
  return { proc, clock, idle, load: new MachineLoad(clock, proc) };
}

test('what is not idle is work, on the CPUs that we may use', () => {
  const { clock, idle, load } = makeMachine();
  const before = load.totalMs()!;
  clock.advance(1000);
  idle(0, 100, 30, 0);
  expect(load.totalMs()! - before).toBe(700);
});

test('what was stolen from the CPUs that we may use is told', () => {
  const { proc, clock, load } = makeMachine();
  const lines = [0, 1, 2, 3].map((cpu) => `cpu${cpu} 5 0 5 0 0 0 0 ${10 ** cpu} 0 0`);
  load.totalMs();
  expect(load.stolenMs).toBe(0);
  proc.files['/proc/stat'] = ['cpu  1 2 3 4 5 6 7 1111 0 0', ...lines, 'intr 12345 0 0'].join('\n');
  clock.advance(2000);
  load.totalMs();
  expect(load.stolenMs).toBe((10 + 100) * 10);
});

test('a reading serves a whole round', () => {
  const { clock, proc, load } = makeMachine();
  load.totalMs();
  proc.readings = 0;
  clock.advance(0.5);
  load.totalMs();
  expect(proc.readings).toBe(0);
});

test.each(['', '7'])('is not told for CPUs %j', (allowed) => {
  expect(makeMachine(allowed).load.totalMs()).toBeUndefined();
});
