import type { Ground } from './distance-field.ts';

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
  private readonly from: Int32Array;
  private readonly queue: Int16Array;
  private mark = 1;

  constructor(private readonly cells: number) {
    this.reached = new Int32Array(cells);
    this.from = new Int32Array(cells);
    this.queue = new Int16Array(cells);
  }

  /** Those of `starts` with the shortest way, as bits by their places; all of them where no goal can be reached. */
  find(ground: Ground, starts: readonly number[], isGoal: Uint8Array): number {
    this.beginMarks();
    const { reached, from, queue } = this;
    for (const [place, cell] of starts.entries()) {
      reached[cell] = this.mark;
      from[cell] = 1 << place;
      queue[place] = cell;
    }
    let begin = 0;
    let end = starts.length;
    while (begin < end) {
      const found = this.findGoals(begin, end, isGoal);
      if (found !== 0) return found;
      const next = this.expand(ground, begin, end);
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
  private expand({ links, firstLink }: Ground, begin: number, end: number): number {
    const { reached, from, queue, mark } = this;
    const next = reached[queue[begin]!]! + 1;
    let last = end;
    for (let place = begin; place < end; place++) {
      const cell = queue[place]!;
      const bits = from[cell]!;
      for (let link = firstLink[cell]!; link < firstLink[cell + 1]!; link++) {
        const to = links[link]!;
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
