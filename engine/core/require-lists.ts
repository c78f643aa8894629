import { OrdersError } from './orders-error.ts';
import { PLAYERS } from './players.ts';

const isList = (list: unknown): boolean => Array.isArray(list) && list.every((order) => order === Object(order));

/** What cannot be a mistake of the game is said before the game is blamed for it. */
export function requireLists(orders: readonly unknown[]): void {
  if (Array.isArray(orders) && orders.length === PLAYERS.length && orders.every(isList)) return;
  const given = JSON.stringify(orders)?.slice(0, 80);
  throw new OrdersError(`invalid orders: expected four lists of objects, got ${given}`, 'give [[], [], [], []]');
}
