import type { Sheet } from '../games/game-drawing.ts';

/** What part of the board is seen. */
export interface Camera {
  /** 1 shows the whole board. */
  readonly zoom: number;
  /** The cell in the middle of the picture, fractions included. */
  readonly row: number;
  readonly column: number;
}

/** A picture of a board: where its cells are, in pixels of the canvas. */
export interface Layout {
  readonly cell: number;
  /** Of row 0 and column 0. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const MAX_ZOOM = 12;
const MAX_CELL = 96;

export function makeWholeBoard({ rows, columns }: Sheet): Camera {
  return { zoom: 1, row: rows / 2, column: columns / 2 };
}

/** Cells are as large as fits, fractions of pixels included: whole ones would leave up to a tenth of the screen empty. */
export function layOut(camera: Camera, sheet: Sheet, width: number, height: number): Layout {
  const fit = Math.min(width / sheet.columns, height / sheet.rows);
  const cell = Math.max(1, Math.min(MAX_CELL, fit * camera.zoom));
  return {
    cell,
    left: Math.round(width / 2 - camera.column * cell),
    top: Math.round(height / 2 - camera.row * cell),
    width,
    height,
  };
}

/** Keeps the board in the picture. On a ring there is no end to the left or right. */
export function restrain(camera: Camera, sheet: Sheet, width: number, height: number): Camera {
  const zoom = Math.max(1, Math.min(MAX_ZOOM, camera.zoom));
  const { cell } = layOut({ ...camera, zoom }, sheet, width, height);
  const row = keepWithin(camera.row, sheet.rows, height / cell);
  if (!sheet.isRing) return { zoom, row, column: keepWithin(camera.column, sheet.columns, width / cell) };
  return { zoom, row, column: wrap(camera.column, sheet.columns) };
}

function keepWithin(centre: number, size: number, seen: number): number {
  if (seen >= size) return size / 2;
  return Math.max(seen / 2, Math.min(size - seen / 2, centre));
}

export function wrap(column: number, columns: number): number {
  return ((column % columns) + columns) % columns;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Zooms so that what is under the pointer stays there. */
export function zoomAt(camera: Camera, factor: number, layout: Layout, { x, y }: Point): Camera {
  const zoom = Math.max(1, Math.min(MAX_ZOOM, camera.zoom * factor));
  const change = camera.zoom / zoom;
  const column = (x - layout.left) / layout.cell;
  const row = (y - layout.top) / layout.cell;
  return { zoom, row: row + (camera.row - row) * change, column: column + (camera.column - column) * change };
}

/** Where on the sheet a point of the canvas is, fractions of cells included; undefined beside the board. */
export function findPoint(
  layout: Layout,
  sheet: Sheet,
  x: number,
  y: number,
): [row: number, column: number] | undefined {
  const row = (y - layout.top) / layout.cell;
  const column = (x - layout.left) / layout.cell;
  if (row < 0 || row >= sheet.rows) return undefined;
  if (sheet.isRing) {
    const fromMiddle = (x - layout.width / 2) / layout.cell;
    return Math.abs(fromMiddle) > sheet.columns / 2 ? undefined : [row, wrap(column, sheet.columns)];
  }
  return column < 0 || column >= sheet.columns ? undefined : [row, column];
}
