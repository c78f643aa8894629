import { expect, test } from 'vitest';
import type { Appearance } from '../../../tournament/compare/compared-blocks.ts';
import { measureTimes } from '../../../tournament/compare/measure-times.ts';
import { makePlayed } from '../made-records.ts';

/** A bot at seat 2 with these times; the other seats have others. */
function appear(meanMs: number, maxMs: number, cpuMs: number | null): Appearance {
  const played = makePlayed('1.1: a 1, b 2, c 3, d 4');
  Object.assign(played.measured.bots[2], { meanMs, maxMs, cpuMs });
  return { played, player: 2 } as Appearance;
}

test('the mean of the means, the slowest answer, and the mean of the CPU times that are known', () => {
  const pairs = [
    { old: appear(1, 30, 100), new: appear(5, 6, null) },
    { old: appear(2, 10, null), new: appear(6, 7, null) },
    { old: appear(2, 20, 300), new: appear(8, 9, null) },
  ] as unknown as Parameters<typeof measureTimes>[0];
  expect(measureTimes(pairs)).toEqual({
    old: { meanMs: 1.667, maxMs: 30, cpuMs: 200 },
    new: { meanMs: 6.333, maxMs: 9, cpuMs: null },
  });
});

test('nothing was measured where nothing was played', () => {
  const nothing = { meanMs: null, maxMs: null, cpuMs: null };
  expect(measureTimes([])).toEqual({ old: nothing, new: nothing });
});
