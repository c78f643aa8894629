// For the veteran of Apocalypse: helicopters throw napalm where it kills many, for each of them is a parachuter; they bring
// parachuters to posts that nobody guards, and otherwise fly where their napalm will be wanted.

import {
  CELLS,
  REACH,
  THROWS,
  below,
  distance,
  firstAction,
  orderHelicopter,
  orderParachuter,
  positionOf,
} from './minions/apocalypse.ts';
import type { Battlefield, Helicopter, Order, WithCell } from './minions/apocalypse.ts';
import type { Front } from './veteran-front.ts';

/** What napalm gains with each enemy and each own soldier that it kills, and the least that it is thrown for. */
const ENEMY_KILLED = 30;
const OWN_KILLED = -60;
const MIN_GAIN = 60;
/** What a step in the air costs, in points of a post. */
const FLIGHT_STEP = 3;
/** What it costs to land a step farther from a post. */
const LANDING_STEP = 10;
/** A parachuter who lands on a post has conquered it. */
const CONQUEST = 200000;

export function commandHelicopters(front: Front, taken: Set<number>): Order[] {
  return new Squadron(front, taken).command();
}

class Squadron {
  readonly front: Front;
  readonly field: Battlefield;
  readonly taken: Set<number>;
  readonly orders: Order[] = [];
  readonly napalmGain = new Int32Array(CELLS);
  /** The posts that are not mine, by their cells. */
  readonly wanted: Map<number, number>;
  readonly toWanted: Int32Array;
  readonly aims: number[] = [];
  throws = THROWS;

  constructor(front: Front, taken: Set<number>) {
    const { field } = front;
    this.front = front;
    this.field = field;
    this.taken = taken;
    for (const { player, cell } of field.soldiers) {
      const gain = player === field.me ? OWN_KILLED : ENEMY_KILLED;
      for (const centre of below(cell)) this.napalmGain[centre] += gain;
    }
    this.wanted = new Map(field.posts.filter((post) => post.owner !== field.me).map((post) => [post.cell, post.value]));
    this.toWanted = field.walkFrom(this.wanted.keys());
  }

  command(): Order[] {
    for (const helicopter of this.field.myHelicopters) {
      if (helicopter.napalm === 0 && this.napalmGain[helicopter.cell] >= MIN_GAIN) this.burn(helicopter);
      else {
        this.throwParachuters(helicopter);
        this.fly(helicopter);
      }
    }
    return this.orders;
  }

  burn(helicopter: WithCell<Helicopter>): void {
    this.orders.push(orderHelicopter(helicopter, 'napalm'));
    for (const cell of below(helicopter.cell)) this.field.ignite(cell);
  }

  throwParachuters(helicopter: WithCell<Helicopter>): void {
    const free = below(helicopter.cell).filter((cell) => this.isFree(cell));
    for (let n = helicopter.parachuters.length; n > 0 && this.throws > 0 && free.length > 0; n--) {
      // Each of them counts on those who have jumped before him: they land together, where they outnumber somebody.
      const costs = free.map((cell) => this.landingCost(cell));
      const [cell] = free.splice(costs.indexOf(Math.min(...costs)), 1);
      this.orders.push(orderParachuter(positionOf(cell), helicopter));
      this.throws -= 1;
      this.taken.add(cell);
      this.front.enter(cell);
      this.wanted.delete(cell);
    }
  }

  landingCost(cell: number): number {
    return this.wanted.has(cell) ? -CONQUEST : LANDING_STEP * this.toWanted[cell] + this.front.danger(cell);
  }

  /** To where posts and napalm are worth most, less the way. */
  fly(helicopter: WithCell<Helicopter>): void {
    const { centres, steps, before } = this.field.flyFrom(helicopter);
    const worth = this.worthOfCentres();
    let most = -CELLS;
    let goal = helicopter.cell;
    for (const centre of centres) {
      // It flies two steps a round.
      const isReady = 2 * helicopter.napalm <= steps[centre];
      const value = worth[centre] + (isReady ? Math.max(0, this.napalmGain[centre]) : 0) - FLIGHT_STEP * steps[centre];
      if (value <= most) continue;
      [most, goal] = [value, centre];
    }
    this.aims.push(goal);
    if (goal !== helicopter.cell) this.orders.push(orderHelicopter(helicopter, firstAction(helicopter, goal, before)));
  }

  /** For each centre, the value of the posts below that a parachuter could take; not of those the other helicopter aims at. */
  worthOfCentres(): Int32Array {
    const worth = new Int32Array(CELLS);
    for (const [cell, value] of this.wanted) {
      if (!this.isFree(cell) || this.aims.some((aim) => distance(aim, cell) <= REACH)) continue;
      for (const centre of below(cell)) worth[centre] += value;
    }
    return worth;
  }

  isFree(cell: number): boolean {
    return this.field.isOpen(cell) && !this.taken.has(cell);
  }
}
