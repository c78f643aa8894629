import { expect, test } from 'vitest';
import { makeTuningSummary } from '../../../cli/show/make-tuning-summary.ts';
import type { ComparisonResult } from '../../../protocol/types/compare/result.ts';
import type { TuningResult } from '../../../protocol/types/compare/tuning.ts';
import { makeComparison, summarise } from '../../tournament/compare/made-comparison.ts';

const RESULT: TuningResult = {
  tuning: 1,
  game: 'walking-dead',
  source: './mine',
  present: { hungry: 80 },
  best: { hungry: 5 },
  candidates: [
    { name: 'try-1', parameters: { hungry: 5 }, rung: 2, matches: 12, points: 0.75 },
    { name: 'present', parameters: { hungry: 80 }, rung: 1, matches: 4, points: null },
  ],
  comparison: null,
};

const compare = (verdict: ComparisonResult['verdict']): ComparisonResult => ({
  ...summarise(makeComparison([])).result,
  verdict,
});

test('what was tried, those that went furthest first', () => {
  expect(makeTuningSummary(RESULT).split('\n').slice(0, 3)).toEqual([
    '         values     rung  matches  share of places',
    'try-1    hungry 5      2       12            0.750',
    'present  hungry 80     1        4                -',
  ]);
});

test.each<[string, Partial<TuningResult>, string]>([
  ['before the end', { best: null }, 'The search is not finished.'],
  ['before the comparison', {}, 'Left at the end: hungry 5. They are still to be compared'],
  ['the present values are the best', { best: { hungry: 80 } }, 'Keep the present values: none'],
  ['better', { comparison: compare('better') }, 'Put the values into bot.json as "default".'],
  ['worse', { comparison: compare('worse') }, 'Keep the present values: those that led were lucky.'],
  ['equal', { comparison: compare('equal') }, 'The comparison gives no reason to change the present values.'],
  ['undecided', { comparison: compare('undecided') }, 'It is not known yet whether they are better'],
])('%s', (_, change, sentence) => {
  expect(makeTuningSummary({ ...RESULT, ...change })).toContain(sentence);
});

test('whatever the verdict, it says what it cannot promise', () => {
  for (const verdict of ['better', 'worse', 'equal', 'undecided'] as const) {
    const text = makeTuningSummary({ ...RESULT, comparison: compare(verdict) });
    expect(text).toContain('only the comparison counts');
    expect(text).toContain('better values may exist');
  }
});
