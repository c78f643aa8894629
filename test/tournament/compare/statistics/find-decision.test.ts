import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDecision } from '../../../../tournament/compare/statistics/find-decision.ts';
import { judgeComparison } from '../../../../tournament/compare/statistics/judge-comparison.ts';

const repeat = (pattern: readonly number[], times: number): number[] =>
  Array.from({ length: times }, () => pattern).flat();

test.each([
  ['straight wins', repeat([1], 20), 0.02, 'better after 8'],
  ['straight losses', repeat([0], 20), 0.02, 'worse after 8'],
  ['wins that come too late to count', [...repeat([0], 8), ...repeat([1], 100)], 0.02, 'worse after 8'],
  ['always level, a wide margin', repeat([0.5], 200), 0.1, 'equal after 25'],
  ['wins and losses by turns', repeat([1, 0], 100), 0.02, 'nothing'],
  ['nothing', [], 0.02, 'nothing'],
])('%s', (_, scores, margin, expected) => {
  const decision = findDecision(scores, { confidence: 0.95, margin });
  expect(decision ? `${decision.verdict} after ${decision.blocks}` : 'nothing').toBe(expected);
});

test('it decides where the interval does, and not a block before', () => {
  const grid = fc.constantFrom(0, 1 / 6, 1 / 3, 0.5, 2 / 3, 5 / 6, 1);
  fc.assert(
    fc.property(
      fc.array(grid, { maxLength: 40 }),
      fc.constantFrom(0.02, 0.2, 0.3),
      fc.constantFrom(undefined, 'points' as const),
      (scores, margin, score) => {
        const question = { confidence: 0.8, margin, score };
        const verdicts = scores.map((_, at) => judgeComparison(scores.slice(0, at + 1), question).verdict);
        const first = verdicts.findIndex((verdict) => verdict !== 'undecided');
        const expected = first < 0 ? undefined : { blocks: first + 1, verdict: verdicts[first] };
        expect(findDecision(scores, question)).toEqual(expected);
      },
    ),
    { numRuns: 60 },
  );
});
