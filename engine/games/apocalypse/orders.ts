import type { Accepted } from '../../core/game.ts';
import type { Generator } from '../../core/generator.ts';
import { PLAYERS, type Player } from '../../core/players.ts';
import { shuffle } from '../../core/shuffle.ts';
import type { ApocalypseOrder, ApocalypseTurn, HelicopterOrder, ParachuterOrder, SoldierOrder } from './types.ts';

export const isSoldierOrder = (order: ApocalypseOrder): order is SoldierOrder => 'soldier' in order;

export const isHelicopterOrder = (order: ApocalypseOrder): order is HelicopterOrder => 'do' in order;

export const isParachuterOrder = (order: ApocalypseOrder): order is ParachuterOrder => 'parachuter' in order;

/** An accepted order with its player. */
export interface Given<Order> extends Accepted<Order> {
  readonly player: Player;
}

/** All orders of one kind, by player, each player's in the order given. */
export function collectOrders<Order extends ApocalypseOrder>(
  turn: ApocalypseTurn,
  isKind: (order: ApocalypseOrder) => order is Order,
): Given<Order>[] {
  const given: Given<Order>[] = [];
  for (const player of PLAYERS) {
    for (const { index, order } of turn.orders[player]) if (isKind(order)) given.push({ player, index, order });
  }
  return given;
}

/** The orders of one kind, by player and id, in one random permutation over all players. */
export function shuffleById<Order extends ApocalypseOrder>(
  turn: ApocalypseTurn,
  isKind: (order: ApocalypseOrder) => order is Order,
  readId: (order: Order) => number,
): Given<Order>[] {
  const given = collectOrders(turn, isKind);
  given.sort((a, b) => a.player - b.player || readId(a.order) - readId(b.order));
  return putInRandomOrder(given, turn.rng);
}

export function putInRandomOrder<T>(items: readonly T[], rng: Generator): T[] {
  const order = items.map((_, index) => index);
  shuffle(order, order.length, rng, true);
  return order.map((index) => items[index]!);
}
