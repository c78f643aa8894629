import type { Film } from '../film/film.ts';
import { traceTrails, traceTrail, type UnitMoment } from '../film/history.ts';
import type { Drawing } from '../games/drawings.ts';
import type { Pen, Sheet, Stage, Token } from '../games/game-drawing.ts';
import { paintWord } from '../games/paint-shape.ts';
import { findPlayerColour, type Palette } from '../games/palette.ts';
import type { Layout } from './camera.ts';
import { findShortestWay, type Mover } from './motion.ts';

const TRAIL = 24;
const SHORT_TRAIL = 10;
const MIN_CELL_FOR_IDS = 20;

/** The number of every unit beside it, where there is room. */
export function paintIds({ pen, x, y, cell }: Stage<object>, movers: readonly Mover[], ratio: number): void {
  if (cell < MIN_CELL_FOR_IDS * ratio) return;
  for (const { token, row, column } of movers) {
    const reach = (token.size ?? 1) / 2;
    paintWord(pen, String(token.id), x(column + 0.5), y(row + 0.5 - reach) - cell * 0.02, cell * 0.28, '#ffffff');
  }
}

interface RulerOptions {
  readonly palette: Palette;
  readonly drawing: Drawing;
  readonly ratio: number;
}

/** Numbers of rows at the left and of columns above, as far apart as they need. */
export function paintRulers(
  pen: Pen,
  sheet: Sheet,
  { cell, left, top, width, height }: Layout,
  { palette, drawing, ratio }: RulerOptions,
): void {
  const size = 10 * ratio;
  const every = [1, 2, 5, 10, 20, 50].find((step) => step * cell >= 2.4 * size) ?? 50;
  const boardLeft = sheet.isRing ? Math.max(0, (width - sheet.columns * cell) / 2) : Math.max(0, left);
  for (let row = 0; row < sheet.rows; row++) {
    const number = drawing.numberRow?.(row) ?? row;
    const y = top + (row + 0.5) * cell;
    if (number % every === 0 && number >= 0 && y > size && y < height)
      paintNumber(pen, number, { x: Math.max(size, boardLeft - size), y, size }, palette);
  }
  const turns = sheet.isRing ? [-1, 0, 1] : [0];
  for (let column = 0; column < sheet.columns; column += every) {
    for (const turn of turns) {
      const x = left + (turn * sheet.columns + column + 0.5) * cell;
      const isSeen = x > boardLeft && x < width - boardLeft;
      if (isSeen) paintNumber(pen, column, { x, y: Math.max(size * 0.7, top - size * 0.7), size }, palette);
    }
  }
}

interface NumberPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function paintNumber(pen: Pen, number: number, { x, y, size }: NumberPlace, palette: Palette): void {
  pen.font = `600 ${size}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineWidth = size * 0.35;
  pen.lineJoin = 'round';
  pen.strokeStyle = palette.page;
  pen.strokeText(String(number), x, y);
  pen.fillStyle = palette.ink;
  pen.fillText(String(number), x, y);
}

/** The way the chosen unit came. */
export function paintTrail(stage: Stage<object>, film: Film, drawing: Drawing, at: UnitMoment): void {
  const sheet = drawing.measureSheet(stage.view);
  const { pen, cell } = stage;
  for (const [width, colour] of [
    [Math.max(4, Math.min(7, cell * 0.34)), '#ffffffcc'],
    [Math.max(2, Math.min(4, cell * 0.18)), '#000000'],
  ] as const) {
    pen.beginPath();
    traceWay(stage, traceTrail(film, drawing, at, TRAIL), sheet);
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}

/** The way every unit came, in its player's colour. */
export function paintTrails(stage: Stage<object>, film: Film, drawing: Drawing, frame: number): void {
  const { pen, cell } = stage;
  const sheet = drawing.measureSheet(stage.view);
  pen.lineWidth = Math.max(1, Math.min(3, cell * 0.16));
  pen.globalAlpha = 0.85;
  for (const way of traceTrails(film, drawing, frame, SHORT_TRAIL)) {
    pen.beginPath();
    traceWay(stage, way, sheet);
    pen.strokeStyle = findPlayerColour(way.at(-1)!.player);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function traceWay({ pen, x, y }: Stage<object>, way: readonly Token[], sheet: Sheet): void {
  for (const [place, { row, column }] of way.entries()) {
    const last = way[place - 1];
    const isStep = last && Math.abs(last.row - row) <= 2 && Math.abs(findShortestWay(last.column, column, sheet)) <= 2;
    if (!isStep || Math.abs(last.column - column) > 2) pen.moveTo(x(column + 0.5), y(row + 0.5));
    else pen.lineTo(x(column + 0.5), y(row + 0.5));
  }
}
