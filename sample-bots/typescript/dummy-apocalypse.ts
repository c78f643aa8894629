// Soldiers take posts and guard them, one each; the others hunt, and all attack the enemies they meet. Helicopters fly to posts
// and to groups of enemies, throw parachuters as soon as they can, and napalm where it hits many enemies and few of their own.

import { Battlefield, CELLS, FAR, REACH, THROWS } from './minions/apocalypse.ts';
import { around, below, distance, firstAction, positionOf } from './minions/apocalypse.ts';
import { orderHelicopter, orderParachuter, orderSoldier } from './minions/apocalypse.ts';
import type { State, Helicopter, Order, Post, Soldier, WithCell } from './minions/apocalypse.ts';
import * as debug from './minions/debug.ts';
import type { Random } from './minions/minions.ts';

/** The cost of a step that is not to be taken. */
const FORBIDDEN = 1000000;
/** Conquering a post is better than any attack, and an attack better than any walk. */
const CONQUEST = -200000;
const ATTACK = -100000;
/** What a step on foot and a step in the air cost, in points of a post. */
const STEP = 10;
const FLIGHT_STEP = 3;
/** Nobody walks farther than this to a post. */
const MAX_WALK = 25;
/** Guarding a post is worth this much less than conquering it. */
const GUARD = 100;
/** The danger of a forest that may catch fire, and of each enemy within two steps of a soldier in the forest or on grass. */
const FIRE = 40;
const ENEMY_NEAR_FOREST = 2;
const ENEMY_NEAR_GRASS = 8;
/** What napalm gains with each enemy and each own soldier that it kills, and the least that it is thrown for. */
const ENEMY_KILLED = 30;
const OWN_KILLED = -60;
const MIN_GAIN = 60;

export class Plan {
  play(state: State, rng: Random): Order[] {
    return new Turn(state, rng).play();
  }
}

interface Trip {
  readonly soldier: WithCell<Soldier>;
  readonly post: WithCell<Post>;
  /** Each cell's steps to the post. */
  readonly steps: Int32Array;
  readonly cost: number;
}

class Turn {
  readonly field: Battlefield;
  readonly rng: Random;
  readonly orders: Order[] = [];
  throws = THROWS;
  readonly aims: number[] = [];
  readonly taken: Set<number>;
  /** The posts that are not mine, by their cells. */
  readonly wanted: Map<number, WithCell<Post>>;
  readonly toWanted: Int32Array;
  readonly toEnemy: Int32Array;
  readonly enemiesNear = new Int32Array(CELLS);
  readonly napalmGain = new Int32Array(CELLS);

  constructor(state: State, rng: Random) {
    const field = new Battlefield(state);
    this.field = field;
    this.rng = rng;
    this.taken = new Set(field.soldiers.map((soldier) => soldier.cell));
    this.wanted = new Map(field.posts.filter((post) => post.owner !== field.me).map((post) => [post.cell, post]));
    this.toWanted = field.walkFrom(this.wanted.keys());
    this.toEnemy = field.walkFrom(field.enemies.map((enemy) => enemy.cell));
    for (const soldier of field.soldiers) this.count(soldier);
  }

  count({ player, cell }: WithCell<Soldier>): void {
    const isMine = player === this.field.me;
    for (const near of below(cell)) {
      this.napalmGain[near] += isMine ? OWN_KILLED : ENEMY_KILLED;
      this.enemiesNear[near] += isMine ? 0 : 1;
    }
  }

  play(): Order[] {
    for (const helicopter of this.field.myHelicopters) this.command(helicopter);
    const { mine } = this.field;
    const goals = this.assignPosts();
    for (const n of this.rng.permutation(mine.length)) this.move(mine[n], goals.get(mine[n].id) ?? this.toEnemy);
    return this.orders;
  }

  command(helicopter: WithCell<Helicopter>): void {
    if (helicopter.napalm === 0 && this.napalmGain[helicopter.cell] >= MIN_GAIN) {
      this.orders.push(orderHelicopter(helicopter, 'napalm'));
      debug.note(`Helicopter ${helicopter.id} throws napalm.`);
      for (const cell of below(helicopter.cell)) this.field.ignite(cell);
      return;
    }
    this.throwParachuters(helicopter);
    this.fly(helicopter);
  }

