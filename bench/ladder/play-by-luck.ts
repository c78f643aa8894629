import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { Chance } from '../statistics/simulate.ts';

/** The places of bots of known worth. Of exponential times at the rates of their worths, the order is that of Plackett–Luce. */
export function playByLuck(
  seats: Readonly<ByPlayer<string>>,
  worths: ReadonlyMap<string, number>,
  chance: Chance,
): ByPlayer<number> {
  const times = seats.map((id) => -Math.log(1 - chance()) / Math.exp(worths.get(id)!));
  return byPlayer((seat) => 1 + times.filter((time) => time < times[seat]!).length);
}
