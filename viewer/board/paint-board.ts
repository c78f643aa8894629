import { getFrame, type Film } from '../film/film.ts';
import type { Drawing } from '../games/drawings.ts';
import type { Lunge, Pen, Sheet, Stage } from '../games/game-drawing.ts';
import type { Palette } from '../games/palette.ts';
import type { Layers } from './layers.ts';
import { listBotMarks, paintBotMarks } from './bot-marks.ts';
import { frameCell } from './cells.ts';
import { layOut, type Camera, type Layout } from './camera.ts';
import type { Ground } from './ground.ts';
import type { HeatMap } from './heat-map.ts';
import { makeMovers, type Mover } from './motion.ts';
import { paintIds, paintRulers, paintTrail, paintTrails } from './paint-layers.ts';

export interface Picture {
  readonly film: Film;
  readonly drawing: Drawing;
  /** The frame, and how much of the way to the next one is done. */
  readonly position: number;
  readonly camera: Camera;
  readonly palette: Palette;
  readonly layers: Layers;
  /** Pixels of the canvas for one of the page. */
  readonly ratio: number;
  readonly unit: number | undefined;
  readonly marked: readonly (readonly [row: number, column: number])[];
  /** Cells that are not as they are in the match beside this one. */
  readonly different: readonly (readonly [row: number, column: number])[];
}

export function paintBoard(pen: Pen, ground: Ground, heatMap: HeatMap, picture: Picture): void {
  const { film, drawing, position, camera, palette, layers, unit } = picture;
  const { width, height } = pen.canvas;
  const index = Math.floor(position);
  const frame = getFrame(film, index);
  const next = film.frames[index + 1] ? getFrame(film, index + 1) : frame;
  const progress = position - index;
  const sheet = drawing.measureSheet(frame.view);
  const layout = layOut(camera, sheet, width, height);
  const look = { drawing, sheet, palette };
  ground.show(frame.view, look, layout.cell);
  const movers = listMovers(picture, index, progress, sheet);
  const botMarks = listBotMarks(film, drawing, index, layers.marks);

  pen.fillStyle = palette.page;
  pen.fillRect(0, 0, width, height);
  for (const turn of listTurns(sheet, layout)) {
    pen.save();
    clipToOneTurn(pen, sheet, layout);
    pen.translate(Math.round(turn * sheet.columns * layout.cell), 0);
    ground.paint(pen, look, layout);
    const stage = makeStage(pen, picture, layout, { view: frame.view, next: next.view, progress });
    drawing.paintBelow?.(stage);
    if (layers.heat !== 'none') heatMap.paint(stage, film, drawing, { heat: layers.heat, last: index });
    if (layers.trails) paintTrails(stage, film, drawing, index);
    if (unit !== undefined) paintTrail(stage, film, drawing, { id: unit, frame: index });
    paintDifferences(stage, picture);
    for (const mover of movers) paintMover(stage, drawing, mover);
    drawing.paintAbove?.(stage);
    if (layers.ids) paintIds(stage, movers, picture.ratio);
    paintBotMarks(stage, botMarks, sheet);
    paintMarks(stage, picture, movers);
    if (sheet.isRing) paintSeam(stage, sheet);
    pen.restore();
  }
  if (layers.rulers) paintRulers(pen, sheet, layout, picture);
}

function listMovers(picture: Picture, index: number, progress: number, sheet: Sheet): Mover[] {
  const { units } = picture.layers;
  const movers = listAllMovers(picture, index, progress, sheet);
  return units.every(Boolean) ? movers : movers.filter(({ token }) => token.player < 0 || units[token.player]);
}

function listAllMovers({ film, drawing }: Picture, index: number, progress: number, sheet: Sheet): Mover[] {
  const { view } = getFrame(film, index);
  const before = drawing.listTokens(view);
  if (progress === 0) return makeMovers(before, before, 0, { sheet });
  const lunges = (film.steps[index]?.moves ?? [])
    .map((move) => drawing.findLunge?.(move, view))
    .filter((lunge): lunge is Lunge => lunge !== undefined);
  const killed = (film.steps[index]?.events ?? []).filter(({ kind }) => kind === 'killed');
  const dead = new Set(killed.map(({ unit }) => unit ?? -1));
  return makeMovers(before, drawing.listTokens(getFrame(film, index + 1).view), progress, { sheet, lunges, dead });
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

function makeStage(
  pen: Pen,
  { drawing, palette, layers }: Picture,
  { cell, left, top }: Layout,
  moment: Pick<Stage<object>, 'view' | 'next' | 'progress'>,
): Stage<object> {
  const x = (column: number): number => left + column * cell;
  const y = (row: number): number => top + row * cell;
  return { pen, ...moment, config: drawing.config, palette, cell, letters: layers.letters, x, y };
}

function paintMover(stage: Stage<object>, drawing: Drawing, { token, row, column, presence }: Mover): void {
  const { pen, x, y } = stage;
  if (presence < 1) pen.globalAlpha = presence;
  drawing.paintToken(stage, token, x(column + 0.5), y(row + 0.5));
  if (presence < 1) pen.globalAlpha = 1;
}

/** Outlined below the units, so that these are still seen in small cells. */
function paintDifferences({ pen, x, y, cell, palette }: Stage<object>, { different }: Picture): void {
  const width = Math.max(1.5, cell * 0.14);
  // Red alone is hard to see on some players' land: a white rim makes it seen on all.
  for (const [lineWidth, colour] of [
    [width + 2, '#ffffff'],
    [width, palette.danger],
  ] as const) {
    pen.lineWidth = lineWidth;
    pen.strokeStyle = colour;
    for (const [row, column] of different) pen.strokeRect(x(column) - 1, y(row) - 1, cell + 2, cell + 2);
  }
}

/** The chosen unit in a ring, the cells under the pointer and chosen in a frame. */
function paintMarks(stage: Stage<object>, { unit, marked, drawing }: Picture, movers: Mover[]): void {
  const { pen, x, y, cell, palette } = stage;
  pen.strokeStyle = palette.ink;
  pen.lineWidth = Math.max(1.5, cell * 0.12);
  for (const one of marked) frameCell(stage, drawing, one);
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
