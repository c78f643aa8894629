import { describe, expect, test } from 'vitest';
import { compareAnswers, describeGiven } from '../../../viewer/film/compare-answers.ts';

const answer = (...orders: object[]) => ({ orders, fault: null });

describe('two answers side by side', () => {
  test('go unit by unit, what differs first', () => {
    const recorded = answer({ unit: 7, dir: 'Top' }, { unit: 3, dir: 'Left' }, { unit: 12, dir: 'Down' });
    const now = answer({ unit: 12, dir: 'Right' }, { unit: 7, dir: 'Top' }, { unit: 9, dir: 'None' });
    expect(
      compareAnswers(recorded, now).map(({ unit, recorded, now, isSame }) => [unit, recorded, now, isSame]),
    ).toEqual([
      ['3', 'dir Left', 'no order', false],
      ['9', 'no order', 'dir None', false],
      ['12', 'dir Down', 'dir Right', false],
      ['7', 'dir Top', 'dir Top', true],
    ]);
  });

  test('several orders for one unit are one row', () => {
    const twice = answer({ helicopter: 2, do: 'FORWARD1' }, { helicopter: 2, parachuter: [4, 5] });
    expect(compareAnswers(null, twice)).toEqual([
      { unit: '2', recorded: 'no order', now: 'do FORWARD1; parachuter [4, 5]', isSame: false },
    ]);
  });

  test.each([
    [null, 'was out'],
    [answer(), '0 orders'],
    [answer({ unit: 1 }), '1 order'],
    [
      { orders: [], fault: { player: 0, code: 'timeout', reason: 'no answer in 100 ms' } },
      'out, timeout: no answer in 100 ms',
    ],
  ] as const)('%j is "%s"', (given, text) => {
    expect(describeGiven(given as Parameters<typeof describeGiven>[0])).toBe(text);
  });
});
