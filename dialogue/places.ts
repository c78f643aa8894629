import { byPlayer, type ByPlayer } from '../engine/core/players.ts';

/** The place of each player; those with the same points share one. */
export function placesOf(scores: ByPlayer<number>): ByPlayer<number> {
  return byPlayer((player) => 1 + scores.filter((score) => score > scores[player]).length);
}
