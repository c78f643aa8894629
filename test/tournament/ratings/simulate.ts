import type { PlayedTable } from '../../../tournament/ratings/played-table.ts';
import type { Block } from '../../../tournament/plan/plan.ts';
import type { ByPlayer } from '../../../engine/core/players.ts';

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

interface World {
  readonly worths: readonly number[];
  /** How much better or worse a bot is on one seed than on another: standard deviation. */
  readonly luckOfSeed: number;
  /** Who is that close to the one ahead ties with it. */
  readonly tieWithin?: number;
}

/** Plays blocks by chance: matches of one block share the luck of its seed. */
export function simulateBlocks(blocks: readonly Block[], world: World, chance: Chance): PlayedTable[] {
  return blocks.flatMap(({ number, table, seatings }) => {
    const luck = new Map(table.map((bot) => [bot, world.luckOfSeed * drawNormal(chance)]));
    return seatings.map((seats) => {
      const strengths = seats.map((bot) => world.worths[Number(bot)]! + luck.get(bot)! + drawGumbel(chance));
      return { block: number, seats, places: rankStrengths(strengths, world.tieWithin ?? 0) };
    });
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
