import { makePlan } from '../../tournament/plan/make-plan.ts';
import type { BlockResult, PlanFormat } from '../../tournament/plan/plan.ts';
import type { PlayedTable } from '../../tournament/ratings/played-table.ts';
import { simulateBlock, type Chance, type World } from './simulate.ts';

export const FORMATS = ['round-robin', 'swiss', 'ladder'] as const;
export type SimulatedFormat = (typeof FORMATS)[number];

/** How many bots fill tables; they are called after the others. */
export const HOUSE = 3;

/** The ids of so many bots: their numbers. */
export const callBots = (count: number): string[] => Array.from({ length: count }, (_, bot) => String(bot));

/** Every bot sits in about four blocks a cycle, whatever the format. */
function makeFormat(kind: SimulatedFormat, bots: number, cycles: number): PlanFormat {
  if (kind === 'round-robin') return { kind, cycles };
  return kind === 'swiss' ? { kind, rounds: 4 * cycles } : { kind, blocks: bots * cycles };
}

/** Plays a tournament by chance, stage after stage: later tables may depend on earlier results. */
export function playTournament(
  kind: SimulatedFormat,
  cycles: number,
  world: World,
  chance: Chance,
  secret: number,
): PlayedTable[] {
  const bots = world.worths.length;
  const definition = {
    format: makeFormat(kind, bots, cycles),
    seats: 4 as const,
    secret: secret.toString(16).padStart(64, '0'),
    entrants: callBots(bots),
    house: callBots(bots + HOUSE).slice(bots),
    changes: [],
  };
  const results: BlockResult[] = [];
  for (;;) {
    const { blocks, isComplete } = makePlan(definition, results);
    for (const block of blocks.slice(results.length)) {
      results.push({ block: block.number, tables: simulateBlock(block, world, chance), faulted: [] });
    }
    if (isComplete) return results.flatMap(({ tables }) => tables);
  }
}
