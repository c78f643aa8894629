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
    const j = rng.random(i, count - 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}
