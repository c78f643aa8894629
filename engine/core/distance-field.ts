import { OFF_BOARD } from './grid.ts';

/** Farther than any cell can be. */
export const UNREACHABLE = 32767;

/**
 * How far each cell of a grid is from the nearest source, by steps over passable cells. One field is made once and
 * filled again and again, so that a round allocates nothing.
 */
export class DistanceField {
  readonly distance: Int16Array;
  private readonly queue: Int16Array;
  private sources = 0;

  constructor(
    private readonly neighbours: Int16Array,
    private readonly steps: number,
  ) {
    const cells = neighbours.length / steps;
    this.distance = new Int16Array(cells);
    this.queue = new Int16Array(cells);
  }

  clear(): void {
    this.distance.fill(UNREACHABLE);
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

  /** Cells with `blocked[cell + offset] !== 0` are not entered; sources may stand on them. */
  spread(blocked: { readonly [cell: number]: number }, offset = 0): void {
    const { distance, queue, neighbours, steps } = this;
    let end = this.sources;
    for (let head = 0; head < end; head++) {
      const cell = queue[head]!;
      const next = distance[cell]! + 1;
      const first = cell * steps;
      for (let entry = first; entry < first + steps; entry++) {
        const to = neighbours[entry]!;
        if (to === OFF_BOARD || distance[to] !== UNREACHABLE || blocked[to + offset] !== 0) continue;
        distance[to] = next;
        queue[end++] = to;
      }
    }
  }
}
