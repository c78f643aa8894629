// Pages made from five matches, small enough that every figure on them was computed by hand.
import { describe, expect, test } from 'vitest';
import { StateCollector } from '../../../tournament/journal/tournament-state.ts';
import { makeDefinition, makeEntrant, makePlayed } from '../made-records.ts';
import { makeFiles, makeRated } from '../made-tournament.ts';
import { readPage } from './read-page.ts';

/** Block 1 from all four seats: anna always wins. Of block 2 one match was played, with a house bot that shares the third place. */
const JOURNAL = [
  '1.1: anna 1, bob 4, carl 3, dora 2',
  '1.2: dora 4, anna 1, bob 3, carl 2',
  '1.3: carl 4, dora 3, anna 1, bob 2',
  '1.4: bob 4 crashed, carl 3, dora 2, anna 1',
  '2.1: dora 1, dummy 3, anna 3, emil 2',
];
const NAMES = ['anna', 'bob', 'carl', 'dora', 'emil'];

const collector = new StateCollector(makeDefinition(NAMES, { houseBots: [makeEntrant('dummy')] }));
for (const text of JOURNAL) {
  const played = makePlayed(text);
  // Each seat answers a millisecond slower than the one before.
  const bots = played.measured.bots.map((times, seat) => ({ ...times, meanMs: seat + 1, maxMs: 10 * (seat + 1) }));
  collector.take({ ...played, measured: { ...played.measured, bots: bots as typeof played.measured.bots } });
}
const state = collector.state();
// anna is ten to one against all others; the house bot, at -320, is 6.3 times as often behind the rest.
const files = makeFiles({ state, rated: makeRated(state, [400, 0, 0, 0, 0]), words: '' });

/** The rows of a page from a heading to the next line that is no row. */
function table(path: string, heading: string): string[] {
  const lines = readPage(files.get(path)!);
  const from = lines.indexOf(heading) + 1;
  const rows = lines.slice(lines.findIndex((line, at) => at >= from && line.includes(' | ')) + 1);
  const end = rows.findIndex((line) => !line.includes(' | '));
  return rows.slice(0, end === -1 ? undefined : end);
}

describe('the standings', () => {
  test('begin with what was played', () => {
    const lines = readPage(files.get('index.html')!);
    expect(lines).toEqual(expect.arrayContaining(['bots: 5', 'matches: 5', 'blocks: 2', 'faults: 1']));
    expect(lines.find((line) => line.startsWith('anna leads'))).toMatch(/^anna leads with \+400 ± 220 points\./);
  });

  test('by seat: the mean of what the ranked bots made of it, without the house bot', () => {
    expect(table('index.html', 'Seats')).toEqual([
      // 1, 0, 0, 0, 1
      'Player 0 | 5 | 0.400 |',
      // 0, 1, 1/3, 1/3
      'Player 1 | 4 | 0.417 |',
      // 1/3, 1/3, 1, 2/3, and 1/6 for a shared third place
      'Player 2 | 5 | 0.500 |',
      // 2/3, 2/3, 2/3, 1, 2/3
      'Player 3 | 5 | 0.733 |',
    ]);
  });

  test('by map: only a block from all four seats says something of seats', () => {
    expect(readPage(files.get('index.html')!).join('\n')).toContain(
      'On 1 of 1 maps one bot came first from all four seats; on 0 one seat came first whoever sat in it.',
    );
    expect(table('index.html', 'Where the seat counted most')).toEqual(['1 | 0.25 | 0.42 | 0.58 | 0.75']);
  });

  test('surprises: the largest difference to what the ratings say comes first', () => {
    expect(table('index.html', 'Where a bot surprised most')).toEqual([
      // (10/11 + 10/11 + 0.984) / 3 was to be expected
      '2 | anna | 0.17 | 0.93',
      // (1/11 + 0.863 + 1/2) / 3
      '2 | dora | 1.00 | 0.48',
      '2 | emil | 0.67 | 0.48',
      // (1/11 + 1/2 + 1/2) / 3
      '1 | bob | 0.25 | 0.36',
      '1 | anna | 1.00 | 0.91',
    ]);
  });

  test('faults, by kind', () => expect(table('index.html', 'Faults')).toEqual(['bob | 1']));
});

describe('the page of a bot', () => {
  test('by seat, with a dash where it never sat', () => {
    expect(table('bots/emil.html', 'By seat')).toEqual([
      'Player 0 | 0 | – | none yet',
      'Player 1 | 0 | – | none yet',
      'Player 2 | 0 | – | none yet',
      'Player 3 | 1 | 0.667 |',
    ]);
  });

  test('against each rival: above, level and below', () => {
    const counts = table('bots/anna.html', 'Against each rival').map((row) => row.split(' | ').toSpliced(5).join(' '));
    expect(counts.sort()).toEqual(['bob 0 4 0 0', 'carl 0 4 0 0', 'dora 0 4 0 1', 'dummy −320 0 1 0', 'emil 0 0 0 1']);
  });

  test('says in a sentence whom it beats', () => {
    expect(readPage(files.get('bots/anna.html')!).join('\n')).toContain(
      'It wins most against bob (above 4 of 4 times), carl (above 4 of 4 times), dora (above 4 of 5 times).',
    );
  });
});

describe('the times', () => {
  test('of each bot: the mean of its answers, and the slowest', () => {
    expect(table('times.html', 'Bots')).toEqual([
      // Seats 0, 1, 2, 3 and 2 again: (1 + 2 + 3 + 4 + 3) / 5
      'anna | 2.6 ms | 40.0 ms | 180 ms | 0',
      'bob | 2.5 ms | 40.0 ms | 180 ms | 0',
      'carl | 2.5 ms | 40.0 ms | 180 ms | 0',
      // 4 + 1 + 2 + 3 + 1
      'dora | 2.2 ms | 40.0 ms | 180 ms | 0',
      'emil | 4.0 ms | 40.0 ms | 180 ms | 0',
      'dummy | 2.0 ms | 20.0 ms | 180 ms | 0',
    ]);
  });

  test('of each machine', () => {
    expect(table('times.html', 'Machines')).toEqual([
      'here | 0 | 1 | 5 | 0.51 | 2025-01-31 12:00:00 | 2025-01-31 12:00:00 |',
    ]);
  });
});

test('nothing else is on a page: all of one that is not a row of a table', () => {
  const html = files.get('times.html')!;
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en"/i);
  expect(readPage(html).filter((line) => !line.includes(' | '))).toEqual([
    'To the standings Standings Pairs Seats Maps Faults Times Winter cup',
    'Measured times',
    'Everything here was measured while the matches were played. The standings do not depend on it. times.csv has every match.',
    'Bots',
    'Machines',
    'Evidence',
    'The times of the answers for which bots went out. Time that the machine took is not counted against a bot. A match that the machine had no time for is replayed, alone, before it counts.',
    'bob',
    'Match 1.4: crashed in round 17, was crashed ( watch )',
  ]);
});
