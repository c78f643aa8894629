// What of a tournament fits into a time, and how often there is time to look, by a clock from outside.
import { expect, test } from 'vitest';
import { ShareOfTime } from '../../../tournament/run/share-of-time.ts';
import { TimeBudget } from '../../../tournament/run/time-budget.ts';

test.each<[what: string, endsOfParts: number[], limit: number, fitting: boolean[]]>([
  ['two of ten seconds fit into twenty, three do not', [10, 20], 20, [true, false]],
  ['nothing was played before the first, as after a resume', [0, 10, 20], 25, [true, true, false]],
  ['the longest part counts', [10, 12, 24], 33, [true, true, false]],
  ['not even a second one', [30], 50, [false]],
])('parts in a time: %s', (_, ends, limit, fitting) => {
  const clock = { ms: 0 };
  const budget = new TimeBudget(limit, () => clock.ms);
  const answers = ends.map((seconds) => {
    clock.ms = seconds * 1000;
    return budget.fits();
  });
  expect(answers).toEqual(fitting);
});

test.each<[what: string, costMs: number, firstAfterMs: number, doneAt: number[]]>([
  ['what costs nothing is done every time', 0, 0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['two hundredths of the time', 0.02, 0, [0, 2, 4, 6, 8]],
  ['not before some time is over', 0, 7000, [7, 8, 9]],
])('a share of the time: %s', (_, costSeconds, firstAfterMs, doneAt) => {
  const clock = { ms: 0 };
  const share = new ShareOfTime(0.02, () => clock.ms, firstAfterMs);
  const done = Array.from({ length: 10 }, (__, second) => {
    clock.ms = Math.max(clock.ms, second * 1000);
    return share.run(() => {
      clock.ms += costSeconds * 1000;
      return second;
    });
  });
  expect(done.filter((second) => second !== undefined)).toEqual(doneAt);
});
