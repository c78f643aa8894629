import { byPlayer, PLAYERS, type ByPlayer } from '../engine/core/players.ts';

/**
 * The place of each player, by points. Those with the same points share one, but on equal points a bot that went out
 * comes behind those that played on.
 */
export function findPlaces(scores: ByPlayer<number>, alive: ByPlayer<boolean>): ByPlayer<number> {
  const isAhead = (one: number, other: number): boolean =>
    scores[one]! > scores[other]! || (scores[one] === scores[other] && alive[one]! && !alive[other]);
  return byPlayer((player) => 1 + PLAYERS.filter((other) => isAhead(other, player)).length);
}
