import { expect, test } from 'vitest';
import type { Played } from '../../../protocol/types/tournament/record.ts';
import { StateCollector } from '../../../tournament/journal/tournament-state.ts';
import { makeDefinition, makePlayed } from '../made-records.ts';
import { makeFiles, makeRated } from '../made-tournament.ts';
import { readPage } from './read-page.ts';

const NAMES = ['anna', 'bob', 'carl', 'dora', 'emil', 'fay', 'gus', 'hal'];

const SEMIFINALS = ['1.1: anna 1, bob 2, carl 3, dora 4', '2.1: emil 1, fay 2, gus 3, hal 4'];

/** The first page of a upc with these matches in the final, and these positions. */
function showIndex(final: readonly string[], places: Readonly<Record<string, number>>): string {
  const collector = new StateCollector(makeDefinition(NAMES, { format: { kind: 'upc', finalMatches: 4 } }));
  const take = (text: string, change: Partial<Played>): void => collector.take(makePlayed(text, change));
  for (const text of SEMIFINALS) take(text, { stage: 'semifinals' });
  for (const text of final) take(text, { stage: 'final' });
  const state = collector.state();
  const rated = makeRated(
    state,
    NAMES.map((_, at) => 200 - 50 * at),
  );
  const rows = rated.rows.map((row) => ({ ...row, ...(places[row.id] && { place: places[row.id]! }) }));
  return makeFiles({ state, rated: { ...rated, rows }, words: '' }).get('index.html')!;
}

const findBold = (index: string): string[][] =>
  [...index.matchAll(/<h3>(?:Semifinal \d|Final)<\/h3>(.*?)<\/ol>/gs)].map(([, group]) =>
    [...group!.matchAll(/<b><a [^>]*><bdi>(\w+)/g)].map(([, name]) => name!),
  );

const CLEAR = ['3.1: anna 2, bob 4, emil 1, fay 3', '4.1: anna 3, bob 4, emil 1, fay 2'];
const TIED = ['3.1: anna 1, bob 4, emil 2, fay 3', '4.1: anna 2, bob 4, emil 1, fay 3'];

test('the bracket has both semifinals and the final from best to worst, and finalists and the winner in bold', () => {
  const index = showIndex(CLEAR, { emil: 1, anna: 2, fay: 3, bob: 4 });
  const lines = readPage(index);
  const from = lines.indexOf('Semifinals and final');
  expect(lines.slice(from + 2, from + 17)).toEqual([
    'Semifinal 1',
    'anna 1.00',
    'bob 0.67',
    'carl 0.33',
    'dora 0.00',
    'Semifinal 2',
    'emil 1.00',
    'fay 0.67',
    'gus 0.33',
    'hal 0.00',
    'Final',
    'emil 1.00',
    'anna 0.50',
    'fay 0.50',
    'bob 0.00',
  ]);
  expect(findBold(index)).toEqual([['anna', 'bob'], ['emil', 'fay'], ['emil']]);
  expect(lines.some((line) => line.startsWith('emil won. By the ratings of all matches'))).toBe(true);
});

test('in a final that was tied, all winners are in bold, and nobody is said to have won', () => {
  const index = showIndex(TIED, { anna: 1, emil: 1, fay: 3, bob: 4 });
  expect(findBold(index).at(-1)!.toSorted()).toEqual(['anna', 'emil']);
  expect(index).not.toContain('won. By the ratings');
});

test('before the final is over nobody has won it', () => {
  expect(findBold(showIndex(CLEAR.slice(1), {})).at(-1)).toEqual([]);
});
