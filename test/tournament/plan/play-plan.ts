import { byPlayer } from '../../../engine/core/players.ts';
import { makePlan } from '../../../tournament/plan/make-plan.ts';
import type { Block, BlockResult, Plan, PlanDefinition } from '../../../tournament/plan/plan.ts';
import { makeChance } from '../../../bench/statistics/simulate.ts';

/** How strong a bot is in one match, by its number: the strongest wins, and equals tie. */
export type Strength = (bot: number, chance: () => number, block: Block) => number;

interface Played {
  readonly plan: Plan;
  readonly results: BlockResult[];
  /** The plan as it was each time that all of it had been played. */
  readonly plans: readonly Plan[];
}

/** Plays a plan to its end, or until so many blocks are played. What a block gives depends on its number alone. */
export function playPlan(
  definition: PlanDefinition,
  strength: Strength,
  { faulty = [], most = Infinity, results = [] }: { faulty?: number[]; most?: number; results?: BlockResult[] } = {},
): Played {
  const played = new Map(results.map((result) => [result.block, result]));
  const plans: Plan[] = [];
  for (;;) {
    const plan = makePlan(definition, [...played.values()]);
    plans.push(plan);
    const open = plan.blocks.filter(({ number, isOutdated }) => !isOutdated && !played.has(number));
    const now = open.slice(0, most - played.size);
    for (const block of now) played.set(block.number, playBlock(block, strength, faulty));
    if (now.length === 0) return { plan, plans, results: [...played.values()] };
  }
}

function playBlock(block: Block, strength: Strength, faulty: readonly number[]): BlockResult {
  const chance = makeChance(block.number);
  const tables = block.seatings.map((seats) => {
    const strengths = byPlayer((seat) => strength(Number(seats[seat]), chance, block));
    const places = byPlayer((seat) => 1 + strengths.filter((other) => other > strengths[seat]).length);
    return { block: block.number, seats, places };
  });
  return { block: block.number, tables, faulted: block.table.filter((bot) => faulty.includes(Number(bot))) };
}