  throwParachuters(helicopter: WithCell<Helicopter>): void {
    const free = below(helicopter.cell).filter((target) => this.isFree(target));
    free.sort((a, b) => this.landingCost(a) - this.landingCost(b));
    for (const target of free.slice(0, Math.min(this.throws, helicopter.parachuters.length))) {
      this.orders.push(orderParachuter(positionOf(target), helicopter));
      this.throws -= 1;
      this.taken.add(target);
      this.wanted.delete(target);
    }
  }

  landingCost(cell: number): number {
    return this.wanted.has(cell) ? CONQUEST : STEP * this.toWanted[cell] + this.danger(cell);
  }

  fly(helicopter: WithCell<Helicopter>): void {
    const { centres, steps, before } = this.field.flyFrom(helicopter);
    const worth = this.worthOfCentres();
    let most = -FORBIDDEN;
    let goal = helicopter.cell;
    for (const centre of centres) {
      // It flies two steps a round.
      const napalmGain = 2 * helicopter.napalm <= steps[centre] ? Math.max(0, this.napalmGain[centre]) : 0;
      const value = worth[centre] + napalmGain - FLIGHT_STEP * steps[centre];
      if (value <= most) continue;
      most = value;
      goal = centre;
    }
    this.aims.push(goal);
    if (goal === helicopter.cell) return;
    debug.line([helicopter.cell, goal].map(positionOf), 'white', 'aim');
    this.orders.push(orderHelicopter(helicopter, firstAction(helicopter, goal, before)));
  }

  /** For each centre, the value of the posts below that a parachuter could take; not of those the other helicopter aims at. */
  worthOfCentres(): Int32Array {
    const worth = new Int32Array(CELLS);
    for (const { cell, value } of this.wanted.values()) {
      if (!this.isFree(cell) || this.aims.some((aim) => distance(aim, cell) <= REACH)) continue;
      for (const centre of below(cell)) worth[centre] += value;
    }
    return worth;
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
    const isWanted = this.wanted.has(post.cell);
    const isGuarded = !isWanted && this.taken.has(post.cell);
    const steps = this.field.walkFrom([post.cell], isGuarded ? 1 : MAX_WALK);
    const least = (isWanted ? 0 : GUARD) - post.value;
    const walkers = this.field.mine.filter((soldier) => steps[soldier.cell] !== FAR);
    return walkers.map((soldier) => ({ soldier, post, steps, cost: least + STEP * steps[soldier.cell] }));
  }

  /** Frees the cell he leaves and takes the one he goes to, so that own soldiers follow but never block each other. */
  move(soldier: WithCell<Soldier>, steps: Int32Array): void {
    this.taken.delete(soldier.cell);
    const to = this.bestStep(soldier, steps);
    const isAttack = this.taken.has(to);
    this.taken.add(isAttack ? soldier.cell : to);
    if (to !== soldier.cell) this.orders.push(orderSoldier(soldier, positionOf(to)));
  }

  bestStep(soldier: WithCell<Soldier>, steps: Int32Array): number {
    let least = FORBIDDEN;
    let best = [soldier.cell];
    for (const to of around(soldier.cell)) {
      const cost = this.stepCost(to, steps);
      if (cost === FORBIDDEN || cost > least) continue;
      if (cost < least) best = [];
      least = cost;
      best.push(to);
    }
    return this.rng.pick(best);
  }

  stepCost(to: number, steps: Int32Array): number {
    if (!this.field.isOpen(to)) return FORBIDDEN;
    const other = this.field.soldierAt(to);
    // On grass a hit takes two and a half times as much. The one who will die first is the one to attack.
    if (other && other.player !== this.field.me) return ATTACK + other.life * (this.field.isForest(to) ? 5 : 2);
    if (this.taken.has(to)) return FORBIDDEN;
    return this.wanted.has(to) ? CONQUEST : STEP * steps[to] + this.danger(to);
  }

  danger(cell: number): number {
    const each = this.field.isForest(cell) ? ENEMY_NEAR_FOREST : ENEMY_NEAR_GRASS;
    return each * this.enemiesNear[cell] + (this.field.isEndangered(cell) ? FIRE : 0);
  }

  isFree(cell: number): boolean {
    return this.field.isOpen(cell) && !this.taken.has(cell);
  }
}
