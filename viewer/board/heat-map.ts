import { getFrame, type Film } from '../film/film.ts';
import type { Drawing } from '../games/drawings.ts';
import type { Stage, Token } from '../games/game-drawing.ts';
import type { Heat } from './layers.ts';

/** Counts, for every cell of the sheet, units that were there or died there in the frames up to this one. */
export function countHeat(film: Film, drawing: Drawing, heat: Heat, last: number): Uint32Array {
  const { rows, columns } = drawing.measureSheet(getFrame(film, 0).view);
  const counts = new Uint32Array(rows * columns);
  const add = ({ row, column }: Token): void => void (counts[row * columns + column]! += 1);
  let before: Token[] = [];
  for (let frame = 0; frame <= last; frame++) {
    const tokens = drawing.listTokens(getFrame(film, frame).view);
    if (heat === 'presence') tokens.filter(isAlive).forEach(add);
    else listDead(before, tokens).forEach(add);
    before = tokens;
  }
  return counts;
}

const isAlive = ({ kind }: Token): boolean => kind !== 'dead' && kind !== 'landing';

function listDead(before: readonly Token[], after: readonly Token[]): Token[] {
  const later = new Map(after.map((token) => [token.id, token]));
  return before.filter((token) => {
    const next = later.get(token.id);
    // Whoever is far away after a round died here and came back there.
    const isFar = next && Math.abs(next.row - token.row) > 2;
    return isAlive(token) && (!next || !isAlive(next) || isFar === true);
  });
}

/** Keeps the last count: it is asked for at every picture. */
export class HeatMap {
  private key: unknown[] = [];
  private counts: Uint32Array = new Uint32Array(0);

  paint({ pen, x, y, cell }: Stage<object>, film: Film, drawing: Drawing, heat: Heat, frame: number): void {
    const key = [film, heat, frame];
    if (key.some((part, index) => part !== this.key[index])) this.counts = countHeat(film, drawing, heat, frame);
    this.key = key;
    const { columns } = drawing.measureSheet(getFrame(film, 0).view);
    const most = this.counts.reduce((a, b) => Math.max(a, b), 1);
    pen.fillStyle = heat === 'deaths' ? '#ff1030' : '#ff7a00';
    for (const [index, count] of this.counts.entries()) {
      if (count === 0) continue;
      pen.globalAlpha = 0.15 + 0.7 * Math.sqrt(count / most);
      pen.fillRect(x(index % columns), y(Math.floor(index / columns)), cell + 0.5, cell + 0.5);
    }
    pen.globalAlpha = 1;
  }
}
