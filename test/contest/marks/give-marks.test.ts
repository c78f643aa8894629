import { expect, test } from 'vitest';
import type { Standings, StandingsRow } from '../../../protocol/types/tournament/standings.ts';
import { giveMarks } from '../../../contest/marks/give-marks.ts';
import { makeMarksCsv } from '../../../contest/marks/manage-marks.ts';

const row = (name: string, points: number, status: StandingsRow['status'], rank: number | null): StandingsRow =>
  ({ id: name, name, points, status, rank, matches: 4, meanRankPoints: 0.5 }) as unknown as StandingsRow;
const standings = {
  rows: [
    row('ant', 200, 'ranked', 1),
    row('bee', 100, 'ranked', 2),
    row('dummy_', -50, 'ranked', 3),
    row('dummy', 0, 'reference', null),
  ],
} as unknown as Standings;

const PEOPLE = [
  { id: 'ada', name: 'Ada', bots: ['ant'] },
  { id: 'bob', name: 'Bob', bots: ['bee', 'dummy'] },
  { id: '=cmd', name: 'Carl', bots: ['dummy'] },
  { id: 'dan', name: '=HYPERLINK("x")', bots: [] },
];

const give = (absent?: number) =>
  giveMarks(PEOPLE, {
    round: 'final',
    settings: {
      formula: {
        lines: [
          { bot: 'dummy', mark: 5 },
          { rank: 1, mark: 10 },
        ],
      },
      ...(absent === undefined ? {} : { absent }),
    },
    standings,
    findBot: (name) => name.replace(/_$/, ''),
  });

test('everybody gets the mark of the best of their bots, measured against the reference bot', () => {
  expect(give().marks.map(({ id, bot, mark }) => [id, bot, mark])).toEqual([
    ['ada', 'ant', 10],
    ['bob', 'bee', 7.5],
    // Whose bot has the name of the reference bot is not measured against itself.
    ['=cmd', 'dummy', 5],
    ['dan', null, null],
  ]);
  expect(give(1).marks.at(-1)?.mark).toBe(1);
});

test('a mark is explained', () => {
  expect(give().marks.map(({ explanation }) => explanation)).toEqual([
    'ant is at +200 points, rank 1 of 3. That is at rank 1 (+200 points, mark 10.0): mark 10.0.',
    'bee is at +100 points, rank 2 of 3. That is between dummy (0 points, mark 5.0) and rank 1 (+200 points, mark 10.0); on the straight line between them: mark 7.5.',
    'dummy is at −50 points, rank 3 of 3. That is below dummy (0 points, mark 5.0): mark 5.0.',
    'No bot of =HYPERLINK("x") took part in final.',
  ]);
});

test('the CSV for Moodle has a link, and no formulas', () => {
  const lines = makeMarksCsv(give(), 'https://c.example').split('\r\n');
  expect(lines[0]).toBe('id,mark,feedback');
  expect(lines[1]).toBe(
    '"ada",10,"ant is at +200 points, rank 1 of 3. That is at rank 1 (+200 points, mark 10.0): mark 10.0. https://c.example/rounds/final"'.replace(
      '"ada"',
      'ada',
    ),
  );
  expect(lines[3]).toMatch(/^'=cmd,5,/);
  expect(lines[4]).toMatch(/^dan,,/);
});
