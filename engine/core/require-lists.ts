import { OrdersError } from './orders-error.ts';
import { PLAYERS } from './players.ts';

/** What cannot be a mistake of the game is said before the game is blamed for it. */
export function requireLists(orders: readonly unknown[]): void {
  if (Array.isArray(orders) && orders.length === PLAYERS.length && orders.every(Array.isArray)) return;
  const given = JSON.stringify(orders)?.slice(0, 80) ?? 'nothing';
  throw new OrdersError(
    `invalid orders: expected four lists, one for each player, got ${given}`,
    'give [[], [], [], []]',
  );
}
