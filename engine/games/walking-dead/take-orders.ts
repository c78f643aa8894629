import type { Intake } from '../../core/game.ts';
import type { Player } from '../../core/players.ts';
import { takeUnitOrders } from '../../core/unit-orders.ts';
import type { WalkingDeadState } from './state.ts';
import type { WalkingDeadMove } from './types.ts';
import { ZOMBIE } from './vocabulary.ts';

/** Orders for one's own dead pass: they fail when it is their turn. */
export function takeOrders(
  state: WalkingDeadState,
  player: Player,
  orders: readonly WalkingDeadMove[],
): Intake<WalkingDeadMove> {
  return takeUnitOrders(orders, ({ unit }) => {
    if (unit < 0 || unit >= state.units) return `there is no unit ${unit}`;
    if (state.type[unit] === ZOMBIE) return `unit ${unit} is a zombie`;
    if (state.clan[unit] !== player) return `unit ${unit} is not yours`;
    return undefined;
  });
}
