import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFF_BOARD } from '../../../../engine/core/grid.ts';
import {
  CELLS,
  toCell,
  toColumn,
  listDawnColumns,
  listDuskColumns,
  findFirstNightColumn,
  isInDaylight,
  isWithin,
  findLastNightColumn,
  toLevel,
  findNeighbour,
  toRow,
} from '../../../../engine/games/crematoria/board.ts';
import { STEPS } from '../../../../engine/games/crematoria/vocabulary.ts';

const cells = fc.nat({ max: CELLS - 1 });
const columns = Array.from({ length: 80 }, (_, column) => column);

/** The columns under the sun, as ranges: '0-1 42-79'. */
function sunnyColumns(round: number): string {
  const sunny = columns.filter((column) => isInDaylight(toCell(7, column, 1), round));
  const firsts = sunny.filter((column) => !sunny.includes(column - 1));
  const lasts = sunny.filter((column) => !sunny.includes(column + 1));
  return firsts.map((first, index) => `${first}-${lasts[index]}`).join(' ');
}

describe('cells', () => {
  test.each([
    [[0, 0, 0], 0],
    [[0, 79, 0], 79],
    [[1, 0, 0], 80],
    [[39, 79, 0], 3199],
    [[0, 0, 1], 3200],
    [[39, 79, 1], 6399],
  ])(
    'two levels of 40 rows and 80 columns: %j is cell %i [crematoria:two-levels] [crematoria:level-size]',
    (pos, cell) => {
      expect(toCell(pos[0]!, pos[1]!, pos[2]!)).toBe(cell);
      expect([toRow(cell), toColumn(cell), toLevel(cell)]).toEqual(pos);
      expect(CELLS).toBe(2 * 40 * 80);
    },
  );

  test('every cell has a place of its own', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        expect(toCell(toRow(cell), toColumn(cell), toLevel(cell))).toBe(cell);
      }),
    );
  });

  test('columns go round [crematoria:ring]', () => {
    expect([toCell(3, 80, 1), toCell(3, -1, 1)]).toEqual([toCell(3, 0, 1), toCell(3, 79, 1)]);
  });

  test('neighbours stay on their level and follow the steps [crematoria:ring]', () => {
    fc.assert(
      fc.property(cells, fc.nat({ max: 7 }), (cell, step) => {
        const row = toRow(cell) + STEPS[step]![0];
        const column = toColumn(cell) + STEPS[step]![1];
        const expected = row < 0 || row > 39 ? OFF_BOARD : toCell(row, column, toLevel(cell));
        expect(findNeighbour(cell, step)).toBe(expected);
      }),
    );
  });

  test('within reach: rows and columns, the shorter way round', () => {
    expect(isWithin(1, toCell(5, 0, 0), toCell(6, 79, 0))).toBe(true);
    expect(isWithin(1, toCell(5, 1, 0), toCell(6, 79, 0))).toBe(false);
    expect(isWithin(1, toCell(5, 0, 0), toCell(7, 0, 0))).toBe(false);
    expect(isWithin(3, toCell(5, 78, 0), toCell(8, 1, 0))).toBe(true);
    expect(isWithin(0, toCell(0, 0, 0), toCell(39, 0, 0))).toBe(false);
  });
});

describe('the sun', () => {
  test.each([
    [0, '40-79'],
    [1, '0-1 42-79'],
    [2, '0-3 44-79'],
    [19, '0-37 78-79'],
    [20, '0-39'],
    [21, '2-41'],
    [39, '38-77'],
    [40, '40-79'],
    [119, '38-77'],
  ])('in round %i columns %s [crematoria:sun-by-round] [crematoria:sun-moves-two-columns]', (round, expected) => {
    expect(sunnyColumns(round)).toBe(expected);
  });

  test('half of the outside is night, in every round [crematoria:half-is-night]', () => {
    for (let round = 0; round < 120; round++) {
      expect(columns.filter((column) => !isInDaylight(toCell(0, column, 1), round))).toHaveLength(40);
    }
  });

  test('it does not shine in the cave', () => {
    expect(columns.some((column) => isInDaylight(toCell(0, column, 0), 0))).toBe(false);
  });

  test('the first and the last column of the night', () => {
    expect([0, 1, 20, 21, 39].map((round) => [findFirstNightColumn(round), findLastNightColumn(round)])).toEqual([
      [0, 39],
      [2, 41],
      [40, 79],
      [42, 1],
      [78, 37],
    ]);
  });

  test('what the sun reaches and leaves at the end of a round is day and night in the next', () => {
    for (let round = 0; round < 120; round++) {
      const becameDay = columns.filter((column) => !isSunny(column, round) && isSunny(column, round + 1));
      const becameNight = columns.filter((column) => isSunny(column, round) && !isSunny(column, round + 1));
      expect(becameDay).toEqual(listDawnColumns(round));
      expect(becameNight).toEqual(listDuskColumns(round));
    }
    function isSunny(column: number, round: number): boolean {
      return isInDaylight(toCell(20, column, 1), round);
    }
  });
});
