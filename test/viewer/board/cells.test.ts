// Pointing at boards whose cells are not squares: hexes, every second row half a cell to the right.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCellAt, isOnCell, type Cell } from '../../../viewer/board/cells.ts';
import { openDrawing, type Drawing } from '../../../viewer/games/drawings.ts';
import type { GameDrawing } from '../../../viewer/games/game-drawing.ts';
import { drawLetters } from '../../../viewer/games/letters.ts';

const VIEW = { board: ['....', '....', '....'] };

/** A hex is 1 wide and 4/3 high, and three quarters of that below the last: rows are 1 apart. */
const outlineCell = (_: object, row: number, column: number): Cell[] => {
  const [top, left] = [row - 1 / 6, column + (row % 2) / 2];
  return [
    [top, left + 0.5],
    [top + 1 / 3, left + 1],
    [top + 1, left + 1],
    [top + 4 / 3, left + 0.5],
    [top + 1, left],
    [top + 1 / 3, left],
  ];
};

const open = (parts: Partial<GameDrawing<object>>): Drawing =>
  openDrawing({ id: 'hexes', drawing: { ...drawLetters('hexes'), ...parts } }, {});

const findOut = (row: number, column: number): Cell => [Math.round(row * 2), Math.round(column * 2)];

describe('the cell under a point', () => {
  test.each<[what: string, parts: Partial<GameDrawing<object>>, point: Cell, cell: Cell | undefined]>([
    ['a square', {}, [1.9, 2.1], [1, 2]],
    ['in the middle of a hex', { outlineCell }, [1.5, 2.9], [1, 2]],
    ['left of the first hex of an odd row', { outlineCell }, [1.5, 0.2], undefined],
    ['in the tip of a hex, over the row above', { outlineCell }, [0.95, 1], [1, 0]],
    ['beside that tip', { outlineCell }, [0.95, 0.6], [0, 0]],
    [
      'by a function of the game',
      { outlineCell, findCell: (_, row, column) => findOut(row, column) },
      [1.5, 2],
      [3, 4],
    ],
    ['where that finds none', { outlineCell, findCell: () => undefined }, [1.5, 2], undefined],
  ])('%s', (_, parts, point, cell) => {
    expect(findCellAt(open(parts), VIEW, point)).toEqual(cell);
  });

  test('every point of a board of hexes is in one at most, and the middle of each in itself', () => {
    const drawing = open({ outlineCell });
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), (row, column) => {
        expect(findCellAt(drawing, VIEW, [row + 0.5, column + (row % 2) / 2 + 0.5])).toEqual([row, column]);
      }),
    );
  });
});

test('a unit on a hex is drawn half a cell to the right, and found where it is drawn', () => {
  const token = { id: 1, player: 0, kind: 'pawn', row: 1, column: 2.5 };
  expect(isOnCell(open({ outlineCell }), VIEW, token, [1, 2])).toBe(true);
  expect(isOnCell(open({ outlineCell }), VIEW, token, [1, 3])).toBe(false);
  expect(isOnCell(open({}), VIEW, { ...token, column: 2, size: 3 }, [0, 3])).toBe(true);
});
