// The bonus of connected cities. Every city and path has a worth: the points a round that I would win with it, and that its
// owner would lose, groups of connected cities included. Orks go where worth and way are in the best relation, guard what
// would be a loss, and fight only where they win.

import { DIRECTIONS, FAR, Island, distance, order } from './minions/ork-island.ts';
import type { Direction, Order, Pos, State, Unit } from './minions/ork-island.ts';
import { Groups } from './veteran-groups.ts';

/** A way is this much longer than it is, so that what is next door is not everything. */
const WAY = 3;
/** Worth grows with less than the points: the group that is worth most is not the only one worth something. */
const POWER = 0.7;
/** How much it counts that a rival loses something. */
const RIVAL = 0.5;
/** Guards are needed where an enemy is at most this far. */
const THREAT = 2;
/** What it costs to leave a place that is to be held: less than to wait for one who kills there, which loses the ork as well. */
const LEAVE = 10;
/** Winning a fight gives an ork, and takes one away. */
const PREY = 14;
const MAX_CHASE = 8;
const KILL = 1000;
/**
 * What it costs to be beside an enemy who wins, and a step farther. Beside him it is too late: each round he either strikes first
 * or follows. So the time to leave is before he comes beside, even if that gives up a city.
 */
const DANGER = 30;
const NEAR_DANGER = 25;

export class Plan {
  // The land never changes, and neither do the ways to a place.
  #ways: Int32Array[] | null = null;

  play(state: State): Order[] {
    const island = new Island(state);
    this.#ways ??= island.places.map((_, n) => island.walkFrom([n]).far);
    return new Turn(state, island, this.#ways).play();
  }
}

interface Trip {
  readonly ork: Unit;
  readonly goal: number;
  readonly far: Int32Array;
  readonly value: number;
}

class Turn {
  readonly island: Island;
  readonly ways: readonly Int32Array[];
  readonly orders: Order[] = [];
  readonly taken: Set<number>;
  readonly enemies: readonly Unit[];
  /** What each place is worth, and how many orks it still needs. */
  readonly worth: readonly number[];
  readonly missing: number[];
  readonly goals = new Map<number, Int32Array>();
  readonly holders = new Set<number>();

  constructor(state: State, island: Island, ways: readonly Int32Array[]) {
    this.island = island;
    this.ways = ways;
    this.taken = new Set(island.mine.map((ork) => island.index(ork.pos)));
    this.enemies = island.units.filter((ork) => ork.player !== island.me);
    const groups = new Groups(state.cities, state.paths);
    this.worth = island.places.map((_, n) => groups.worth(n, island.me, RIVAL) ** POWER);
    this.missing = island.places.map((_, n) => this.hold(n));
  }

  /** Keeps as many orks in the place as it takes to own it. Returns how many more it would take. */
  hold(n: number): number {
    const { me } = this.island;
    const place = this.island.places[n];
    const counts = this.island.count(place);
    const most = Math.max(...counts.filter((_, player) => player !== me));
    let missing = place.owner === me ? Math.max(most, this.isThreatened(n) ? 1 : 0) : most + 1;
    for (const pos of place.cells) {
      const ork = this.island.unitAt(pos);
      if (missing === 0 || ork?.player !== me) continue;
      this.holders.add(ork.id);
      this.goals.set(ork.id, this.ways[n]);
      missing -= 1;
    }
    return missing;
  }

  isThreatened(n: number): boolean {
    return this.enemies.some((ork) => this.ways[n][this.island.index(ork.pos)] <= THREAT);
  }

  play(): Order[] {
    this.assignGoals();
    const left = (ork: Unit): number => this.wayLeft(ork, ork.pos);
    // The nearest to their goals go first and make room for those behind.
    for (const ork of [...this.island.mine].sort((a, b) => left(a) - left(b))) this.move(ork);
    return this.orders;
  }

  /** The best trips first, as long as the place needs orks. */
  assignGoals(): void {
    const trips: Trip[] = [];
    for (const ork of this.island.mine) {
      if (this.holders.has(ork.id)) continue;
      const here = this.island.index(ork.pos);
      this.ways.forEach((far, goal) => {
        if (this.missing[goal] > 0 && far[here] < FAR)
          trips.push({ ork, goal, far, value: this.worth[goal] / (far[here] + WAY) });
      });
    }
    trips.sort((a, b) => b.value - a.value);
    for (const { ork, goal, far } of trips) {
      if (this.goals.has(ork.id) || this.missing[goal] === 0) continue;
      this.goals.set(ork.id, far);
      this.missing[goal] -= 1;
    }
    // Those whom nothing needs go along to the best all the same.
    for (const { ork, far } of trips) if (!this.goals.has(ork.id)) this.goals.set(ork.id, far);
  }

  /** Frees the cell the ork leaves and takes the one it goes to, so that own orks never meet each other. */
  move(ork: Unit): void {
    this.taken.delete(this.island.index(ork.pos));
    let least = this.standCost(ork, ork.pos, ork.health);
    let best: Direction | null = null;
    let goes = ork.pos;
    for (const dir of DIRECTIONS) {
      const to = this.island.target(ork.pos, dir);
      if (to === null || this.taken.has(this.island.index(to))) continue;
      const cost = this.stepCost(ork, to);
      if (cost >= least) continue;
      [least, best, goes] = [cost, dir, to];
    }
    this.taken.add(this.island.index(goes));
    if (best !== null) this.orders.push(order(ork, best));
  }

  stepCost(ork: Unit, to: Pos): number {
    const health = ork.health - this.island.cost(to);
    const cost = this.standCost(ork, to, health);
    const other = this.island.unitAt(to);
    if (other === null || other.player === this.island.me) return cost;
    return health > other.health ? cost - KILL : FAR;
  }

  standCost(ork: Unit, pos: Pos, health: number): number {
    const leaves = this.holders.has(ork.id) && this.island.placeAt(pos) !== this.island.placeAt(ork.pos) ? LEAVE : 0;
    return this.danger(pos, health) + this.wayLeft(ork, pos) + leaves - this.prey(pos, health);
  }

  /** Who could kill an ork of this health there: in the next step, or in the one after. */
  danger(pos: Pos, health: number): number {
    let cost = 0;
    for (const other of this.enemies) {
      const far = distance(other.pos, pos);
      if (far === 0 || far > 2 || other.health - this.island.cost(pos) < health) continue;
      cost += far === 1 ? DANGER : NEAR_DANGER;
    }
    return cost;
  }

  /** The nearer the enemies whom an ork of this health would beat, the better. */
  prey(pos: Pos, health: number): number {
    let most = 0;
    for (const other of this.enemies) {
      const far = distance(other.pos, pos);
      if (far === 0 || far > MAX_CHASE || other.health >= health - far) continue;
      most = Math.max(most, PREY / far);
    }
    return most;
  }

  wayLeft(ork: Unit, pos: Pos): number {
    return this.goals.get(ork.id)?.[this.island.index(pos)] ?? 0;
  }
}
