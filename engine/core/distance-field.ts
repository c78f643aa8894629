import { OFF_BOARD } from './grid.ts';

/** Farther than any cell can be. */
export const UNREACHABLE = 32767;

const CLOSED = -1;

/** Where distances are measured: what can be entered, and from where. Made once for each map. */
export interface Ground {
  /** UNREACHABLE for an open cell, CLOSED for any other. */
  readonly distance: Int16Array;
  /** The open cells next to each cell: those of a cell begin at `firstLink[cell]` and end where those of the next begin. */
  readonly links: Int16Array;
  readonly firstLink: Int32Array;
}

/**
 * How far each cell of a grid is from the nearest source, by steps over open cells. One field is made once and filled
 * again and again, so that a round allocates nothing.
 */
export class DistanceField {
  /** UNREACHABLE, or negative for a cell that is not open. */
  readonly distance: Int16Array;
  private readonly queue: Int16Array;
  private ground: Ground | undefined;
  private sources = 0;

  constructor(cells: number) {
    this.distance = new Int16Array(cells);
    this.queue = new Int16Array(cells);
  }

  /** Starts over. */
  clear(ground: Ground): void {
    this.distance.set(ground.distance);
    this.ground = ground;
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

  /** Until every cell has its distance, or, when `goals` are given, all of them and every cell next to one. */
  spread(goals?: Int16Array): void {
    if (!this.ground) return;
    const { distance, queue } = this;
    const { links, firstLink } = this.ground;
    let end = this.sources;
    let level = 0;
    for (let head = 0; head < end; head++) {
      const cell = queue[head]!;
      if (goals && distance[cell]! > level) {
        // All cells of this new level are known by now, but not yet those behind them.
        if (areReached(goals, distance, level)) return;
        level += 1;
      }
      const next = distance[cell]! + 1;
      const last = firstLink[cell + 1]!;
      for (let link = firstLink[cell]!; link < last; link++) {
        const to = links[link]!;
        if (distance[to] !== UNREACHABLE) continue;
        distance[to] = next;
        queue[end++] = to;
      }
    }
  }
}

function areReached(goals: Int16Array, distance: Int16Array, level: number): boolean {
  for (let goal = 0; goal < goals.length; goal++) if (distance[goals[goal]!]! > level) return false;
  return true;
}

/** `neighbours` as `makeNeighbourTable` makes them, `steps` for each cell. */
export function makeGround(neighbours: Int16Array, steps: number, isOpen: (cell: number) => boolean): Ground {
  const cells = neighbours.length / steps;
  const distance = new Int16Array(cells).fill(CLOSED);
  for (let cell = 0; cell < cells; cell++) if (isOpen(cell)) distance[cell] = UNREACHABLE;
  const links = new Int16Array(neighbours.length);
  const firstLink = new Int32Array(cells + 1);
  let count = 0;
  for (let cell = 0; cell < cells; cell++) {
    for (let entry = cell * steps; entry < (cell + 1) * steps; entry++) {
      const to = neighbours[entry]!;
      if (to !== OFF_BOARD && distance[to] !== CLOSED) links[count++] = to;
    }
    firstLink[cell + 1] = count;
  }
  return { distance, links: links.slice(0, count), firstLink };
}
