import type { Intake, Player } from 'minions-judge/engine';
import { isSame, stepFrom } from './cells.ts';
import type { Snakes, SnakesState } from './types.ts';

type Order = Snakes['order'];

/** One order a round: where to turn. */
export function takeOrders(state: SnakesState, player: Player, orders: readonly Order[]): Intake<Order> {
  const intake: Intake<Order> = { accepted: [], refused: [] };
  for (const [index, order] of orders.entries()) {
    const reason = index > 0 ? 'only the first order of a round counts' : findProblem(state, player, order);
    if (reason === undefined) intake.accepted.push({ index, order });
    else intake.refused.push({ order: index, reason });
  }
  return intake;
}

function findProblem({ snakes }: SnakesState, player: Player, { dir }: Order): string | undefined {
  const [head, neck] = snakes[player]!.cells;
  if (head === undefined) return 'your snake is away';
  if (neck !== undefined && isSame(stepFrom(head, dir), neck)) return 'a snake cannot turn back on itself';
  return undefined;
}
