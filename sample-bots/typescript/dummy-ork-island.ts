// Orks go to the nearest city or path that is not theirs, as many as it takes to conquer it, and hold what enemies have
// entered. Every ork takes the step of least cost; equal costs are settled by the seeded generator.

import * as debug from './minions/debug.ts';
import type { Random } from './minions/minions.ts';
import { DIRECTIONS, FAR, Island, order, step } from './minions/ork-island.ts';
import type { Direction, Order, State, Place, Pos, Unit, Walk } from './minions/ork-island.ts';

/** The cost of a step that is not to be taken. */
const FORBIDDEN = 2 * FAR;
/** A kill is worth any way, because the dead ork changes sides. */
const KILL = FAR;
/** What it costs to stand beside an enemy who may win a fight. */
const DANGER = 30;
/** What it costs to leave a city or path that is to be held. */
const LEAVE = 50;
/** How often orks look for the nearest goal that still needs some. */
const WALKS = 3;

export class Plan {
  play(state: State, rng: Random): Order[] {
    return new Turn(state, rng).play();
  }
}

interface Step {
  /** null: stays. */
  readonly dir: Direction | null;
  readonly to: Pos;
}

class Turn {
  readonly island: Island;
  readonly rng: Random;
  readonly orders: Order[] = [];
  readonly taken: Set<number>;
  readonly holders = new Set<number>();
  /** How many more orks each place needs. */
  readonly missing: number[];
  /** How far each index is from the goal of an ork, by its id. */
  readonly wayOf = new Map<number, Int32Array>();

  constructor(state: State, rng: Random) {
    const island = new Island(state);
    this.island = island;
    this.rng = rng;
    this.taken = new Set(island.mine.map((ork) => island.index(ork.pos)));
    this.missing = island.places.map((place) => this.hold(place));
    this.assignGoals();
    debug.metric('orks that hold', this.holders.size);
  }

  /** Keeps as many orks in the place as it takes to own it. Returns how many more it would take. */
  hold(place: Place): number {
    const { me } = this.island;
    const most = Math.max(...this.island.count(place).filter((_, player) => player !== me));
    // The owner loses it only to somebody with more orks.
    let missing = place.owner === me ? most : most + 1;
    for (const pos of place.cells) {
      const ork = this.island.unitAt(pos);
      if (missing === 0 || ork?.player !== me) continue;
      this.holders.add(ork.id);
      missing -= 1;
    }
    return missing;
  }

  /** Sends each of the other orks to the nearest place that needs it; those that none needs, to the nearest all the same. */
  assignGoals(): void {
    let free = this.island.mine.filter((ork) => !this.holders.has(ork.id));
    let first = null;
    for (let n = 0; n < WALKS; n++) {
      const walk = this.island.walkFrom([...this.missing.keys()].filter((place) => this.missing[place] > 0));
      first ??= walk;
      const far = (ork: Unit): number => walk.far[this.island.index(ork.pos)];
      free.sort((a, b) => far(a) - far(b));
      free = free.filter((ork) => !this.assignGoal(ork, walk));
    }
    for (const ork of free) this.wayOf.set(ork.id, first!.far);
  }

  assignGoal(ork: Unit, walk: Walk): boolean {
    const place = walk.goal[this.island.index(ork.pos)];
    if (place === -1 || this.missing[place] === 0) return false;
    this.wayOf.set(ork.id, walk.far);
    // Who may not get there does not count.
    if (!this.isWeak(ork)) this.missing[place] -= 1;
    return true;
  }

  play(): Order[] {
    const left = (ork: Unit): number => this.wayLeft(ork, ork.pos);
    // The nearest to their goals go first and make room for those behind.
    for (const ork of [...this.island.mine].sort((a, b) => left(a) - left(b))) this.move(ork);
    return this.orders;
  }

  /** Frees the cell the ork leaves and takes the one it goes to, so that own orks may follow but never meet each other. */
  move(ork: Unit): void {
    this.taken.delete(this.island.index(ork.pos));
    const { dir, to } = this.bestStep(ork);
    this.taken.add(this.island.index(to));
    if (dir !== null) this.orders.push(order(ork, dir));
  }

  bestStep(ork: Unit): Step {
    let least = this.standCost(ork, ork.pos, ork.health);
    let best: Step[] = [{ dir: null, to: ork.pos }];
    for (const dir of DIRECTIONS) {
      const to = this.island.target(ork.pos, dir);
      if (to === null || this.taken.has(this.island.index(to))) continue;
      const cost = this.stepCost(ork, to);
      if (cost > least) continue;
      if (cost < least) best = [];
      least = cost;
      best.push({ dir, to });
    }
    return this.rng.pick(best);
  }

  stepCost(ork: Unit, to: Pos): number {
    const health = ork.health - this.island.cost(to);
    const cost = this.standCost(ork, to, health) + this.island.cost(to);
    const other = this.island.unitAt(to);
    if (!this.isEnemy(other)) return cost;
    return health > other.health ? cost - KILL : FORBIDDEN;
  }

  /** What it costs the ork to be there, with that health, at the end of its move. */
  standCost(ork: Unit, pos: Pos, health: number): number {
    return this.danger(pos, health) + this.wayLeft(ork, pos) + (this.isLeaving(ork, pos) ? LEAVE : 0);
  }

  danger(pos: Pos, health: number): number {
    const around = DIRECTIONS.map((dir) => this.island.unitAt(step(pos, dir)));
    // Who attacks pays for the cell first.
    const price = this.island.cost(pos);
    return DANGER * around.filter((other) => this.isEnemy(other) && other.health - price >= health).length;
  }

  /** Holders stay in their place, and weak orks where walking costs nothing. */
  isLeaving(ork: Unit, pos: Pos): boolean {
    const here = this.island.placeAt(ork.pos);
    const there = this.island.placeAt(pos);
    return this.holders.has(ork.id) ? there !== here : this.isWeak(ork) && here !== -1 && there === -1;
  }

  /** Whether the health of an ork may not be enough for its way. */
  isWeak(ork: Unit): boolean {
    return ork.health < this.wayLeft(ork, ork.pos);
  }

  wayLeft(ork: Unit, pos: Pos): number {
    return this.wayOf.get(ork.id)?.[this.island.index(pos)] ?? 0;
  }

  isEnemy(ork: Unit | null): ork is Unit {
    return ork !== null && ork.player !== this.island.me;
  }
}
