import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { Outcome, OutcomePair } from '../../tournament/compare/statistics/score-block.ts';
import { countRankPoints } from '../../tournament/ratings/rank-points.ts';
import { drawNormal, type Chance } from './simulate.ts';

/** Two bots that take turns in the same chairs. */
export interface Chairs {
  /** By how much the new bot is better, in logarithms of worth. */
  readonly gain: number;
  /** Chairs on each seed. */
  readonly seats: number;
  /** How much seats, and every bot, are better on one seed than on another. */
  readonly luckOfSeed: number;
}

/** Points are whole numbers, so that two bots can have the same. */
const POINTS_PER_UNIT = 20;
const RIVALS = [-0.5, 0, 0.5] as const;

/** One block: in each of its chairs the old bot, then the new one, against the same rivals with the same luck of the seed. */
export function simulateChairs({ gain, seats, luckOfSeed }: Chairs, block: number, chance: Chance): OutcomePair[] {
  const draw = (): number => luckOfSeed * drawNormal(chance);
  const seatLuck = byPlayer(draw);
  const [old, fresh, ...rivals] = [draw(), gain + draw(), ...RIVALS.map((worth) => worth + draw())];
  return Array.from({ length: seats }, (_, at) => {
    const chair = (block * seats + at) % 4;
    const play = (strength: number): Outcome => playMatch(chair, strength, rivals, seatLuck, chance);
    return { old: play(old!), new: play(fresh!) };
  });
}

function playMatch(
  chair: number,
  strength: number,
  rivals: readonly number[],
  seatLuck: Readonly<ByPlayer<number>>,
  chance: Chance,
): Outcome {
  const waiting = [...rivals];
  const points = byPlayer((seat) => {
    const worth = seat === chair ? strength : waiting.shift()!;
    return Math.round(POINTS_PER_UNIT * (worth + seatLuck[seat] - Math.log(-Math.log(1 - chance()))));
  });
  const places = byPlayer((seat) => 1 + points.filter((other) => other > points[seat]).length);
  const mine = chair as 0;
  return { points: points[mine], place: places[mine], isOut: false, rankPoints: countRankPoints(places)[mine] };
}
