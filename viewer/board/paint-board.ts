import { getFrame, type Film } from '../film/film.ts';
import { traceTrail } from '../film/history.ts';
import type { Drawing } from '../games/drawings.ts';
import type { Lunge, Pen, Sheet, Stage } from '../games/game-drawing.ts';
import type { Palette } from '../games/palette.ts';
import { listBotMarks, paintBotMarks } from './bot-marks.ts';
import { layOut, type Camera, type Layout } from './camera.ts';
import type { Ground } from './ground.ts';
import { makeMovers, findShortestWay, type Mover } from './motion.ts';

export interface Picture {
  readonly film: Film;
  readonly drawing: Drawing;
  /** The frame, and how much of the way to the next one is done. */
  readonly position: number;
  readonly camera: Camera;
  readonly palette: Palette;
  readonly letters: boolean;
  readonly unit: number | undefined;
  readonly marked: readonly (readonly [row: number, column: number])[];
}

const TRAIL = 24;

export function paintBoard(pen: Pen, ground: Ground, picture: Picture): void {
  const { film, drawing, position, camera, palette } = picture;
  const { width, height } = pen.canvas;
  const index = Math.floor(position);
  const frame = getFrame(film, index);
  const next = film.frames[index + 1] ?? frame;
  const progress = position - index;
  const sheet = drawing.measureSheet(frame.view);
  const layout = layOut(camera, sheet, width, height);
  const tile = ground.show(frame.view, drawing, sheet, palette, layout.cell);
  const movers = listMovers(picture, index, progress, sheet);
  const botMarks = listBotMarks(film, drawing, index);

  pen.fillStyle = palette.page;
  pen.fillRect(0, 0, width, height);
  for (const turn of listTurns(sheet, layout)) {
    pen.save();
    clipToOneTurn(pen, sheet, layout);
    pen.translate(turn * sheet.columns * layout.cell, 0);
    paintGround(pen, ground, tile, layout, sheet);
    const stage = makeStage(pen, picture, layout, frame.view, next.view, progress);
    drawing.paintBelow?.(stage);
    paintTrail(stage, picture, index, sheet);
    for (const mover of movers) paintMover(stage, drawing, mover);
    drawing.paintAbove?.(stage);
    paintBotMarks(stage, botMarks);
    paintMarks(stage, picture, movers);
    if (sheet.isRing) paintSeam(stage, sheet);
    pen.restore();
  }
}

function listMovers({ film, drawing }: Picture, index: number, progress: number, sheet: Sheet): Mover[] {
  const before = drawing.listTokens(getFrame(film, index).view);
  if (progress === 0) return makeMovers(before, before, 0, sheet);
  const lunges = (film.steps[index]?.moves ?? [])
    .map((move) => drawing.findLunge?.(move))
    .filter((lunge): lunge is Lunge => lunge !== undefined);
  return makeMovers(before, drawing.listTokens(getFrame(film, index + 1).view), progress, sheet, lunges);
}

/** A ring is painted as often as parts of it are in the picture. */
function listTurns(sheet: Sheet, { left, cell, width }: Layout): number[] {
  if (!sheet.isRing) return [0];
  const turn = sheet.columns * cell;
  const first = Math.max(0, (width - turn) / 2) + 1;
  const last = Math.min(width, (width + turn) / 2) - 1;
  return [-1, 0, 1].filter((times) => left + times * turn < last && left + (times + 1) * turn > first);
}

/** However far it is turned, every column of a ring is seen once. */
function clipToOneTurn(pen: Pen, sheet: Sheet, { cell, top, width }: Layout): void {
  if (!sheet.isRing) return;
  const turn = sheet.columns * cell;
  pen.beginPath();
  pen.rect(width / 2 - turn / 2, top, turn, sheet.rows * cell);
  pen.clip();
}

function paintGround(pen: Pen, { canvas }: Ground, tile: number, { cell, left, top }: Layout, sheet: Sheet): void {
  if (tile === cell) pen.drawImage(canvas, left, top);
  else pen.drawImage(canvas, left, top, sheet.columns * cell, sheet.rows * cell);
}

function makeStage(
  pen: Pen,
  { palette, letters }: Picture,
  { cell, left, top }: Layout,
  view: object,
  next: object,
  progress: number,
): Stage<object> {
  const x = (column: number): number => left + column * cell;
  const y = (row: number): number => top + row * cell;
  return { pen, view, next, progress, palette, cell, letters, x, y };
}

function paintMover(stage: Stage<object>, drawing: Drawing, { token, row, column, presence }: Mover): void {
  const { pen, x, y } = stage;
  if (presence < 1) pen.globalAlpha = presence;
  drawing.paintToken(stage, token, x(column + 0.5), y(row + 0.5));
  if (presence < 1) pen.globalAlpha = 1;
}

function paintTrail({ pen, x, y, cell, palette }: Stage<object>, picture: Picture, index: number, sheet: Sheet): void {
  if (picture.unit === undefined) return;
  const trail = traceTrail(picture.film, picture.drawing, picture.unit, index, TRAIL);
  pen.beginPath();
  for (const [place, { row, column }] of trail.entries()) {
    const last = trail[place - 1];
    const isStep = last && Math.abs(last.row - row) <= 2 && Math.abs(findShortestWay(last.column, column, sheet)) <= 2;
    if (!isStep || Math.abs(last.column - column) > 2) pen.moveTo(x(column + 0.5), y(row + 0.5));
    else pen.lineTo(x(column + 0.5), y(row + 0.5));
  }
  pen.lineWidth = Math.max(1.5, Math.min(3, cell * 0.18));
  pen.strokeStyle = palette.isDark ? '#ffffffaa' : '#000000aa';
  pen.stroke();
}

/** The chosen unit in a ring, the cells under the pointer and chosen in a frame. */
function paintMarks({ pen, x, y, cell, palette }: Stage<object>, { unit, marked }: Picture, movers: Mover[]): void {
  pen.strokeStyle = palette.ink;
  pen.lineWidth = Math.max(1.5, cell * 0.12);
  for (const [row, column] of marked) pen.strokeRect(x(column), y(row), cell, cell);
  const mover = unit === undefined ? undefined : movers.find(({ token }) => token.id === unit);
  if (!mover) return;
  const radius = Math.max(9, cell * ((mover.token.size ?? 1) / 2 + 0.55));
  for (const [width, colour] of [
    [5, '#000000'],
    [2.5, '#ffffff'],
  ] as const) {
    pen.beginPath();
    pen.arc(x(mover.column + 0.5), y(mover.row + 0.5), radius, 0, 2 * Math.PI);
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}

/** Where column 0 begins. */
function paintSeam({ pen, x, y, palette }: Stage<object>, { rows }: Sheet): void {
  pen.beginPath();
  pen.moveTo(x(0), y(0));
  pen.lineTo(x(0), y(rows));
  pen.setLineDash([6, 5]);
  pen.lineWidth = 1.5;
  pen.strokeStyle = palette.danger;
  pen.stroke();
  pen.setLineDash([]);
}
