// For the veteran of Apocalypse: helicopters throw napalm where it kills many, for each of them is a parachuter. They bring
// parachuters to posts that nobody guards, and keep the others until enough are aboard to kill somebody as soon as they have
// landed: one alone would have to fight a fair duel.

import {
  CELLS,
  REACH,
  THROWS,
  around,
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
const MIN_GAIN = 90;
/** What a step in the air costs, in points of a post. */
const FLIGHT_STEP = 3;
/** What it is worth to kill an enemy below, and what each parachuter costs who is needed for it. */
const PREY = 20;
const AMBUSHER = 10;
/** Parachuters jump alone if the helicopter has more than this many, or if the first of them has no more rounds than that. */
const MAX_ABOARD = 6;
const LAST_ROUNDS = 3;
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
  /** How many parachuters stay aboard the helicopter that has just thrown some. */
  aboard = 0;

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
    const aboard = [...helicopter.parachuters];
    const land = (cell: number): void => {
      this.land(helicopter, cell);
      aboard.shift();
      free.splice(free.indexOf(cell), 1);
    };
    for (const cell of free.filter((cell) => this.wanted.has(cell))) if (this.mostThrows(aboard) > 0) land(cell);
    const doomed = new Set<number>();
    for (;;) {
      const prey = this.bestPrey(free, this.mostThrows(aboard), doomed);
      if (prey === undefined) break;
      doomed.add(prey);
      for (let n = this.front.ambush(prey); n > 0; n--)
        land(
          this.cheapest(
            around(prey).filter((cell) => free.includes(cell)),
            (cell) => this.front.danger(cell),
          ),
        );
    }
    while (this.mustJump(aboard) && this.throws > 0 && free.length > 0)
      land(this.cheapest(free, (cell) => this.landingCost(cell)));
    this.aboard = aboard.length;
  }

  mostThrows(aboard: readonly number[]): number {
    return Math.min(this.throws, aboard.length);
  }

  mustJump(aboard: readonly number[]): boolean {
    return aboard.length > MAX_ABOARD || (aboard.length > 0 && aboard[0] <= LAST_ROUNDS);
  }

  /** The enemy whom so many parachuters can surround and kill, best one who holds a post; undefined if there is none. */
  bestPrey(free: readonly number[], most: number, doomed: ReadonlySet<number>): number | undefined {
    let best: number | undefined;
    let gain = -Infinity;
    for (const { cell } of this.field.enemies) {
      const needed = this.front.ambush(cell);
      const room = around(cell).filter((near) => free.includes(near)).length;
      if (needed > Math.min(most, room) || doomed.has(cell)) continue;
      const value = (this.wanted.get(cell) ?? 0) - AMBUSHER * needed;
      if (value > gain) [gain, best] = [value, cell];
    }
    return best;
  }

  cheapest(cells: readonly number[], cost: (cell: number) => number): number {
    const costs = cells.map(cost);
    return cells[costs.indexOf(Math.min(...costs))];
  }

  /** The others count on him: they land together, where they outnumber somebody. */
  land(helicopter: WithCell<Helicopter>, cell: number): void {
    this.orders.push(orderParachuter(positionOf(cell), helicopter));
    this.throws -= 1;
    this.taken.add(cell);
    this.front.enter(cell);
    this.wanted.delete(cell);
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

  /** For each centre, the value of the posts below that its parachuters could take, and of the enemies they could kill. */
  worthOfCentres(): Int32Array {
    const worth = new Int32Array(CELLS);
    const add = (cell: number, value: number): void => {
      for (const centre of below(cell)) worth[centre] += value;
    };
    for (const [cell, value] of this.wanted) {
      const isAimedAt = this.aims.some((aim) => distance(aim, cell) <= REACH);
      if (!isAimedAt && (this.isFree(cell) || this.isPrey(cell))) add(cell, value);
    }
    for (const { cell } of this.field.enemies) if (this.isPrey(cell)) add(cell, PREY);
    return worth;
  }

  /** Whether an enemy stands there whom those aboard can kill. */
  isPrey(cell: number): boolean {
    return this.front.lifeLeft(cell) !== undefined && this.front.ambush(cell) <= Math.min(THROWS, this.aboard);
  }

  isFree(cell: number): boolean {
    return this.field.isOpen(cell) && !this.taken.has(cell);
  }
}
