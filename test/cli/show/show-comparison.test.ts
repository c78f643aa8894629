import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeComparisonSummary } from '../../../cli/show/make-comparison-summary.ts';
import { showComparison } from '../../../cli/show/show-comparison.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { makeComparison, summarise } from '../../tournament/compare/made-comparison.ts';
import { emptyFolder } from '../run-minions.ts';
import { recordPrinted } from './record-printed.ts';

const printed = recordPrinted();
const root = join(emptyFolder(), 'a comparison');
const paths = locateTournament(root);
const summary = summarise(makeComparison(['1.1: a 2, old 1, b 3, c 4', '1.2: a 1, new 4, b 2, c 3']), {
  old: 'old.py',
  new: 'new.py',
});
const withEnd = (isFinal: boolean) => ({ ...summary, result: { ...summary.result, isFinal } });
const page = join(paths.report, 'index.html');

beforeAll(() => {
  mkdirSync(paths.report, { recursive: true });
  writeFileSync(page, '');
});

test.each([
  [true, `Check it all with: minions compare verify '${root}'`],
  [false, `Continue with: minions compare resume '${root}'`],
])('for people, where the verdict is final: %s', (isFinal, last) => {
  const shown = withEnd(isFinal);
  showComparison(paths, shown, { isJson: false });
  expect(printed).toEqual([`${makeComparisonSummary(shown, root)}\n`, `Report in ${page}`, last]);
});

test('without a report it names none', () => {
  const nowhere = locateTournament('/nowhere');
  showComparison(nowhere, withEnd(true), { isJson: false });
  expect(printed.slice(1)).toEqual(['Check it all with: minions compare verify /nowhere']);
});

test('for programs, and for nobody', () => {
  showComparison(paths, summary, { isJson: false, isQuiet: true });
  expect(printed).toEqual([]);
  showComparison(paths, summary, { isJson: true, isQuiet: true });
  const { result, times } = summary;
  expect(JSON.parse(printed.join(''))).toEqual(JSON.parse(JSON.stringify({ ...result, folder: root, times })));
});
