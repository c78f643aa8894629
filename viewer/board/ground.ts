import type { Drawing } from '../games/drawings.ts';
import type { Sheet } from '../games/game-drawing.ts';
import type { Palette } from '../games/palette.ts';

const LARGEST_TILE = 24;
const UNPAINTED = 0xffff;

/**
 * The ground of a board on a canvas of its own. From one frame to the next few cells change, and only those are painted
 * again, each from a stock of tiles.
 */
export class Ground {
  readonly canvas = document.createElement('canvas');
  private readonly pen = this.canvas.getContext('2d')!;
  private readonly tiles = new Map<number, HTMLCanvasElement>();
  private painted = new Uint16Array(0);
  private wanted = new Uint16Array(0);
  private key = '';
  private tile = 0;

  /** Paints the ground of a view and returns the pixels of a tile. */
  show(view: object, drawing: Drawing, sheet: Sheet, palette: Palette, cell: number): number {
    this.prepare(drawing, sheet, palette, Math.min(cell, LARGEST_TILE));
    drawing.codeGround(view, this.wanted);
    for (let index = 0; index < this.wanted.length; index++) {
      const code = this.wanted[index]!;
      if (code === this.painted[index]) continue;
      this.painted[index] = code;
      const x = (index % sheet.columns) * this.tile;
      const y = Math.floor(index / sheet.columns) * this.tile;
      this.pen.drawImage(this.tileOf(code, drawing, palette), x, y);
    }
    return this.tile;
  }

  private prepare(drawing: Drawing, { rows, columns }: Sheet, palette: Palette, tile: number): void {
    const key = [drawing.game, rows, columns, palette.isDark, tile].join(' ');
    if (key === this.key) return;
    this.key = key;
    this.tile = tile;
    this.canvas.width = columns * tile;
    this.canvas.height = rows * tile;
    this.painted = new Uint16Array(rows * columns).fill(UNPAINTED);
    this.wanted = new Uint16Array(rows * columns);
    this.tiles.clear();
  }

  private tileOf(code: number, drawing: Drawing, palette: Palette): HTMLCanvasElement {
    const known = this.tiles.get(code);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = this.tile;
    drawing.paintTile(canvas.getContext('2d')!, code, this.tile, palette);
    this.tiles.set(code, canvas);
    return canvas;
  }
}
