import { describe, expect, test } from 'vitest';
import type { ByPlayer } from '../../../../engine/core/players.ts';
import { measureHelp } from '../../../../tournament/compare/statistics/measure-help.ts';
import {
  scorePairs,
  scoreSameChair,
  scoreSameTable,
  type Outcome,
} from '../../../../tournament/compare/statistics/score-block.ts';

const read = (places: string): ByPlayer<number> => [...places].map(Number) as ByPlayer<number>;

describe('same chair: the new bot in the seat of the old one', () => {
  // Seats 0, 1, … by turns: the places with the old bot there, then with the new one.
  test.each([
    ['first instead of last', ['4123 1234'], 1],
    ['last instead of first', ['1234 4123'], 0],
    ['the same', ['2134 2143', '1234 1234'], 0.5],
    ['one place better in one of two seats', ['2134 1234', '1234 1234'], 0.5 + 1 / 12],
    ['a tie is half a rival', ['2134 1134'], 0.5 + 1 / 12],
    ['second instead of last in all seats', ['4123 2134', '1423 1234', '1243 1324', '1234 1342'], 0.5 + 1 / 3],
  ])('%s', (_, rows, score) => {
    const pairs = rows.map((row, seat) => {
      const [withOld, withNew] = row.split(' ').map(read) as [ByPlayer<number>, ByPlayer<number>];
      return { seat: seat as 0, withOld, withNew };
    });
    expect(scoreSameChair(pairs).score).toBeCloseTo(score, 12);
  });
});

describe('same table: both bots, swapping seats', () => {
  // The old bot in seat 0 and the new one in seat 2, then the other way round.
  test.each([
    ['twice ahead', '2413 1324', 1],
    ['once each', '2413 4123', 0.5],
    ['ahead, then level', '2413 1314', 0.75],
    ['level twice', '1314 1314', 0.5],
    ['twice behind', '1423 4213', 0],
  ])('%s', (_, row, score) => {
    const [first, second] = row.split(' ').map(read) as [ByPlayer<number>, ByPlayer<number>];
    const matches = [
      { oldSeat: 0, newSeat: 2, places: first },
      { oldSeat: 2, newSeat: 0, places: second },
    ] as const;
    expect(scoreSameTable(matches).score).toBe(score);
  });
});

describe('what was chosen to be compared', () => {
  /** "340 2 0.67" are 340 points, place 2 and 0.67 rank points; "out" stands behind who went out. */
  const readOutcome = (text: string): Outcome => {
    const [points, place, rankPoints, out] = text.split(' ');
    return { points: Number(points), place: Number(place), rankPoints: Number(rankPoints), isOut: out === 'out' };
  };

  // Old, new → points, places, rank points.
  test.each<[string, [string, string][], number, number, number]>([
    ['more points, a better place', [['100 4 0', '340 1 1']], 1, 1, 1],
    ['more points, a worse place', [['100 2 0.5', '340 3 0.25']], 1, 0, 0.375],
    ['the same', [['100 2 0.5', '100 2 0.5']], 0.5, 0.5, 0.5],
    ['as many points, but out', [['100 2 0.5', '100 3 0.25 out']], 0, 0, 0.375],
    ['as many points, old was out', [['100 3 0.25 out', '100 2 0.5']], 1, 1, 0.625],
    ['more points although out', [['100 2 0.5', '340 1 1 out']], 1, 1, 0.75],
    [
      'one chair better, one level',
      [
        ['100 4 0', '340 1 1'],
        ['9 1 1', '9 1 1'],
      ],
      0.75,
      0.75,
      0.75,
    ],
  ])('%s', (_, rows, points, places, rankPoints) => {
    const pairs = rows.map(([old, fresh]) => ({ old: readOutcome(old), new: readOutcome(fresh) }));
    expect(scorePairs(pairs, 'points').score).toBeCloseTo(points, 12);
    expect(scorePairs(pairs, 'places').score).toBeCloseTo(places, 12);
    expect(scorePairs(pairs, 'rank-points').score).toBeCloseTo(rankPoints, 12);
  });
});

describe('what the same seeds helped', () => {
  const measure = (pairs: readonly [number, number][]): ReturnType<typeof measureHelp> =>
    measureHelp(pairs.map(([oldPoints, newPoints]) => ({ score: 0.5, oldPoints, newPoints })));

  test('points that rise and fall together', () => {
    const help = measure([
      [0, 0.1],
      [0.5, 0.6],
      [1, 0.9],
    ])!;
    expect(help.correlation).toBeCloseTo(0.9897, 3);
    expect(help.factor).toBeCloseTo(31, 9);
  });

  test('points that have nothing to do with each other', () => {
    const help = measure([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ])!;
    expect(help).toEqual({ correlation: 0, factor: 1 });
  });

  test('rivals that were weak for both are no help of seeds', () => {
    const drawn = (group: string, level: number) =>
      [
        [0, 0],
        [0, 0.1],
        [0.1, 0],
        [0.1, 0.1],
      ].map(([old, fresh]) => ({ oldPoints: level + old!, newPoints: level + fresh!, group }));
    const blocks = [...drawn('weak', 0.8), ...drawn('strong', 0.1)];
    expect(measureHelp(blocks.map((block) => ({ ...block, group: '' })))!.factor).toBeGreaterThan(10);
    const help = measureHelp(blocks)!;
    expect(help.correlation).toBeCloseTo(0, 9);
    expect(help.factor).toBeCloseTo(1, 9);
  });

  test.each<[string, [number, number][]]>([
    [
      'too few blocks',
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'always the same points',
      [
        [0.5, 0.5],
        [0.5, 0.5],
        [0.5, 0.5],
      ],
    ],
    [
      'always the same difference',
      [
        [0, 0.5],
        [0.25, 0.75],
        [0.5, 1],
      ],
    ],
  ])('cannot be said with %s', (_, pairs) => {
    expect(measure(pairs)).toBeNull();
  });
});
