import type { Intake } from './game.ts';

interface UnitOrder {
  unit: number;
}

/**
 * The order rules of the games that move units by their id. `problem` says what is wrong with ordering a unit;
 * whatever it says, only the first order for a unit is looked at.
 */
export function takeUnitOrders<Order extends UnitOrder>(
  orders: readonly Order[],
  problem: (order: Order) => string | undefined,
): Intake<Order> {
  const intake: Intake<Order> = { accepted: [], refused: [] };
  if (orders.length === 0) return intake;
  const ordered = new Set<number>();
  for (const [index, order] of orders.entries()) {
    const reason = ordered.has(order.unit) ? `unit ${order.unit} already has an order this round` : problem(order);
    ordered.add(order.unit);
    if (reason === undefined) intake.accepted.push({ index, order });
    else intake.refused.push({ order: index, reason });
  }
  return intake;
}
