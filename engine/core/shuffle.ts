import type { Generator } from './generator.ts';

interface Swappable<T> {
  [index: number]: T;
}

/**
 * Shuffles the first `count` items in place, front to back. The published games disagree on whether the last item,
 * which has nothing left to be swapped with, still costs a draw: `drawForLast` says so.
 */
export function shuffle<T>(items: Swappable<T>, count: number, rng: Generator, drawForLast: boolean): void {
  const end = drawForLast ? count : count - 1;
  for (let i = 0; i < end; i++) {
    swap(items, i, rng.random(i, count - 1));
  }
}

/**
 * The same order as `shuffle` makes without a draw for the last item, but made only as far as somebody looks: shuffling goes
 * front to back, so that an item is settled as soon as its turn has come. All draws count, also those that nobody needs.
 */
export class LazyShuffle<T> {
  private settled = 0;
  private readonly rng: Generator;

  constructor(
    private readonly items: Swappable<T>,
    private readonly count: number,
    rng: Generator,
  ) {
    this.rng = rng.fork(Math.max(0, count - 1));
  }

  at(index: number): T {
    const { items, count } = this;
    for (; this.settled <= index && this.settled < count - 1; this.settled++) {
      swap(items, this.settled, this.rng.random(this.settled, count - 1));
    }
    return items[index]!;
  }
}

function swap<T>(items: Swappable<T>, a: number, b: number): void {
  const item = items[a]!;
  items[a] = items[b]!;
  items[b] = item;
}
