import type { Intake, Player } from 'minions-judge/engine';
import type { Order, State } from './types.ts';

/** Whoever is out is not asked, so its guard stands. Walls are found by walking into them. */
export function takeOrders(_: State, __: Player, orders: readonly Order[]): Intake<Order> {
  const accepted = orders.slice(0, 1).map((order, index) => ({ index, order }));
  const refused = orders.slice(1).map((___, index) => ({
    order: index + 1,
    reason: 'only the first order of a round counts',
  }));
  return { accepted, refused };
}
