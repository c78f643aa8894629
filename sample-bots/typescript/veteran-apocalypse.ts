// Nobody idle, and nobody alone. Each post has one who guards it, two go together for each post of somebody else, all others
// hunt: first those who do not strike back. Where to stand is in veteran-front.ts, helicopters in veteran-helicopters.ts.

import { Battlefield, CELLS, FAR, around, below, orderSoldier, positionOf } from './minions/apocalypse.ts';
import type { Order, Post, Soldier, State, WithCell } from './minions/apocalypse.ts';
import { Front } from './veteran-front.ts';
import { commandHelicopters } from './veteran-helicopters.ts';

/** The cost of a step that is not to be taken. */
const FORBIDDEN = 1000000;
/** Conquering a post is better than an escape, that better than any attack, and an attack better than any walk. */
const CONQUEST = 200000;
const ESCAPE = 150000;
const ATTACK = 100000;
const STEP = 10;
/** Nobody walks farther than this to a post. */
const MAX_WALK = 30;
/** To guard a post is worth this much less than to conquer it. */
const GUARD = 50;
/** So many go together for a post that is not mine: one alone seldom gets past its guard. */
const ASSAULT = 2;
/** But the others only if they are this near. */
const HELP = 12;
/** A post of mine that an enemy may soon strike in gets a second guard, if one is this near. */
const RELIEF = 5;
/** Only fire makes a guard leave his post: it stays his, and he comes back. */
const HOLD = 20;
/** A soldier goes so many steps farther for one who does not strike back: each kill is a parachuter, and this one is free. */
const PREY = 8;
/** And so many for one who is alone, than for one with a comrade within two steps; twice as many if he has more. */
const COMRADE = 3;
const MAX_COMRADES = 2;

export class Plan {
  readonly #places = new Map<number, number>();
  /** The players who have moved a soldier so far. */
  readonly #active = new Set<number>();

  play(state: State): Order[] {
    const field = new Battlefield(state);
    this.#watch(field);
    const isPassive = ({ player }: Soldier): boolean => !this.#active.has(player);
    const front = new Front(field, isPassive);
    const taken = new Set(field.soldiers.map((soldier) => soldier.cell));
    const orders = commandHelicopters(front, taken);
    return [...orders, ...new Army(front, taken, isPassive).command()];
  }

  #watch(field: Battlefield): void {
    for (const { id, player, cell } of field.soldiers) {
      if ((this.#places.get(id) ?? cell) !== cell) this.#active.add(player);
      this.#places.set(id, cell);
    }
  }
}

interface Trip {
  readonly soldier: WithCell<Soldier>;
  readonly post: WithCell<Post>;
  readonly steps: Int32Array;
  readonly cost: number;
}

class Army {
  readonly front: Front;
  readonly field: Battlefield;
  readonly taken: Set<number>;
  readonly toEnemy: Int32Array;

  constructor(front: Front, taken: Set<number>, isPassive: (soldier: Soldier) => boolean) {
    this.front = front;
    this.field = front.field;
    this.taken = taken;
    this.toEnemy = this.walkToPrey(isPassive);
  }

  walkTo(soldiers: readonly WithCell<Soldier>[]): Int32Array {
    return this.field.walkFrom(soldiers.map(({ cell }) => cell));
  }

  /** Each cell's steps to the enemy who is the best prey, with the detour that a better one would be worth. */
  walkToPrey(isPassive: (soldier: Soldier) => boolean): Int32Array {
    const byDetour = new Map<number, WithCell<Soldier>[]>();
    for (const enemy of this.field.enemies) {
      const comrades = Math.min(MAX_COMRADES, this.countComrades(enemy));
      const detour = (isPassive(enemy) ? 0 : PREY) + COMRADE * comrades;
      byDetour.set(detour, [...(byDetour.get(detour) ?? []), enemy]);
    }
    const best = new Int32Array(CELLS).fill(FAR);
    for (const [detour, enemies] of byDetour) {
      const steps = this.walkTo(enemies);
      for (let cell = 0; cell < CELLS; cell++) best[cell] = Math.min(best[cell], steps[cell] + detour);
    }
    return best;
  }

