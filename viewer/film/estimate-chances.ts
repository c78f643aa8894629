import { byPlayer, PLAYERS, type ByPlayer } from '../../engine/core/players.ts';
import type { Series } from './statistics.ts';

/** Points a round are looked at over this share of a match. */
const MEMORY = 0.25;
/** How much of what is still to come may turn out otherwise than it looks now. */
const DOUBT = 0.6;

/**
 * How likely each player is to win, in percent, judged by nothing but the scores so far: points go on as they lately did,
 * with the more doubt the more rounds are left. An estimate, and no more than that.
 */
export function estimateChances(scores: ByPlayer<Series>, frame: number, rounds: number): ByPlayer<number> {
  const left = Math.max(0, rounds - frame);
  const memory = Math.max(1, Math.min(frame, Math.round(rounds * MEMORY)));
  const at = (player: number, index: number): number => scores[player as 0][Math.max(0, index)] ?? 0;
  const income = byPlayer((player) => (at(player, frame) - at(player, frame - memory)) / memory);
  const expected = byPlayer((player) => at(player, frame) + income[player] * left);
  if (left === 0) return shareAmongFirst(expected);
  const usual = Math.max(...PLAYERS.map((player) => Math.abs(income[player])), 1e-9);
  const spread = Math.max(...PLAYERS.map((player) => at(player, frame) / Math.max(1, frame)), usual);
  const doubt = DOUBT * spread * left + spread * Math.sqrt(left);
  const best = Math.max(...expected);
  const weights = byPlayer((player) => Math.exp((1.8 * (expected[player] - best)) / doubt));
  const sum = weights.reduce((a, b) => a + b);
  return byPlayer((player) => (100 * weights[player]) / sum);
}

function shareAmongFirst(scores: ByPlayer<number>): ByPlayer<number> {
  const best = Math.max(...scores);
  const first = scores.filter((score) => score === best).length;
  return byPlayer((player) => (scores[player] === best ? 100 / first : 0));
}
