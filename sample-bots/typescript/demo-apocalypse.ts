// Moves every soldier and flies every helicopter at random, but legally.

import {
  Battlefield,
  around,
  below,
  orderHelicopter,
  orderParachuter,
  orderSoldier,
  positionOf,
} from './minions/apocalypse.ts';
import type { State, Order } from './minions/apocalypse.ts';
import type { Random } from './minions/minions.ts';

export class Plan {
  play(state: State, rng: Random): Order[] {
    const field = new Battlefield(state);
    const orders: Order[] = [];
    for (const helicopter of field.myHelicopters) {
      orders.push(orderHelicopter(helicopter, rng.pick(field.actionsOf(helicopter))));
      const free = below(helicopter.cell).filter((cell) => field.isOpen(cell) && !field.soldierAt(cell));
      if (helicopter.parachuters.length === 0 || free.length === 0) continue;
      orders.push(orderParachuter(positionOf(rng.pick(free)), helicopter));
    }
    for (const soldier of field.mine) {
      const open = around(soldier.cell).filter((cell) => field.isOpen(cell));
      orders.push(orderSoldier(soldier, positionOf(rng.pick(open))));
    }
    return orders;
  }
}
