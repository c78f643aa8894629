import { makePlan } from '../../tournament/plan/make-plan.ts';
import type { BlockResult } from '../../tournament/plan/plan.ts';
import { callBots } from './play-tournament.ts';
import { simulateBlock, type Chance } from './simulate.ts';

/** As `minions tune` has it when nothing else is asked for. */
const FORMAT = { kind: 'tuning', seats: 1, blocks: 4 } as const;
const RIVALS = [-0.5, 0, 0.5] as const;

/** Plays the search of `minions tune` by chance: which candidate is left, and after how many matches. */
export function searchValues(
  worths: readonly number[],
  luckOfSeed: number,
  chance: Chance,
  secret: number,
): { best: number; matches: number } {
  const world = { worths: [...worths, ...RIVALS], luckOfSeed };
  const ids = callBots(world.worths.length);
  const definition = {
    format: FORMAT,
    seats: 4 as const,
    secret: secret.toString(16).padStart(64, '0'),
    entrants: ids.slice(0, worths.length),
    house: ids.slice(worths.length),
    changes: [],
  };
  const results: BlockResult[] = [];
  for (;;) {
    const { blocks, isComplete, order } = makePlan(definition, results);
    for (const block of blocks.slice(results.length)) {
      results.push({ block: block.number, tables: simulateBlock(block, world, chance), faulted: [] });
    }
    if (isComplete) return { best: Number(order![0]![0]), matches: results.flatMap(({ tables }) => tables).length };
  }
}
