import type { PlanFormat } from './plan.ts';

/** What formats call their length. */
interface Length {
  readonly kind: string;
  readonly cycles?: number;
  readonly rounds?: number;
  readonly blocks?: number;
}

/** How many cycles, rounds or blocks a format was given at the beginning; undefined for one that ends by its own rule. */
export const measureLength = ({ cycles, rounds, blocks }: Length): number | undefined => cycles ?? rounds ?? blocks;

/**
 * How much is played in all, and the parts that were designed at once: what was planned first stays as it is, and what
 * is added follows it. The parts are longer together than the whole where the time was over before the end.
 */
export function measureLengths(format: PlanFormat, extensions: readonly number[]): [total: number, parts: number[]] {
  const first = measureLength(format) ?? 0;
  const parts = [first];
  let designed = first;
  for (const total of extensions) {
    if (total <= designed) continue;
    parts.push(total - designed);
    designed = total;
  }
  return [extensions.at(-1) ?? first, parts];
}
