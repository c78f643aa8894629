import type { PlayedTable } from '../../tournament/ratings/played-table.ts';
import type { Block } from '../../tournament/plan/plan.ts';
import type { ByPlayer } from '../../engine/core/players.ts';

/** Numbers between 0 and 1, the same for the same seed. */
export type Chance = () => number;

export function makeChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const drawNormal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

/** A worth plus this, highest first, is a ranking by Plackett–Luce. */
const drawGumbel = (chance: Chance): number => -Math.log(-Math.log(1 - chance()));

export interface World {
  readonly worths: readonly number[];
  /** How much better or worse a bot, and a seat, is on one seed than on another: standard deviation of logarithms. */
  readonly luckOfSeed: number;
  /** Who is that close to the one ahead ties with it. */
  readonly tieWithin?: number;
  /** Whose luck a bot shares: copies of a bot do well on the same seeds. */
  readonly isCopyOf?: (bot: number) => number;
}

/** Plays blocks by chance: matches of one block share the luck of its seed. */
export function simulateBlocks(blocks: readonly Block[], world: World, chance: Chance): PlayedTable[] {
  return blocks.flatMap((block) => simulateBlock(block, world, chance));
}

export function simulateBlock({ number, table, seatings }: Block, world: World, chance: Chance): PlayedTable[] {
  const find = (id: string): number => world.isCopyOf?.(Number(id)) ?? Number(id);
  const draw = (): number => world.luckOfSeed * drawNormal(chance);
  // On a rung of a search more bots play a seed than sit at its first table.
  const lucks = new Map([...new Set([...table, ...seatings.flat()].map(find))].map((bot) => [bot, draw()]));
  const seatLucks = [draw(), draw(), draw(), draw()];
  return seatings.map((seats) => {
    const strengths = seats.map((id, seat) => {
      // Bots of the house are as good as the mean.
      const worth = world.worths[Number(id)] ?? 0;
      return worth + lucks.get(find(id))! + seatLucks[seat]! + drawGumbel(chance);
    });
    return { block: number, seats, places: rankStrengths(strengths, world.tieWithin ?? 0) };
  });
}

function rankStrengths(strengths: readonly number[], tieWithin: number): ByPlayer<number> {
  const order = [...strengths.keys()].sort((a, b) => strengths[b]! - strengths[a]!);
  const places = [0, 0, 0, 0] as ByPlayer<number>;
  for (const [at, seat] of order.entries()) {
    const ahead = order[at - 1];
    const ties = ahead !== undefined && strengths[ahead]! - strengths[seat]! < tieWithin;
    places[seat as 0] = ties ? places[ahead as 0] : at + 1;
  }
  return places;
}
