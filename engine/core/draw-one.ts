import type { Generator } from './generator.ts';

/** One of the first `count` items, at random: of all there are, unless given otherwise. There must be one. */
export function drawOne<T>(items: ArrayLike<T>, rng: Generator, count = items.length): T {
  return items[rng.random(0, count - 1)]!;
}
