// What holds for every format, whatever comes of the matches.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureLength } from '../../../tournament/plan/measure-lengths.ts';
import { makePlan } from '../../../tournament/plan/make-plan.ts';
import type { Change, PlanFormat } from '../../../tournament/plan/plan.ts';
import { refuseChange } from '../../../tournament/plan/refuse-change.ts';
import { defineExample, isHouse } from './example-definition.ts';
import { playPlan, type Strength } from './play-plan.ts';

const FORMATS: PlanFormat[] = [
  { kind: 'round-robin', cycles: 2 },
  { kind: 'gauntlet', cycles: 2, challengers: ['0', '1'] },
  { kind: 'swiss', rounds: 3 },
  { kind: 'upc', finalMatches: 8 },
  { kind: 'ladder', blocks: 12 },
];
/** Entrants are better the smaller their number, the house is worst, and all have some luck. */
const byNumber: Strength = (bot, chance) => (isHouse(bot) ? -100 : -bot / 4) + chance();
const lucky: Strength = (_, chance) => Math.floor(4 * chance());

describe.each(FORMATS)('$kind', (format) => {
  const size = fc.integer({ min: 1, max: 19 });
  const anyStrength = fc.constantFrom(byNumber, lucky);

  test('comes to an end, with every bot at a table once but for the house and its own copies', () => {
    fc.assert(
      fc.property(size, fc.constantFrom<1 | 4>(1, 4), anyStrength, (entrants, seats, strength) => {
        const { plan } = playPlan(defineExample(entrants, format, { seats }), strength);
        expect(plan.isComplete).toBe(true);
        const rated = plan.blocks.filter(({ isRated }) => isRated);
        expect(rated.filter(({ table }) => new Set(table).size < 4)).toEqual([]);
        expect(plan.blocks.filter(({ table }) => table.every(isHouse))).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  test('with more results a plan only grows, and a resumed one is the same', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 0, max: 60 }), anyStrength, (entrants, most, strength) => {
        const definition = defineExample(entrants, format);
        const whole = playPlan(definition, strength);
        for (const { blocks } of whole.plans) expect(whole.plan.blocks.slice(0, blocks.length)).toEqual(blocks);
        const { results } = playPlan(definition, strength, { most });
        expect(playPlan(definition, strength, { results }).plan).toEqual(whole.plan);
      }),
      { numRuns: 6 },
    );
  });

  test('results of later blocks do not change what is planned from earlier ones', () => {
    const definition = defineExample(13, format);
    const { results, plan } = playPlan(definition, lucky);
    const gap = results.filter(({ block }) => block !== 2);
    expect(plan.blocks.slice(0, makePlan(definition, gap).blocks.length)).toEqual(makePlan(definition, gap).blocks);
  });

  test('a match that is void since leaves the plan as it was', () => {
    const definition = defineExample(13, format);
    const { results, plan } = playPlan(definition, lucky);
    const voided = results.map((result) => (result.block % 3 === 0 ? { ...result, counted: [] } : result));
    expect(makePlan(definition, voided).blocks).toEqual(plan.blocks);
  });

  test('a match that is void and was never played leaves blocks up to it as they were', () => {
    const definition = defineExample(13, format);
    const { results, plan } = playPlan(definition, lucky);
    const voided = results.map((result) => {
      return result.block === 2 ? { ...result, decided: result.tables.length, tables: result.tables.slice(1) } : result;
    });
    expect(makePlan(definition, voided).blocks.slice(0, 2)).toEqual(plan.blocks.slice(0, 2));
  });

  test('a block that was played in part is planned, and waited for, as if it had not been', () => {
    const definition = defineExample(13, format);
    const { results } = playPlan(definition, lucky, { most: 3 });
    const partly = results.map((result) => ({
      ...result,
      decided: result.tables.length - (result.block === 3 ? 1 : 0),
    }));
    expect(makePlan(definition, partly)).toEqual(makePlan(definition, results.slice(0, 2)));
  });

  test('what is added later leaves all blocks before it as they were', () => {
    if (format.kind === 'upc') return;
    fc.assert(
      fc.property(size, fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }), (entrants, steps) => {
        let total = measureLength(format)!;
        const extensions = steps.map((step) => (total += step));
        let before = playPlan(defineExample(entrants, format), lucky).plan.blocks;
        for (let count = 1; count <= extensions.length; count++) {
          const definition = defineExample(entrants, format, { extensions: extensions.slice(0, count) });
          const { blocks, isComplete } = playPlan(definition, lucky).plan;
          expect([isComplete, blocks.length > before.length]).toEqual([true, true]);
          expect(blocks.slice(0, before.length)).toEqual(before);
          before = blocks;
        }
      }),
      { numRuns: 6 },
    );
  });

  test('changes of the field leave blocks before them as they were, and it comes to an end', () => {
    const kinds = fc.constantFrom(...(['added', 'withdrawn', 'replaced'] as const)).filter((kind) => {
      return refuseChange(format.kind, kind) === undefined;
    });
    const changing = fc.record({ kind: kinds, fromBlock: fc.integer({ min: 2, max: 40 }) });
    fc.assert(
      fc.property(fc.array(changing, { minLength: 1, maxLength: 4 }), anyStrength, (made, strength) => {
        const before = playPlan(defineExample(9, format), strength).plan.blocks;
        const sorted = made.toSorted((a, b) => a.fromBlock - b.fromBlock);
        const changes: Change[] = sorted.map(({ kind, fromBlock }, at) => {
          return { kind, fromBlock, entrant: String(kind === 'added' ? 9 + at : at + 2) };
        });
        const { plan } = playPlan(defineExample(9, format, { changes }), strength);
        expect(plan.isComplete).toBe(true);
        const kept = Math.min(changes[0]!.fromBlock - 1, before.length);
        expect(plan.blocks.slice(0, kept).map(({ table }) => table)).toEqual(
          before.slice(0, kept).map(({ table }) => table),
        );
        for (const { kind, entrant, fromBlock } of changes) {
          const later = plan.blocks.filter(({ number, table }) => number >= fromBlock && table.includes(entrant));
          if (kind === 'withdrawn') expect(later).toEqual([]);
        }
      }),
      { numRuns: 10 },
    );
  });
});

test.each([
  ['upc', 'added', 'added'],
  ['upc', 'replaced', 'replaced'],
] as const)('%s: a bot cannot be %s', (format, change, word) => {
  expect(refuseChange(format, change)).toBe(
    `A bot cannot be ${word} once a tournament of format upc has begun: who was put out cannot come back. ` +
      'Begin another tournament, or use the format round-robin, where only the tables of that bot are played.',
  );
});
