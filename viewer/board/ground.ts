import type { Drawing } from '../games/drawings.ts';
import type { Pen, Sheet } from '../games/game-drawing.ts';
import type { Palette } from '../games/palette.ts';
import type { Layout } from './camera.ts';

/** Boards of larger cells are painted cell by cell, as far as they are seen: a canvas of all of them would not fit. */
const LARGEST_KEPT = 24;
const UNPAINTED = 0xffff;

/** How it looks. */
interface Look {
  readonly drawing: Drawing;
  readonly sheet: Sheet;
  readonly palette: Palette;
}

/**
 * The ground of a board. Cells may be any fraction of a pixel wide; their edges are rounded one by one, so that the
 * ground is sharp at every zoom. From one frame to the next few cells change, and only those are painted again, each from
 * a stock of tiles.
 */
export class Ground {
  private readonly canvas = document.createElement('canvas');
  private readonly pen = this.canvas.getContext('2d')!;
  private readonly tiles = new Map<number, HTMLCanvasElement>();
  private painted = new Uint16Array(0);
  private wanted = new Uint16Array(0);
  private key = '';
  private source: object | undefined;
  private config: object | undefined;
  private cell = 0;

  /** Takes the ground of a view: what `paint` then paints. */
  show(view: object, look: Look, cell: number): void {
    this.prepare(look, cell);
    look.drawing.codeGround(view, this.wanted);
    if (cell > LARGEST_KEPT) return;
    for (let index = 0; index < this.wanted.length; index++) {
      const code = this.wanted[index]!;
      if (code === this.painted[index]) continue;
      this.painted[index] = code;
      this.paintCell(this.pen, index, look);
    }
  }

  paint(pen: Pen, look: Look, { left, top, width, height }: Layout): void {
    if (this.cell <= LARGEST_KEPT) return void pen.drawImage(this.canvas, left, top);
    const { sheet } = look;
    // Whatever turn of a ring is painted, the transform decides where its cells come to lie.
    const { e: shift } = pen.getTransform();
    const firstRow = Math.max(0, Math.floor(-top / this.cell));
    const lastRow = Math.min(sheet.rows - 1, Math.floor((height - top) / this.cell));
    const firstColumn = Math.max(0, Math.floor((-left - shift) / this.cell));
    const lastColumn = Math.min(sheet.columns - 1, Math.floor((width - left - shift) / this.cell));
    pen.save();
    pen.translate(left, top);
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        this.paintCell(pen, row * sheet.columns + column, look);
      }
    }
    pen.restore();
  }

  private prepare({ drawing, sheet: { rows, columns }, palette }: Look, cell: number): void {
    const key = [rows, columns, palette.isDark, palette.isPlain, cell].join(' ');
    if (key === this.key && drawing.source === this.source && drawing.config === this.config) return;
    this.key = key;
    this.source = drawing.source;
    this.config = drawing.config;
    this.cell = cell;
    const isKept = cell <= LARGEST_KEPT;
    this.canvas.width = isKept ? Math.round(columns * cell) : 1;
    this.canvas.height = isKept ? Math.round(rows * cell) : 1;
    this.painted = new Uint16Array(rows * columns).fill(UNPAINTED);
    this.wanted = new Uint16Array(rows * columns);
    this.tiles.clear();
  }

  private paintCell(pen: Pen, index: number, look: Look): void {
    const { columns } = look.sheet;
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [x, y] = [Math.round(column * this.cell), Math.round(row * this.cell)];
    const width = Math.round((column + 1) * this.cell) - x;
    const height = Math.round((row + 1) * this.cell) - y;
    pen.drawImage(this.findTile(this.wanted[index]!, width, height, look), x, y);
  }

  private findTile(code: number, width: number, height: number, { drawing, palette }: Look): HTMLCanvasElement {
    const key = (code * 128 + width) * 128 + height;
    const known = this.tiles.get(key);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, width);
    canvas.height = Math.max(1, height);
    const pen = canvas.getContext('2d')!;
    const size = Math.max(width, height);
    pen.scale(width / size, height / size);
    drawing.paintTile(pen, code, size, palette);
    this.tiles.set(key, canvas);
    return canvas;
  }
}
