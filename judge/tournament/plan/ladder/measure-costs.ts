import type { BlockResult } from '../plan.ts';

/** How long a block of some bots takes, as far as it was measured: what the blocks of each took, on the average. */
export function measureCosts(results: readonly BlockResult[]): (bots: readonly number[]) => number {
  const sums = new Map<number, { seconds: number; blocks: number }>();
  const total = { seconds: 0, blocks: 0 };
  for (const { tables, seconds } of results) {
    if (seconds === undefined) continue;
    total.seconds += seconds;
    total.blocks++;
    for (const bot of new Set(tables.flatMap(({ seats }) => seats))) {
      const sum = sums.get(bot) ?? { seconds: 0, blocks: 0 };
      sums.set(bot, { seconds: sum.seconds + seconds, blocks: sum.blocks + 1 });
    }
  }
  const usual = total.blocks > 0 ? total.seconds / total.blocks : 1;
  const find = (bot: number): number => {
    const sum = sums.get(bot);
    return sum ? sum.seconds / sum.blocks : usual;
  };
  return (bots) => Math.max(1e-3, bots.reduce((sum, bot) => sum + find(bot), 0) / bots.length);
}
