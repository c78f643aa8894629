import { expect, test } from 'vitest';
import { SteadyThreads } from '../../../../judge/bot/process/steady-threads.ts';

type Look = Readonly<Record<string, number>>;

/** A look every 100 ms: the threads that want to run, with how often each has slept. */
function look(...looks: readonly Look[]): boolean {
  const threads = new SteadyThreads();
  for (const [index, sleeps] of looks.entries()) threads.note(new Map(Object.entries(sleeps)), 100 * index);
  return threads.hasAny;
}

test.each<[what: string, looks: readonly Look[], isSteady: boolean]>([
  ['a thread that computes', [{ a: 7 }, { a: 7 }, { a: 7 }], true],
  ['one that waits for a lock now and then', [{ a: 7 }, { a: 9 }, { a: 12 }], true],
  ['one that slept at one look', [{ a: 7 }, {}, { a: 8 }, { a: 8 }], true],
  [
    'one beside a helper that wakes up again and again',
    [
      { h: 0, a: 7 },
      { h: 90, a: 7 },
      { h: 200, a: 8 },
    ],
    true,
  ],
  ['such a helper alone', [{ h: 0 }, { h: 90 }, { h: 200 }], false],
  ['many that wake up by turns', [{ a: 0 }, { b: 0 }, { c: 0 }, { d: 0 }, { a: 1 }, { b: 1 }, { c: 1 }], false],
  ['a relay of processes', [{ a: 0 }, { b: 0 }, { c: 0 }, { d: 0 }], false],
  ['nobody', [{}, {}], false],
])('%s', (_, looks, isSteady) => {
  expect(look(...looks)).toBe(isSteady);
});

test('after one look nothing is known', () => {
  expect(look({})).toBe(true);
});
