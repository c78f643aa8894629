import { shuffle } from '../../../core/shuffle.ts';
import { byPlayer, PLAYERS, type Player } from '../../../core/players.ts';
import type { Accepted } from '../../../core/game.ts';
import type { CrematoriaOrder, CrematoriaTurn } from '../types.ts';
import { moveUnit } from '../actions/move-unit.ts';

/** Carries out the first order of each player, in random order, then the second of each, and so on. */
export function movePlayers(turn: CrematoriaTurn): void {
  const queues = byPlayer((player) => turn.orders[player].filter(({ order }) => order.dir !== 'None'));
  const longest = Math.max(...queues.map((queue) => queue.length));
  for (let k = 0; k < longest; k++) {
    const players = PLAYERS.filter((player) => k < queues[player].length);
    shuffle(players, players.length, turn.rng, false);
    for (const player of players) execute(turn, player, queues[player][k]!);
  }
}

function execute(turn: CrematoriaTurn, player: Player, { index, order }: Accepted<CrematoriaOrder>): void {
  const isDead = turn.state.health[order.unit] === 0;
  const problem = isDead ? 'died before its turn' : moveUnit(turn, order.unit, order.dir);
  if (problem === undefined) turn.moves.push({ unit: order.unit, dir: order.dir });
  else turn.refused[player].push({ order: index, reason: `unit ${order.unit} ${order.dir}: ${problem}` });
}
