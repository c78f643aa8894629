import { OFF_BOARD } from './grid.ts';

const STEPS = 8;

/** Which of the eight neighbours of each cell can be entered. Small, so that searches on many boards in turn stay in the cache. */
export interface Exits {
  /** As `makeNeighbourTable` makes them. All boards of a size share them. */
  readonly neighbours: Int16Array;
  /** A bit for each step that leads to an open cell. */
  readonly open: Uint8Array;
}

export function findExits(neighbours: Int16Array, isOpen: (cell: number) => boolean): Exits {
  const cells = neighbours.length / STEPS;
  const isEntered = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell++) isEntered[cell] = Number(isOpen(cell));
  const open = new Uint8Array(cells);
  for (let entry = 0; entry < neighbours.length; entry++) {
    const to = neighbours[entry]!;
    if (to !== OFF_BOARD) open[entry >> 3]! |= isEntered[to]! << (entry & 7);
  }
  return { neighbours, open };
}

/** Beyond this, marks begin anew. */
const GREATEST_MARK = 2 ** 30;

/**
 * Which of a few cells is nearest to some goal, by steps over open cells. It looks around them until it meets the first
 * goal, so that it sees little of the board where goals are near. One is made once and used again and again.
 */
export class FirstSteps {
  /** When a cell was reached: `mark` and the steps to it. What is less was reached in another search. */
  private readonly reached: Int32Array;
  /** From which of the cells it can be reached in so many steps, as bits. */
  private readonly from: Uint8Array;
  private readonly queue: Int16Array;
  private mark = 1;

  constructor(private readonly cells: number) {
    this.reached = new Int32Array(cells);
    this.from = new Uint8Array(cells);
    this.queue = new Int16Array(cells);
  }

  /** Those of at most eight `starts` with the shortest way, as bits by their places; all of them where no goal can be reached. */
  find(exits: Exits, starts: readonly number[], isGoal: Uint8Array): number {
    this.beginMarks();
    const { reached, from, queue } = this;
    for (let place = 0; place < starts.length; place++) {
      const cell = starts[place]!;
      reached[cell] = this.mark;
      from[cell] = 1 << place;
      queue[place] = cell;
    }
    let begin = 0;
    let end = starts.length;
    while (begin < end) {
      const found = this.findGoals(begin, end, isGoal);
      if (found !== 0) return found;
      const next = this.expand(exits, begin, end);
      begin = end;
      end = next;
    }
    return (1 << starts.length) - 1;
  }

  private beginMarks(): void {
    this.mark += this.cells + 1;
    if (this.mark < GREATEST_MARK) return;
    this.reached.fill(0);
    this.mark = 1;
  }

  private findGoals(begin: number, end: number, isGoal: Uint8Array): number {
    let found = 0;
    for (let place = begin; place < end; place++) {
      const cell = this.queue[place]!;
      if (isGoal[cell] !== 0) found |= this.from[cell]!;
    }
    return found;
  }

  /** Goes one step further from the cells between two places of the queue; returns where its end is now. */
  private expand({ neighbours, open }: Exits, begin: number, end: number): number {
    const { reached, from, queue, mark } = this;
    const next = reached[queue[begin]!]! + 1;
    let last = end;
    for (let place = begin; place < end; place++) {
      const cell = queue[place]!;
      const bits = from[cell]!;
      for (let ways = open[cell]!; ways !== 0; ways &= ways - 1) {
        const to = neighbours[cell * STEPS + 31 - Math.clz32(ways & -ways)]!;
        const when = reached[to]!;
        if (when < mark) {
          reached[to] = next;
          from[to] = bits;
          queue[last++] = to;
        } else if (when === next) from[to]! |= bits;
      }
    }
    return last;
  }
}
