import type { Drawing } from '../games/drawings.ts';
import type { Pen, Stage, Token } from '../games/game-drawing.ts';

export type Cell = readonly [row: number, column: number];

/** How far from its own row and column the outline of a cell may reach. */
const REACH = 2;

/** The cell that a point of the sheet is in, by the drawing of its game; squares where it says nothing. */
export function findCellAt(drawing: Drawing, view: object, [row, column]: Cell): Cell | undefined {
  if (drawing.findCell) return drawing.findCell(view, row, column);
  const [top, left] = [Math.floor(row), Math.floor(column)];
  if (!drawing.outlineCell) return [top, left];
  for (let i = Math.max(0, top - REACH); i <= top + REACH; i++) {
    for (let j = Math.max(0, left - REACH); j <= left + REACH; j++) {
      if (isInside(drawing.outlineCell(view, i, j), row, column)) return [i, j];
    }
  }
  return undefined;
}

/** Whether a unit stands on a cell. */
export function isOnCell(drawing: Drawing, view: object, token: Token, [row, column]: Cell): boolean {
  const { row: i, column: j, size = 1 } = token;
  if (!drawing.findCell && !drawing.outlineCell) return Math.abs(i - row) < size / 2 && Math.abs(j - column) < size / 2;
  const cell = findCellAt(drawing, view, [i + 0.5, j + 0.5]);
  return cell !== undefined && cell[0] === row && cell[1] === column;
}

/** Draws the outline of a cell with the pen as it is. */
export function frameCell({ pen, x, y, cell, view }: Stage<object>, drawing: Drawing, [row, column]: Cell): void {
  const corners = drawing.outlineCell?.(view, row, column);
  if (corners)
    traceCorners(
      pen,
      corners.map(([i, j]) => [x(j), y(i)] as const),
    );
  else pen.strokeRect(x(column), y(row), cell, cell);
}

function traceCorners(pen: Pen, corners: readonly (readonly [x: number, y: number])[]): void {
  pen.beginPath();
  for (const [x, y] of corners) pen.lineTo(x, y);
  pen.closePath();
  pen.stroke();
}

/** Whether a point is in a polygon: a line to its right crosses the outline an odd number of times. */
function isInside(corners: readonly Cell[], row: number, column: number): boolean {
  let isIn = false;
  for (const [n, [i, j]] of corners.entries()) {
    const [before, beside] = corners.at(n - 1)!;
    const isCrossed = i > row !== before > row && column < ((beside - j) * (row - i)) / (before - i) + j;
    if (isCrossed) isIn = !isIn;
  }
  return isIn;
}
