import { toCell, toPosition } from '../board.ts';
import { covers, HELICOPTERS, toHelicopterId, isHelicopterId } from '../helicopters.ts';
import { putInRandomOrder, isParachuterOrder, collectOrders, type Given } from '../orders.ts';
import { addSoldier, findSoldier } from '../soldiers.ts';
import type { ApocalypseState } from '../state.ts';
import { findThrower } from '../find-thrower.ts';
import type { ApocalypseTurn, ParachuterOrder } from '../types.ts';
import { isWalkable, NOBODY, WATER } from '../vocabulary.ts';
import { giveParachuter, drawOtherPlayer } from '../actions/give-parachuter.ts';
import { findPostOwner, reportPost } from '../actions/report-post.ts';

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
  if (turn.isWatched) turn.emit({ kind: 'thrown', unit: toHelicopterId(helicopter), player, to: [row, column] });
  if (finder !== player && (!isStray || config.enemyGetsStray)) {
    if (turn.isWatched) reportLoss(turn, player, cell, isStray);
    giveParachuter(turn, finder, { cause: 'lost', loser: player, byChance: false });
  } else if (isStray || occupant !== NOBODY || !isSafe(state, cell)) {
    if (turn.isWatched) reportLoss(turn, player, cell, isStray);
    giveParachuter(turn, drawOtherPlayer(player, rng), { cause: 'lost', loser: player, byChance: true });
  } else touchDown(turn, player, cell);
}

function touchDown(turn: ApocalypseTurn, player: number, cell: number): void {
  const { state, config } = turn;
  const unit = findFreshId(state);
  const owner = findPostOwner(state, cell);
  addSoldier(state, { id: unit, player, cell, life: config.life });
  if (!turn.isWatched) return;
  turn.emit({ kind: 'landed', unit, player, at: toPosition(cell), life: config.life });
  reportPost(turn, unit, cell, owner);
}

/** Reports that a parachuter is lost, and to what. */
function reportLoss({ state, emit }: ApocalypseTurn, player: number, cell: number, isStray: boolean): void {
  const occupant = state.soldierAt[cell]!;
  const at = toPosition(cell);
  if (occupant !== NOBODY) {
    const [by, byPlayer] = [state.id[occupant]!, state.player[occupant]!];
    emit({ kind: 'lost', player, at, cause: byPlayer === player ? 'own soldier' : 'enemy', by, byPlayer });
  } else emit({ kind: 'lost', player, at, cause: isStray ? 'out of reach' : findHazard(state, cell) });
}

function findHazard({ land, fire }: ApocalypseState, cell: number): 'fire' | 'water' | 'mountain' {
  if (fire[cell]! > 0) return 'fire';
  return land[cell] === WATER ? 'water' : 'mountain';
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
