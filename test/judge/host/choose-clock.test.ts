import { expect, test } from 'vitest';
import { parseClock } from '../../../cli/options/clock-option.ts';
import type { ClockChoice } from '../../../judge/host/bot-group.ts';
import { Host } from '../../../judge/host/host.ts';
import { listNotGuaranteed } from '../../../judge/host/not-guaranteed.ts';
import { MadeUpClock } from './made-up-clock.ts';
import { MadeUpProc } from './made-up-proc.ts';

test.each<[choice: ClockChoice, limits: 'relaxed' | 'contest' | false, clock: ClockChoice]>([
  ['auto', 'relaxed', 'auto'],
  ['auto', 'contest', 'cgroup'],
  ['auto', false, 'auto'],
  ['proc', 'contest', 'proc'],
  ['cgroup', 'relaxed', 'cgroup'],
])('--clock %s with limits %s asks for %s', (clock, limits, asked) => {
  expect(parseClock({ clock, limits })).toBe(asked);
});

test('where there are no cgroups, a contest is refused and everything else goes by /proc', () => {
  const host = new Host(new MadeUpClock(), new MadeUpProc());
  expect(host.chooseClock('auto')).toBe('proc');
  expect(host.chooseClock('proc')).toBe('proc');
  expect(() => host.chooseClock('cgroup')).toThrow('this judge cannot make cgroups here');
  host.end();
});

test('what is not guaranteed is listed, most of it without cgroups', () => {
  const all = ['memory', 'pids'] as const;
  expect(listNotGuaranteed({ clock: 'cgroup', controllers: all, isEnclosed: true })).toEqual([]);
  expect(listNotGuaranteed({ clock: 'cgroup', controllers: [], isEnclosed: false })).toHaveLength(3);
  expect(listNotGuaranteed({ clock: 'proc', controllers: [], isEnclosed: true })).toHaveLength(4);
  expect(listNotGuaranteed({ clock: 'proc', controllers: [], isEnclosed: false })).toHaveLength(5);
});
