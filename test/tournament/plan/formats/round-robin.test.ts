import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePlan } from '../../../../tournament/plan/make-plan.ts';
import type { Block, Change } from '../../../../tournament/plan/plan.ts';
import { countMeetings, countSeats, measureRange } from '../count-meetings.ts';
import { callBots, defineExample, isHouse } from '../example-definition.ts';

const plan = (n: number, cycles: number, more: Parameters<typeof defineExample>[2] = {}): readonly Block[] =>
  makePlan(defineExample(n, { kind: 'round-robin', cycles }, more)).blocks;
const findTables = (blocks: readonly Block[]): Block['table'][] => blocks.map(({ table }) => table);

test.each([
  [1, 2, 8, 32],
  [2, 1, 4, 16],
  [3, 1, 4, 16],
  [4, 3, 12, 48],
  [5, 1, 5, 20],
  [60, 5, 300, 1200],
  [400, 5, 2000, 8000],
])('%i entrants, %i cycles: %i blocks of %i matches', (n, cycles, blocks, matches) => {
  const planned = plan(n, cycles);
  expect(planned.map(({ number }) => number)).toEqual(Array.from({ length: blocks }, (_, at) => at + 1));
  expect(planned.flatMap(({ seatings }) => seatings)).toHaveLength(matches);
});

