import type { Intake } from '../../core/game.ts';
import type { Player } from '../../core/players.ts';
import { takeUnitOrders } from '../../core/unit-orders.ts';
import type { CrematoriaState } from './state.ts';
import type { CrematoriaOrder } from './types.ts';

export function takeOrders(
  state: CrematoriaState,
  player: Player,
  orders: readonly CrematoriaOrder[],
): Intake<CrematoriaOrder> {
  return takeUnitOrders(orders, ({ unit }) => {
    if (unit < 0 || unit >= state.roster.size) return `there is no unit ${unit}`;
    if (state.player[unit] !== player) return `unit ${unit} is not yours`;
    return undefined;
  });
}
