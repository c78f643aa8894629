// For the veteran of Apocalypse: where it is good to stand, with the enemies, the fires and the armed helicopters about.

import { CELLS, around, below, step } from './minions/apocalypse.ts';
import type { Battlefield, Soldier, WithCell } from './minions/apocalypse.ts';

/** What a hit takes, on average. */
const FOREST_HIT = 30;
const GRASS_HIT = 75;
const WEAKEST_GRASS_HIT = 50;
/** What a point of life, taken or given in a fight, counts for: ten are a step of the way. */
const FIGHT = 0.1;
/** What it costs to be near an enemy, in the forest and on grass: there a hit takes two and a half times as much. */
const ENEMY_NEAR_FOREST = 2;
const ENEMY_NEAR_GRASS = 8;
/** The danger of a forest that may catch fire, and of ground where napalm may fall in the next round. */
const FIRE = 40;
const NAPALM = 40;

export class Front {
  readonly field: Battlefield;
  /** How many enemies who strike can do so in the cell: now, and now or after one more step. */
  readonly #beside = new Int32Array(CELLS);
  readonly #near = new Int32Array(CELLS);
  /** How many of mine can strike in the cell, now or after one more step, with the orders so far carried out. */
  readonly #mineNear = new Int32Array(CELLS);
  readonly #mayBurn = new Uint8Array(CELLS);
  /** What is left of each enemy after the attacks ordered so far, if all take the average; by his cell. */
  readonly #lifeLeft: Map<number, number>;
  readonly #isPassive: (soldier: Soldier) => boolean;

  constructor(field: Battlefield, isPassive: (soldier: Soldier) => boolean) {
    this.field = field;
    this.#isPassive = isPassive;
    this.#lifeLeft = new Map(field.enemies.map((enemy) => [enemy.cell, enemy.life]));
    for (const enemy of field.enemies) if (!isPassive(enemy)) this.#count(enemy);
    for (const { cell } of field.mine) this.enter(cell);
    this.#foreseeNapalm();
  }

  #count({ cell }: WithCell<Soldier>): void {
    for (const near of around(cell)) this.#beside[near] += 1;
    for (const near of below(cell)) this.#near[near] += 1;
  }

  /** A helicopter that has napalm in the next round may throw it where it is then, if that pays. */
  #foreseeNapalm(): void {
    for (const { player, cell, facing, napalm } of this.field.helicopters) {
      if (player === this.field.me || napalm > 1) continue;
      const one = step(cell, facing);
      for (const centre of [cell, one, step(one, facing)]) if (this.#isTarget(centre, player)) this.#endanger(centre);
    }
  }

  /** Nobody throws napalm for a single soldier, or where his own are. */
  #isTarget(centre: number, thrower: number): boolean {
    const players = below(centre).flatMap((cell) => this.field.soldierAt(cell)?.player ?? []);
    const own = players.filter((player) => player === thrower).length;
    return players.length - own >= 2 + 2 * own;
  }

  #endanger(centre: number): void {
    for (const cell of below(centre)) this.#mayBurn[cell] = 1;
  }

  /** Notes that one of mine is in the cell. */
  enter(cell: number): void {
    for (const near of below(cell)) this.#mineNear[near] += 1;
  }

  leave(cell: number): void {
    for (const near of below(cell)) this.#mineNear[near] -= 1;
  }

  hit(cell: number): number {
    return this.field.isForest(cell) ? FOREST_HIT : GRASS_HIT;
  }

  /** The life of the enemy in the cell after the attacks ordered so far; undefined if there is none. */
  lifeLeft(cell: number): number | undefined {
    return this.#lifeLeft.get(cell);
  }

  strike(cell: number): void {
    this.#lifeLeft.set(cell, this.#lifeLeft.get(cell)! - this.hit(cell));
  }

  /**
   * How many more of mine must stand around the enemy in the cell to kill him in a round, with one more for each who can help
   * him: in the forest by average hits, on grass by the weakest, which kill in two.
   */
  ambush(cell: number): number {
    const hits = Math.ceil(this.#lifeLeft.get(cell)! / (this.field.isForest(cell) ? FOREST_HIT : WEAKEST_GRASS_HIT));
    const isMine = (near: number): boolean => this.field.soldierAt(near)?.player === this.field.me;
    const helpers = this.#near[cell] - this.#activeAt(cell);
    return Math.max(1, hits - around(cell).filter(isMine).length) + helpers;
  }

  #activeAt(cell: number): number {
    const enemy = this.field.soldierAt(cell);
    return enemy && !this.#isPassive(enemy) ? 1 : 0;
  }

  /** Whether an enemy can strike in the cell, now or after one more step. */
  isThreatened(cell: number): boolean {
    return this.#near[cell] > 0;
  }

  /** Whether who stands there gets much more than he gives: he is on grass, all beside him in the forest, none about to die. */
  isTrap(cell: number): boolean {
    if (this.field.isForest(cell) || this.#beside[cell] === 0) return false;
    return around(cell).every((near) => {
      const life = this.#lifeLeft.get(near);
      return life === undefined || (this.field.isForest(near) && life > FOREST_HIT);
    });
  }

  /** Whether it is forest that nobody can strike in yet. */
  isRefuge(cell: number): boolean {
    return this.field.isForest(cell) && this.#beside[cell] === 0;
  }

  danger(cell: number): number {
    const each = this.field.isForest(cell) ? ENEMY_NEAR_FOREST : ENEMY_NEAR_GRASS;
    return each * this.#near[cell] + FIGHT * this.#balance(cell) + this.fire(cell) + this.#mayBurn[cell] * NAPALM;
  }

  /** The danger of a fire that may spread to the cell. */
  fire(cell: number): number {
    return this.field.isEndangered(cell) ? FIRE : 0;
  }

  /** What would be taken from me there in a round, less what I and those of mine nearby would take from the best target. */
  #balance(cell: number): number {
    if (this.#beside[cell] === 0) return 0;
    let most = 0;
    for (const near of around(cell)) {
      if ((this.#lifeLeft.get(near) ?? 0) <= 0) continue;
      most = Math.max(most, this.hit(near) * (this.#mineNear[near] + 1));
    }
    return this.hit(cell) * this.#near[cell] - most;
  }
}
