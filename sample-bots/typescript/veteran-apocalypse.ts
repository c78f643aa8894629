// Napalm and idle soldiers. Soldiers fight from the forest and together, leave the ground that an armed helicopter is about
// to burn, and each post has one who guards it: all others hunt. Helicopters are in veteran-helicopters.ts.

import { Battlefield, CELLS, FAR, around, below, orderSoldier, positionOf, step } from './minions/apocalypse.ts';
import type { Order, Post, Soldier, State, WithCell } from './minions/apocalypse.ts';
import { commandHelicopters } from './veteran-helicopters.ts';

/** The cost of a step that is not to be taken. */
const FORBIDDEN = 1000000;
/** Conquering a post is better than any attack, and an attack better than any walk. */
const CONQUEST = 200000;
const ATTACK = 100000;
const STEP = 10;
/** Nobody walks farther than this to a post. */
const LONGEST_WALK = 30;
/** To guard a post is worth this much less than to conquer it. */
const GUARD = 100;
/** A guard does not leave his post, whatever may fall on it. */
const HOLD = 100;
/** What it costs to be near an enemy, in the forest and on grass: there a hit takes two and a half times as much. */
const ENEMY_NEAR_FOREST = 2;
const ENEMY_NEAR_GRASS = 8;
/** What a hit takes, on average. */
const FOREST_HIT = 30;
const GRASS_HIT = 75;
/** The danger of a forest that may catch fire, and of ground where napalm may fall in the next round. */
const FIRE = 40;
const NAPALM = 40;

export class Plan {
  play(state: State): Order[] {
    const field = new Battlefield(state);
    const taken = new Set(field.soldiers.map((soldier) => soldier.cell));
    const orders = commandHelicopters(field, taken);
    return [...orders, ...new Army(field, taken).command()];
  }
}

interface Trip {
  readonly soldier: WithCell<Soldier>;
  readonly post: WithCell<Post>;
  readonly steps: Int32Array;
  readonly cost: number;
}

class Army {
  readonly field: Battlefield;
  readonly taken: Set<number>;
  readonly toEnemy: Int32Array;
  readonly enemiesNear = new Int32Array(CELLS);
  readonly mayBurn = new Uint8Array(CELLS);
  /** What is left of each enemy after the attacks ordered so far, if all take the average. */
  readonly lifeLeft: Map<number, number>;

  constructor(field: Battlefield, taken: Set<number>) {
    this.field = field;
    this.taken = taken;
    this.toEnemy = field.walkFrom(field.enemies.map((enemy) => enemy.cell));
    this.lifeLeft = new Map(field.enemies.map((enemy) => [enemy.cell, enemy.life]));
    for (const { cell } of field.enemies) for (const near of below(cell)) this.enemiesNear[near] += 1;
    this.foreseeNapalm();
  }

  /** An enemy that has napalm in the next round may throw it where it is then. */
  foreseeNapalm(): void {
    for (const { player, cell, facing, napalm } of this.field.helicopters) {
      if (player === this.field.me || napalm > 1) continue;
      const one = step(cell, facing);
      for (const centre of [cell, one, step(one, facing)])
        for (const target of below(centre) ?? []) this.mayBurn[target] = 1;
    }
  }

  command(): Order[] {
    const orders: Order[] = [];
    const goals = this.assignPosts();
    // Those nearest to an enemy decide first: the others see whom they attack.
    const soldiers = [...this.field.mine].sort((a, b) => this.toEnemy[a.cell] - this.toEnemy[b.cell]);
    for (const soldier of soldiers) {
      const to = this.move(soldier, goals.get(soldier.id) ?? this.toEnemy);
      if (to !== soldier.cell) orders.push(orderSoldier(soldier, positionOf(to)));
    }
    return orders;
  }

  /** Gives each post to at most one soldier, the best trips first. Returns each cell's steps to the post, by id of soldier. */
  assignPosts(): Map<number, Int32Array> {
    const trips = this.field.posts.flatMap((post) => this.tripsTo(post)).sort((a, b) => a.cost - b.cost);
    const goals = new Map<number, Int32Array>();
    const given = new Set<number>();
    for (const { soldier, post, steps } of trips) {
      if (goals.has(soldier.id) || given.has(post.cell)) continue;
      goals.set(soldier.id, steps);
      given.add(post.cell);
    }
    return goals;
  }

  tripsTo(post: WithCell<Post>): Trip[] {
    const isMine = post.owner === this.field.me;
    const steps = this.field.walkFrom([post.cell], LONGEST_WALK);
    const least = (isMine ? GUARD : 0) - post.value;
    const walkers = this.field.mine.filter((soldier) => steps[soldier.cell] !== FAR);
    return walkers.map((soldier) => ({ soldier, post, steps, cost: least + STEP * steps[soldier.cell] }));
  }

  /** Frees the cell he leaves and takes the one he goes to, so that own soldiers follow but never block each other. */
  move(soldier: WithCell<Soldier>, steps: Int32Array): number {
    this.taken.delete(soldier.cell);
    let least = FORBIDDEN;
    let best = soldier.cell;
    for (const to of around(soldier.cell)) {
      const cost = this.stepCost(to, steps);
      if (cost >= least) continue;
      [least, best] = [cost, to];
    }
    const left = this.lifeLeft.get(best);
    if (left !== undefined) this.lifeLeft.set(best, left - this.hit(best));
    this.taken.add(left === undefined ? best : soldier.cell);
    return best;
  }

  hit(cell: number): number {
    return this.field.isForest(cell) ? FOREST_HIT : GRASS_HIT;
  }

  stepCost(to: number, steps: Int32Array): number {
    if (!this.field.isOpen(to)) return FORBIDDEN;
    const life = this.lifeLeft.get(to);
    // The one who will die first is the one to attack; who is as good as dead needs no more.
    if (life !== undefined) return life <= 0 ? STEP * steps[to] : (100 * life) / this.hit(to) - ATTACK;
    if (this.taken.has(to)) return FORBIDDEN;
    if (this.isWanted(to)) return -CONQUEST;
    return steps[to] === 0 ? -HOLD : STEP * steps[to] + this.danger(to);
  }

  isWanted(cell: number): boolean {
    return this.field.posts.some((post) => post.cell === cell && post.owner !== this.field.me);
  }

  danger(cell: number): number {
    const each = this.field.isForest(cell) ? ENEMY_NEAR_FOREST : ENEMY_NEAR_GRASS;
    return each * this.enemiesNear[cell] + (this.field.isEndangered(cell) ? FIRE : 0) + this.mayBurn[cell] * NAPALM;
  }
}