test('after every cycle everybody sat in every seat equally often, and met everybody equally often but for one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 40 }),
      fc.constantFrom(1, 2, 3, 5),
      fc.constantFrom<1 | 4>(1, 4),
      fc.stringMatching(/^[0-9a-f]{64}$/),
      (n, cycles, seats, secret) => {
        const blocks = plan(n, cycles, { seats, secret });
        expect(blocks.filter(({ table }) => new Set(table).size < 4)).toEqual([]);
        for (let cycle = 1; cycle <= cycles; cycle++) {
          const prefix = blocks.slice(0, cycle * n);
          const sat = countSeats(
            prefix.flatMap(({ seatings }) => seatings),
            callBots(n),
          );
          expect(new Set(sat.flat())).toEqual(new Set([cycle * seats]));
          expect(measureRange(countMeetings(findTables(prefix), callBots(n)).values())).toBeLessThanOrEqual(2);
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('the secret decides who sits where, and nothing else does', () => {
  const other = plan(12, 2, { secret: 'f'.repeat(64) });
  expect(plan(12, 2)).toEqual(plan(12, 2));
  expect(findTables(other)).not.toEqual(findTables(plan(12, 2)));
});

test('fewer than four entrants sit with house bots, in every seat', () => {
  const blocks = plan(2, 1, { seats: 1 });
  expect(blocks.map(({ table }) => table.filter(isHouse).length)).toEqual([2, 2, 2, 2]);
  expect(countSeats(findTables(blocks), ['0', '1'])).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ]);
});

describe('more cycles than were planned', () => {
  test('follow what was planned, in balance, each time', () => {
    const blocks = plan(9, 2, { extensions: [3, 5] });
    expect(blocks.slice(0, 18)).toEqual(plan(9, 2));
    expect([...new Set(blocks.map(({ stage }) => stage))].at(-1)).toBe('cycle 5');
    for (const cycles of [2, 3, 5]) {
      const tables = findTables(blocks.slice(0, 9 * cycles));
      expect(new Set(countSeats(tables, callBots(9)).flat())).toEqual(new Set([cycles]));
      // Each part is balanced for itself.
      expect(measureRange(countMeetings(tables, callBots(9)).values())).toBeLessThanOrEqual(3);
    }
  });

  test('after an early end go on with the cycles that were designed', () => {
    expect(plan(9, 10, { extensions: [4] })).toEqual(plan(9, 10).slice(0, 36));
    expect(plan(9, 10, { extensions: [4, 12] }).slice(0, 90)).toEqual(plan(9, 10));
  });

  test('leave a change of the field before them as it was', () => {
    const changes = [{ kind: 'withdrawn', entrant: '3', fromBlock: 5 } as const];
    const before = plan(9, 3, { changes });
    expect(plan(9, 3, { changes, extensions: [6] }).slice(0, before.length)).toEqual(before);
  });
});

describe('changes of the field', () => {
  const change = (kind: Change['kind'], entrant: number | string, fromBlock: number): Change => ({
    kind,
    entrant: String(entrant),
    fromBlock,
  });
  /** "cycle 1 ×8, cycle 2 ×8": the stages with the number of their blocks. */
  const outline = (blocks: readonly Block[]): string => {
    const stages = [...new Set(blocks.map(({ stage }) => stage))];
    return stages.map((stage) => `${stage} ×${blocks.filter((block) => block.stage === stage).length}`).join(', ');
  };

  test.each<[string, Change[], string]>([
    ['nothing', [], 'cycle 1 ×8, cycle 2 ×8'],
    ['a newcomer at the end', [change('added', 8, 17)], 'cycle 1 ×8, cycle 2 ×8, a newcomer catches up ×8'],
    ['a newcomer at the beginning', [change('added', 8, 1)], 'cycle 1 ×9, cycle 2 ×9'],
    ['a newcomer in cycle 1', [change('added', 8, 3)], 'cycle 1 ×8, a newcomer catches up ×4, cycle 2 ×9'],
    ['somebody leaves in cycle 1', [change('withdrawn', 3, 3)], 'cycle 1 ×8, cycle 2 ×7'],
    ['somebody leaves at the end', [change('withdrawn', 3, 17)], 'cycle 1 ×8, cycle 2 ×8'],
    ['another version at the end', [change('replaced', 3, 17)], 'cycle 1 ×8, cycle 2 ×8, again ×8'],
    [
      'two versions at the end',
      [change('replaced', 3, 17), change('replaced', 3, 25)],
      'cycle 1 ×8, cycle 2 ×8, again ×16',
    ],
    ['another version between cycles', [change('replaced', 3, 9)], 'cycle 1 ×8, again ×4, cycle 2 ×8'],
    [
      'a newcomer who leaves',
      [change('added', 8, 17), change('withdrawn', 8, 19)],
      'cycle 1 ×8, cycle 2 ×8, a newcomer catches up ×2',
    ],
  ])('%s', (_, changes, expected) => {
    expect(outline(plan(8, 2, { changes }))).toBe(expected);
  });

  test('a change leaves all blocks before it as they were', () => {
    const kinds = fc.constantFrom<Change['kind']>('added', 'withdrawn', 'replaced');
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 17 }), (kind, fromBlock) => {
        const before = findTables(plan(8, 2)).slice(0, fromBlock - 1);
        const after = plan(8, 2, { changes: [change(kind, kind === 'added' ? 8 : 3, fromBlock)] });
        expect(findTables(after).slice(0, fromBlock - 1)).toEqual(before);
      }),
    );
  });

  test('who left is replaced by a house bot in the cycle, and the others keep their seats', () => {
    const before = plan(8, 1);
    const after = plan(8, 1, { changes: [change('withdrawn', 3, 3)] });
    const expected = before.map(({ table, number }) => table.map((bot) => (number >= 3 && bot === '3' ? '900' : bot)));
    expect(findTables(after)).toEqual(expected);
  });

  test('of a replaced bot only its own tables are played again, under new numbers', () => {
    const blocks = plan(8, 2, { changes: [change('replaced', 3, 17)] });
    const outdated = blocks.filter(({ isOutdated }) => isOutdated);
    expect(outdated).toEqual(blocks.slice(0, 16).filter(({ table }) => table.includes('3')));
    expect(findTables(blocks.slice(16))).toEqual(findTables(outdated));
    const counted = findTables(blocks.filter(({ isOutdated }) => !isOutdated));
    expect([...countMeetings(counted, callBots(8))]).toEqual([...countMeetings(findTables(plan(8, 2)), callBots(8))]);
  });

  test('a bot that is replaced in the middle of a cycle plays again only what its old version had played', () => {
    const blocks = plan(8, 1, { changes: [change('replaced', 3, 5)] });
    const before = blocks.slice(0, 4).filter(({ table }) => table.includes('3'));
    expect(blocks.filter(({ isOutdated }) => isOutdated).map(({ number }) => number)).toEqual(
      before.map(({ number }) => number),
    );
    expect(findTables(blocks.slice(8))).toEqual(findTables(before));
  });

  test('a newcomer plays as often as the others, in every seat, against everybody', () => {
    const blocks = plan(8, 2, { seats: 1, changes: [change('added', 8, 17)] });
    expect(countSeats(findTables(blocks), ['8'])).toEqual([[2, 2, 2, 2]]);
    const met = [...countMeetings(findTables(blocks), callBots(9))].filter(([pair]) => pair.endsWith(' 8'));
    expect(met.map(([, times]) => times)).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
  });

  test('when everybody has left, nothing is planned', () => {
    const changes = callBots(4).map((entrant) => change('withdrawn', entrant, 2));
    expect(plan(4, 3, { changes })).toHaveLength(1);
  });
});
