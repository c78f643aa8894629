import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMarks } from '../../../tournament/report/make-marks.ts';
import { nameStandings } from '../../../tournament/standings/make-standings.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { MarkFormula } from '../../../protocol/types/tournament/marks.ts';
import { makeTournament } from '../made-tournament.ts';

/** Five bots, under pseudonyms, with 250, 125, 0, −125 and −250 points. */
const standings = nameStandings(makeTournament(5, 80).rated, (id) => `secret ${id}`);
const mark = (formula: MarkFormula) => addMarks(standings, formula, (id) => id);

test.each<[what: string, formula: MarkFormula, marks: number[]]>([
  [
    'a straight line',
    {
      lines: [
        { value: -250, mark: 0 },
        { value: 250, mark: 10 },
      ],
    },
    [10, 7.5, 5, 2.5, 0],
  ],
  [
    'flat beyond its ends',
    {
      lines: [
        { value: -125, mark: 4 },
        { value: 125, mark: 9 },
      ],
    },
    [9, 9, 6.5, 4, 4],
  ],
  [
    'from the last to the first',
    {
      lines: [
        { rank: -1, mark: 5 },
        { rank: 1, mark: 10 },
      ],
    },
    [10, 8.8, 7.5, 6.3, 5],
  ],
  [
    'against another bot',
    {
      lines: [
        { bot: 'dora', mark: 5 },
        { bot: 'anna', mark: 10 },
        { value: -250, mark: 0 },
      ],
    },
    [10, 8.3, 6.7, 5, 0],
  ],
  [
    'so much above and below another bot',
    {
      lines: [
        { bot: 'carl', offset: -250, mark: 0 },
        { bot: 'carl', mark: 5 },
        { bot: 'carl', offset: 125, mark: 10 },
      ],
    },
    [10, 10, 5, 2.5, 0],
  ],
  [
    'where 1 is the best mark',
    {
      bestMark: 'lowest',
      lines: [
        { rank: 1, mark: 1 },
        { rank: -1, mark: 5 },
      ],
    },
    [1, 2, 3, 4, 5],
  ],
  [
    'whole marks',
    {
      decimals: 0,
      lines: [
        { rank: -1, mark: 5 },
        { rank: 1, mark: 10 },
      ],
    },
    [10, 9, 8, 6, 5],
  ],
  ['one mark for all', { lines: [{ value: 0, mark: 7 }] }, [7, 7, 7, 7, 7]],
  [
    'the same line twice',
    {
      lines: [
        { rank: 3, mark: 7 },
        { value: 0, mark: 7 },
      ],
    },
    [7, 7, 7, 7, 7],
  ],
])('%s', (_, formula, marks) => {
  const validate = findValidator<MarkFormula>('tournament/marks');
  expect([validate(formula), validate.errors]).toEqual([true, null]);
  expect(mark(formula).rows.map(({ mark }) => mark)).toEqual(marks);
});

test.each<[formula: MarkFormula, sentence: string]>([
  [{ lines: [{ bot: 'nobody', mark: 5 }] }, 'names "nobody", and no bot of the tournament is called so'],
  [{ lines: [{ rank: 6, mark: 5 }] }, 'names rank 6, and 5 bots are ranked'],
  [{ lines: [{ rank: 0, mark: 5 }] }, 'names rank 0, and 5 bots are ranked'],
])('%j', (formula, sentence) => {
  expect(() => mark(formula)).toThrow(sentence);
});

describe('lines that contradict each other are both named', () => {
  test.each<[what: string, formula: MarkFormula, sentence: string]>([
    [
      'the best bot is worse than the bot of the staff',
      {
        lines: [
          { bot: 'anna', mark: 5 },
          { rank: 2, mark: 10 },
        ],
      },
      'line 2, {"rank":2,"mark":10}, is at 125.0 points; line 1, {"bot":"anna","mark":5}, is at 250.0 points: ' +
        'a higher value would get a worse mark',
    ],
    [
      'two marks for one value',
      {
        lines: [
          { value: 0, mark: 3 },
          { bot: 'carl', mark: 8 },
        ],
      },
      'the same value would get two marks',
    ],
    [
      'the best mark is the lowest',
      {
        bestMark: 'lowest',
        lines: [
          { rank: -1, mark: 1 },
          { rank: 1, mark: 5 },
        ],
      },
      'a higher value would get a worse mark',
    ],
  ])('%s', (_, formula, sentence) => {
    expect(() => mark(formula)).toThrow(sentence);
  });

  test('whatever the lines are, marks never fall as points rise', () => {
    const line = fc.record({ value: fc.integer({ min: -300, max: 300 }), mark: fc.integer({ min: 0, max: 10 }) });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        let marks: (number | undefined)[];
        try {
          marks = mark({ lines: lines as MarkFormula['lines'] }).rows.map((row) => row.mark);
        } catch (error) {
          expect(String(error)).toContain('contradict each other');
          return;
        }
        expect(marks).toEqual(marks.toSorted((a, b) => b! - a!));
      }),
    );
  });
});

test('lines by rank mean the rank of the ratings, in whatever order the rows are', () => {
  const { rows } = addMarks(
    { ...standings, rows: standings.rows.toReversed() },
    {
      lines: [
        { rank: 1, mark: 9 },
        { rank: -1, mark: 4 },
      ],
    },
    (id) => id,
  );
  expect(rows.map((row) => row.mark)).toEqual([4, 5.3, 6.5, 7.8, 9]);
});
