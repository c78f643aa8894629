import { toCell, toPosition } from '../board.ts';
import { isSoldierOrder, shuffleById, type Given } from '../orders.ts';
import { findSoldier, moveSoldier } from '../soldiers.ts';
import type { ApocalypseTurn, SoldierOrder } from '../types.ts';
import { isWalkable, NOBODY, WATER } from '../vocabulary.ts';
import { attack } from '../actions/attack.ts';
import { killSoldier } from '../actions/kill-soldier.ts';
import { findPostOwner, reportPost } from '../actions/report-post.ts';

/**
 * Soldiers move or attack, all of them in one random order. A soldier who reaches a post conquers it. A soldier who
 * walks into fire dies.
 */
export function moveSoldiers(turn: ApocalypseTurn): void {
  for (const given of shuffleById(turn, isSoldierOrder, (order) => order.soldier)) execute(turn, given);
}

function execute(turn: ApocalypseTurn, { player, index, order }: Given<SoldierOrder>): void {
  const soldier = findSoldier(turn.state, order.soldier);
  const [row, column] = order.to;
  const problem = soldier === NOBODY ? 'he died before his turn' : advance(turn, soldier, toCell(row, column));
  if (problem === undefined) turn.moves.push(order);
  else turn.refused[player].push({ order: index, reason: `soldier ${order.soldier} to [${order.to}]: ${problem}` });
}

/** Returns why not, if he could not. */
function advance(turn: ApocalypseTurn, soldier: number, target: number): string | undefined {
  const { state } = turn;
  const land = state.land[target]!;
  if (!isWalkable(land)) return land === WATER ? 'there is water' : 'there is a mountain';
  const occupant = state.soldierAt[target]!;
  if (state.fire[target]! > 0) killSoldier(turn, soldier, NOBODY, { cause: 'fire', into: target });
  else if (occupant === NOBODY) walk(turn, soldier, target);
  else if (occupant === soldier) return undefined;
  else if (state.player[occupant] === state.player[soldier]) return `your soldier ${state.id[occupant]} is there`;
  else attack(turn, soldier, occupant);
  return undefined;
}

function walk(turn: ApocalypseTurn, soldier: number, target: number): void {
  const { state } = turn;
  if (!turn.isWatched) return moveSoldier(state, soldier, target);
  const [unit, player, from] = [state.id[soldier]!, state.player[soldier]!, state.cell[soldier]!];
  const owner = findPostOwner(state, target);
  moveSoldier(state, soldier, target);
  turn.emit({ kind: 'moved', unit, player, at: toPosition(from), to: toPosition(target) });
  reportPost(turn, unit, target, owner);
}
