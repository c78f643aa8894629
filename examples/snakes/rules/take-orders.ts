import type { Intake, Player } from 'minions-judge/engine';
import { isSame, stepFrom } from './cells.ts';
import type { Order, Snake, State } from './types.ts';

/** One order per round counts. The bot gets the reasons of refused orders, and plays on. */
export function takeOrders({ snakes }: State, player: Player, orders: readonly Order[]): Intake<Order> {
  const intake: Intake<Order> = { accepted: [], refused: [] };
  for (const [index, order] of orders.entries()) {
    const reason = index > 0 ? 'only the first order of a round counts' : findProblem(snakes[player]!, order);
    if (reason === undefined) intake.accepted.push({ index, order });
    else intake.refused.push({ order: index, reason });
  }
  return intake;
}

function findProblem({ cells: [head, neck] }: Snake, { dir }: Order): string | undefined {
  if (!head) return 'your snake is away';
  return neck && isSame(stepFrom(head, dir), neck) ? 'a snake cannot turn back on itself' : undefined;
}
