import type { Accepted } from '../../../core/game.ts';
import { PLAYERS, type Player } from '../../../core/players.ts';
import { shuffle } from '../../../core/shuffle.ts';
import type { OrkIslandOrder, OrkIslandTurn } from '../types.ts';
import { moveOrk } from '../actions/move-ork.ts';
import { findMoveProblem } from '../actions/find-move-problem.ts';

interface QueuedOrder extends Accepted<OrkIslandOrder> {
  readonly player: Player;
}

/**
 * Carries out the orders of all four players one after another, in random order. An ork pays health for each cell
 * that it enters. If an enemy is there, the two fight.
 */
export function moveOrks(turn: OrkIslandTurn): void {
  const queue: QueuedOrder[] = PLAYERS.flatMap((player) =>
    turn.orders[player].map(({ index, order }) => ({ player, index, order })),
  );
  const sequence = Array.from(queue.keys());
  shuffle(sequence, sequence.length, turn.rng, true);
  for (const place of sequence) execute(turn, queue[place]!);
}

function execute(turn: OrkIslandTurn, { player, index, order: { unit, dir } }: QueuedOrder): void {
  const problem = findMoveProblem(turn.state, unit, dir);
  if (problem === undefined) turn.moves.push({ unit, dir, outcome: moveOrk(turn, unit, dir) });
  else turn.refused[player].push({ order: index, reason: `ork ${unit} ${dir}: ${problem}` });
}
