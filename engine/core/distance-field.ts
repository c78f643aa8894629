import { OFF_BOARD } from './grid.ts';

/** Farther than any cell can be. */
export const UNREACHABLE = 32767;

const CLOSED = -1;

/**
 * How far each cell of a grid is from the nearest source, by steps over open cells. One field is made once and filled
 * again and again, so that a round allocates nothing.
 */
export class DistanceField {
  /** UNREACHABLE, or CLOSED for a cell that is not open. One cell more than the grid: what lies off the board. */
  readonly distance: Int16Array;
  private readonly neighbours: Int16Array;
  private readonly queue: Int16Array;
  private sources = 0;

  constructor(
    neighbours: Int16Array,
    private readonly steps: number,
  ) {
    const cells = neighbours.length / steps;
    this.neighbours = neighbours.map((cell) => (cell === OFF_BOARD ? cells : cell));
    this.distance = new Int16Array(cells + 1);
    this.queue = new Int16Array(cells);
  }

  /** Starts over on a board given by `openCells`. */
  clear(ground: Int16Array): void {
    this.distance.set(ground);
    this.sources = 0;
  }

  addSource(cell: number): void {
    if (this.distance[cell] === 0) return;
    this.distance[cell] = 0;
    this.queue[this.sources++] = cell;
  }

  get isEmpty(): boolean {
    return this.sources === 0;
  }

  spread(): void {
    const { distance, queue, neighbours, steps } = this;
    let end = this.sources;
    for (let head = 0; head < end; head++) {
      const cell = queue[head]!;
      const next = distance[cell]! + 1;
      const first = cell * steps;
      for (let entry = first; entry < first + steps; entry++) {
        const to = neighbours[entry]!;
        if (distance[to] !== UNREACHABLE) continue;
        distance[to] = next;
        queue[end++] = to;
      }
    }
  }
}

/** The ground for a DistanceField: which cells can be entered. */
export function openCells(cells: number, isOpen: (cell: number) => boolean): Int16Array {
  const ground = new Int16Array(cells + 1).fill(CLOSED);
  for (let cell = 0; cell < cells; cell++) if (isOpen(cell)) ground[cell] = UNREACHABLE;
  return ground;
}
