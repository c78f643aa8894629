import type { Accepted } from '../../../core/game.ts';
import { PLAYERS, type ByPlayer, type Player } from '../../../core/players.ts';
import type { WalkingDeadMove, WalkingDeadTurn } from '../types.ts';
import { DEAD } from '../vocabulary.ts';
import { act } from '../actions/act.ts';

/**
 * Carries out the orders of all players in random order: draws one of the players who still have orders, carries out
 * that player's next order on the current board, and repeats.
 */
export function movePlayers(turn: WalkingDeadTurn): void {
  const next: ByPlayer<number> = [0, 0, 0, 0];
  const waiting = PLAYERS.filter((player) => turn.orders[player].length > 0);
  while (waiting.length > 0) {
    const lot = turn.rng.random(1, waiting.length) - 1;
    const player = waiting[lot]!;
    const orders = turn.orders[player];
    carryOut(turn, player, orders[next[player]]!);
    next[player] += 1;
    if (next[player] === orders.length) waiting.splice(lot, 1);
  }
}

function carryOut(turn: WalkingDeadTurn, player: Player, { index, order }: Accepted<WalkingDeadMove>): void {
  const { unit, dir } = order;
  const problem = turn.state.type[unit] === DEAD ? 'it is dead' : act(turn, unit, dir);
  if (problem === undefined) turn.moves.push({ unit, dir });
  else turn.refused[player].push({ order: index, reason: `unit ${unit} ${dir}: ${problem}` });
}
