import type { Intake } from '../../core/game.ts';
import type { Player } from '../../core/players.ts';
import { takeUnitOrders } from '../../core/unit-orders.ts';
import type { OrkIslandState } from './state.ts';
import type { OrkIslandOrder } from './types.ts';

export function takeOrders(
  state: OrkIslandState,
  player: Player,
  orders: readonly OrkIslandOrder[],
): Intake<OrkIslandOrder> {
  return takeUnitOrders(orders, ({ unit }) => {
    if (unit < 0 || unit >= state.player.length) return `there is no ork ${unit}`;
    if (state.player[unit] !== player) return `ork ${unit} is not yours`;
    return undefined;
  });
}
