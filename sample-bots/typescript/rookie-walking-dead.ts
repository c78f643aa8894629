// Every unit goes to the nearest zombie and kills it, which wins it over. It sees neither food nor enemies: a beginning.
//
// There is no chance in it, so that it is the same bot in every language: units by id, and of equally good steps the
// first of DIRECTIONS.

import { DIRECTIONS, FAR, Town, index, order } from './minions/walking-dead.ts';
import type { Direction, Order, State } from './minions/walking-dead.ts';

export class Plan {
  play(state: State): Order[] {
    const town = new Town(state);
    const steps = town.stepsTo(town.zombies.map((zombie) => zombie.pos));
    // The cells that units of mine go to in this round: no two of them want the same one.
    const taken = new Set<number>();
    const orders: Order[] = [];
    for (const unit of town.mine) {
      let least = FAR;
      let best: Direction | null = null;
      for (const dir of DIRECTIONS) {
        const to = town.target(unit.pos, dir);
        if (to === null || taken.has(index(to)) || steps[index(to)] >= least) continue;
        least = steps[index(to)];
        best = dir;
      }
      // Without a way to one it stays where it is.
      if (best === null) continue;
      taken.add(index(town.target(unit.pos, best)!));
      orders.push(order(unit, best));
    }
    return orders;
  }
}
