import { PLAYERS } from 'minions-judge/engine';
import { isFloor, isSame, stepFrom, type Cell } from './cells.ts';
import { logDeed } from './log-deed.ts';
import type { Rule } from './types.ts';

/** All walk at the same time: where they want to go is found before anybody goes. */
export const walk: Rule = (turn) => {
  const { state, orders } = turn;
  const { guards, board } = state;
  const wishes = guards.map(({ pos, health }, player): Cell => {
    const order = orders[player as 0][0]?.order;
    if (health === 0 || order?.do !== 'walk') return pos;
    const next = stepFrom(pos, order.dir);
    return isFloor(board, next) ? next : pos;
  });
  const stays = PLAYERS.map((player) => isStopped(player, wishes, state.guards));
  for (const player of PLAYERS) {
    const [given] = orders[player];
    const { pos } = guards[player]!;
    if (!stays[player]) guards[player]!.pos = wishes[player]!;
    if (given?.order.do !== 'walk') continue;
    if (isSame(pos, guards[player]!.pos))
      turn.refused[player].push({ order: given.index, reason: 'the way is blocked' });
    else logDeed(turn, player, given.order);
  }
};

/** Whoever stands, or wants to, keeps its cell; two that want the same cell, or each other's, both stay. */
function isStopped(player: number, wishes: readonly Cell[], guards: readonly { pos: Cell; health: number }[]): boolean {
  return guards.some(
    ({ pos, health }, other) =>
      other !== player && health > 0 && (isSame(wishes[other]!, wishes[player]!) || isSame(pos, wishes[player]!)),
  );
}
