import { toCell } from '../board.ts';
import { covers, HELICOPTERS, toHelicopterId, isHelicopterId } from '../helicopters.ts';
import { putInRandomOrder, isParachuterOrder, collectOrders, type Given } from '../orders.ts';
import { addSoldier, findSoldier } from '../soldiers.ts';
import type { ApocalypseState } from '../state.ts';
import { findThrower } from '../find-thrower.ts';
import type { ApocalypseTurn, ParachuterOrder } from '../types.ts';
import { isWalkable, NOBODY } from '../vocabulary.ts';
import { giveParachuter, drawOtherPlayer } from '../actions/give-parachuter.ts';

/**
 * Each thrown parachuter becomes a soldier with full life on a free cell of forest or grass below his helicopter. If
 * he lands on an enemy's soldier, anywhere, that enemy gets a new parachuter; if he lands on water, mountain, fire,
 * an own soldier or outside the square of his helicopter, a random other player does.
 */
export function landParachuters(turn: ApocalypseTurn): void {
  const throws = collectOrders(turn, isParachuterOrder);
  const inOrder = turn.config.throwOrder === 'random' ? putInRandomOrder(throws, turn.rng) : throws;
  for (const given of inOrder) land(turn, given);
}

function land(turn: ApocalypseTurn, { player, order }: Given<ParachuterOrder>): void {
  const { state, config, rng } = turn;
  const helicopter = findThrower(state, config, player, order);
  const [row, column] = order.parachuter;
  const cell = toCell(row, column);
  turn.moves.push({ parachuter: order.parachuter, helicopter: toHelicopterId(helicopter) });
  const occupant = state.soldierAt[cell]!;
  const finder = occupant === NOBODY ? player : state.player[occupant]!;
  const isStray = !covers(state, helicopter, order.parachuter);
  if (finder !== player && (!isStray || config.enemyGetsStray)) giveParachuter(turn, finder);
  else if (isStray || occupant !== NOBODY || !isSafe(state, cell)) giveParachuter(turn, drawOtherPlayer(player, rng));
  else addSoldier(state, findFreshId(state), player, cell, config.life);
}

function isSafe(state: ApocalypseState, cell: number): boolean {
  return isWalkable(state.land[cell]!) && state.fire[cell] === 0;
}

/** Each round has a range of ids of its own, as wide as there are units, so that no id ever comes back. */
function findFreshId(state: ApocalypseState): number {
  let id = state.round * (state.ground.people + HELICOPTERS) + 1;
  while (isHelicopterId(id) || findSoldier(state, id) !== NOBODY) id += 1;
  return id;
}