  countComrades({ player, cell }: WithCell<Soldier>): number {
    return below(cell).filter((near) => near !== cell && this.field.soldierAt(near)?.player === player).length;
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

  /** Gives the posts to soldiers, the best trips first. Returns each cell's steps to the post, by id of soldier. */
  assignPosts(): Map<number, Int32Array> {
    const trips = this.field.posts.flatMap((post) => this.tripsTo(post)).sort((a, b) => a.cost - b.cost);
    const goals = new Map<number, Int32Array>();
    const counts = new Map<number, number>();
    for (const { soldier, post, steps } of trips) {
      const count = counts.get(post.cell) ?? 0;
      if (goals.has(soldier.id) || count >= this.needed(post, steps[soldier.cell])) continue;
      goals.set(soldier.id, steps);
      counts.set(post.cell, count + 1);
    }
    return goals;
  }

  /** How many there must be before the post needs nobody who is so many steps away. */
  needed(post: WithCell<Post>, steps: number): number {
    if (this.isMine(post)) return this.front.isThreatened(post.cell) && steps <= RELIEF ? 2 : 1;
    return steps <= HELP ? ASSAULT : 1;
  }

  tripsTo(post: WithCell<Post>): Trip[] {
    const steps = this.field.walkFrom([post.cell], MAX_WALK);
    const least = (this.isMine(post) ? GUARD : 0) - post.value;
    const walkers = this.field.mine.filter((soldier) => steps[soldier.cell] !== FAR);
    return walkers.map((soldier) => ({ soldier, post, steps, cost: least + STEP * steps[soldier.cell] }));
  }

  isMine(post: Post): boolean {
    return post.owner === this.field.me;
  }

  /** Frees the cell he leaves and takes the one he goes to, so that own soldiers follow but never block each other. */
  move(soldier: WithCell<Soldier>, steps: Int32Array): number {
    this.taken.delete(soldier.cell);
    this.front.leave(soldier.cell);
    const to = this.bestStep(soldier.cell, steps);
    const isAttack = this.front.lifeLeft(to) !== undefined;
    if (isAttack) this.front.strike(to);
    const place = isAttack ? soldier.cell : to;
    this.taken.add(place);
    this.front.enter(place);
    return to;
  }

  bestStep(from: number, steps: Int32Array): number {
    // Who follows him into the forest has to stand on the grass that he leaves. But a guard stays.
    const isTrapped = steps[from] !== 0 && this.front.isTrap(from);
    let least = FORBIDDEN;
    let best = from;
    for (const to of around(from)) {
      const cost = isTrapped && this.isEscape(to) ? this.stepCost(to, steps) - ESCAPE : this.stepCost(to, steps);
      if (cost >= least) continue;
      [least, best] = [cost, to];
    }
    return best;
  }

  isEscape(to: number): boolean {
    return this.field.isOpen(to) && !this.taken.has(to) && this.front.isRefuge(to);
  }

  stepCost(to: number, steps: Int32Array): number {
    if (!this.field.isOpen(to)) return FORBIDDEN;
    const life = this.front.lifeLeft(to);
    // The one who will die first is the one to attack; who is as good as dead needs no more.
    if (life !== undefined) return life <= 0 ? STEP * steps[to] : (100 * life) / this.front.hit(to) - ATTACK;
    if (this.taken.has(to)) return FORBIDDEN;
    if (this.isWanted(to)) return -CONQUEST;
    return steps[to] === 0 ? this.front.fire(to) - HOLD : STEP * steps[to] + this.front.danger(to);
  }

  isWanted(cell: number): boolean {
    return this.field.posts.some((post) => post.cell === cell && !this.isMine(post));
  }
}
