import { describe, expect, test } from 'vitest';
import { makePlan } from '../../../../tournament/plan/make-plan.ts';
import { expectInformation } from '../../../../tournament/ratings/expect-information.ts';
import { callBots, defineExample, isHouse } from '../example-definition.ts';
import { playPlan, type Strength } from '../play-plan.ts';

const format = (blocks: number) => ({ kind: 'ladder', blocks }) as const;
const byNumber: Strength = (bot, chance) => -bot / 4 - Math.log(-Math.log(chance()));

test.each([
  [[0, 0, 0, 0], 0.479],
  [[0, 0, 0], 0.389],
  [[0, 0], 0.25],
  [[Math.log(3), 0], 0.1875],
])('a match of bots worth %j is expected to tell %f of the first, and nothing of all together', (worths, expected) => {
  const information = expectInformation(worths);
  expect(information[0]).toBeCloseTo(expected, 3);
  expect(information.reduce((sum, each) => sum + each)).toBeCloseTo(0, 12);
});

describe('a ladder', () => {
  test('seats neighbours together, and everybody plays', () => {
    const { plan } = playPlan(defineExample(16, format(50)), byNumber);
    const late = plan.blocks
      .slice(30)
      .map(({ table }) => Math.max(...table.map(Number)) - Math.min(...table.map(Number)));
    const mean = late.reduce((sum, span) => sum + span) / late.length;
    // At random it would be 10.2. Early on ratings are uncertain, and so is who is near.
    expect(mean).toBeLessThan(8.5);
    const seats = callBots(16).map((bot) => plan.blocks.filter(({ table }) => table.includes(bot)).length);
    expect(Math.min(...seats)).toBeGreaterThan(5);
  });

  test('gives a newcomer a table of every batch', () => {
    const changes = [{ kind: 'added', entrant: '15', fromBlock: 41 } as const];
    const { plan } = playPlan(defineExample(15, format(52), { changes }), byNumber);
    for (let batch = 40; batch < 52; batch += 2) {
      expect(plan.blocks.slice(batch, batch + 2).flatMap(({ table }) => table)).toContain('15');
    }
  });

  test('goes on when a whole table withdraws before it is played', () => {
    const [, second] = makePlan(defineExample(16, format(12))).blocks;
    const changes = second!.table.map((entrant) => ({ kind: 'withdrawn', entrant, fromBlock: 2 }) as const);
    const { plan, plans } = playPlan(defineExample(16, format(12), { changes }), byNumber);
    for (const { blocks } of plans) expect(plan.blocks.slice(0, blocks.length)).toEqual(blocks);
    expect(plan.blocks).toHaveLength(12);
  });

  test('a replaced bot begins anew', () => {
    const changes = [{ kind: 'replaced', entrant: '3', fromBlock: 41 } as const];
    const { plan } = playPlan(defineExample(16, format(52), { changes }), byNumber);
    const outdated = plan.blocks.filter(({ isOutdated }) => isOutdated);
    expect(outdated).toEqual(plan.blocks.slice(0, 40).filter(({ table }) => table.includes('3')));
    const tables = plan.blocks.slice(40).filter(({ table }) => table.includes('3'));
    expect(tables.length).toBeGreaterThanOrEqual(5);
  });

  test('looks at the time a table takes', () => {
    const definition = defineExample(8, format(3), { seats: 1 });
    const first = makePlan(definition).blocks[0]!;
    const slow = first.table;
    const play = (seconds: number): readonly string[] => {
      const tables = [{ block: 1, seats: slow, places: [1, 2, 3, 4] as const }];
      const other = makePlan(definition, [{ block: 1, tables, faulted: [], seconds }]).blocks[1]!;
      const done = [{ block: 2, seats: other.table, places: [1, 2, 3, 4] as const }];
      const results = [
        { block: 1, tables, faulted: [], seconds },
        { block: 2, tables: done, faulted: [], seconds: 1 },
      ];
      return makePlan(definition, results).blocks[2]!.table;
    };
    const countSlow = (table: readonly string[]): number => table.filter((bot) => slow.includes(bot)).length;
    expect(countSlow(play(1000))).toBeLessThan(countSlow(play(0.001)));
  });

  test('two bots sit with the house', () => {
    const { plan } = playPlan(defineExample(2, format(3)), byNumber);
    expect(plan.blocks.map(({ table }) => table.filter(isHouse).length)).toEqual([2, 2, 2]);
  });
});
