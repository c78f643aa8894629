import type { BlockResult } from '../plan.ts';

/**
 * How much longer than usual a block of some bots takes, by what the blocks of each took so far: ½, 1, 2, 4 … times. No
 * finer, because times are never measured the same twice, and a plan should not change with them.
 */
export function measureCosts(results: readonly BlockResult[]): (bots: readonly string[]) => number {
  const sums = new Map<string, { seconds: number; blocks: number }>();
  const total = { seconds: 0, blocks: 0 };
  for (const { tables, seconds } of results) {
    if (seconds === undefined || seconds <= 0) continue;
    total.seconds += seconds;
    total.blocks++;
    for (const bot of new Set(tables.flatMap(({ seats }) => seats))) {
      const sum = sums.get(bot) ?? { seconds: 0, blocks: 0 };
      sums.set(bot, { seconds: sum.seconds + seconds, blocks: sum.blocks + 1 });
    }
  }
  const usual = total.seconds / total.blocks;
  const find = (bot: string): number => {
    const sum = sums.get(bot);
    return sum ? sum.seconds / sum.blocks / usual : 1;
  };
  return (bots) => 2 ** Math.round(Math.log2(bots.reduce((sum, bot) => sum + find(bot), 0) / bots.length));
}
