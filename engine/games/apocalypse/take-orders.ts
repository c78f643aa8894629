import type { Intake } from '../../core/game.ts';
import type { Player } from '../../core/players.ts';
import { measureGap, isOnBoard, toPosition } from './board.ts';
import { HELICOPTERS, toHelicopter, toHelicopterId, isHelicopterId, findHelicopterOwner } from './helicopters.ts';
import { isHelicopterOrder, isSoldierOrder } from './orders.ts';
import { findSoldier } from './soldiers.ts';
import type { ApocalypseState } from './state.ts';
import { findThrower } from './find-thrower.ts';
import type { ApocalypseConfig, ApocalypseOrder, HelicopterOrder, ParachuterOrder, SoldierOrder } from './types.ts';
import { NOBODY } from './vocabulary.ts';

/** What a player has ordered so far in this round. */
interface Book {
  readonly state: ApocalypseState;
  readonly config: ApocalypseConfig;
  readonly player: Player;
  readonly units: Set<number>;
  /** Parachuters to be thrown, by helicopter. */
  readonly throws: Int16Array;
}

/** Where the first valid order counts, one that is refused here does not use its unit up. */
export function takeOrders(
  state: ApocalypseState,
  player: Player,
  orders: readonly ApocalypseOrder[],
  config: ApocalypseConfig,
): Intake<ApocalypseOrder> {
  const intake: Intake<ApocalypseOrder> = { accepted: [], refused: [] };
  const book: Book = { state, config, player, units: new Set(), throws: new Int16Array(HELICOPTERS) };
  for (const [index, order] of orders.entries()) {
    const reason = take(book, order);
    if (reason === undefined) intake.accepted.push({ index, order });
    else intake.refused.push({ order: index, reason });
  }
  return intake;
}

/** Writes an order down, or says what is wrong with it. */
function take(book: Book, order: ApocalypseOrder): string | undefined {
  if (isSoldierOrder(order)) return takeSoldierOrder(book, order);
  if (isHelicopterOrder(order)) return takeHelicopterOrder(book, order);
  return takeThrow(book, order);
}

function takeSoldierOrder({ state, config, player, units }: Book, { soldier, to }: SoldierOrder): string | undefined {
  const index = findSoldier(state, soldier);
  if (isHelicopterId(soldier)) return `${soldier} is a helicopter`;
  if (index === NOBODY) return `there is no soldier ${soldier}`;
  if (state.player[index] !== player) return `soldier ${soldier} is not yours`;
  if (units.has(soldier)) return `soldier ${soldier} already has an order this round`;
  if (config.firstOrder === 'given') units.add(soldier);
  const from = toPosition(state.cell[index]!);
  if (measureGap(from, to) > 1) return `[${to}] is not next to soldier ${soldier}, who is at [${from}]`;
  units.add(soldier);
  return undefined;
}

function takeHelicopterOrder({ player, units }: Book, { helicopter }: HelicopterOrder): string | undefined {
  const problem = findOwnHelicopterProblem(helicopter, player);
  if (problem !== undefined) return problem;
  if (units.has(helicopter)) return `helicopter ${helicopter} already has an order this round`;
  units.add(helicopter);
  return undefined;
}

function takeThrow({ state, config, player, throws }: Book, order: ParachuterOrder): string | undefined {
  const { parachuter: target, helicopter: id } = order;
  if (!isOnBoard(target)) return `[${target}] is not on the board`;
  const problem = id === undefined ? undefined : findOwnHelicopterProblem(id, player);
  if (problem !== undefined) return problem;
  const helicopter = findThrower(state, config, player, order);
  if (helicopter === NOBODY) {
    return id === undefined
      ? `none of your helicopters is above [${target}]`
      : `helicopter ${id} is not above [${target}]`;
  }
  if (throws[helicopter]! >= state.aboard[helicopter]!) {
    return `helicopter ${toHelicopterId(helicopter)} has no parachuter left`;
  }
  if (throws.reduce((sum, count) => sum + count, 0) >= config.throws) {
    return `only ${config.throws} parachuters can be thrown in a round`;
  }
  throws[helicopter]! += 1;
  return undefined;
}

function findOwnHelicopterProblem(id: number, player: Player): string | undefined {
  if (!isHelicopterId(id)) return `there is no helicopter ${id}`;
  if (findHelicopterOwner(toHelicopter(id)) !== player) return `helicopter ${id} is not yours`;
  return undefined;
}
