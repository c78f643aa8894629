// Strength and bites. The clan eats to win its fights, attacks first, wins zombies over without being bitten, and takes land
// with those who have nothing better to do. Attacks come first in the list, because who attacks first wins more often.

import { DIRECTIONS, FAR, Pos, Town, index, order } from './minions/walking-dead.ts';
import type { Order, State, Unit, Walk } from './minions/walking-dead.ts';

/** An attacker surprises, and wins, this often; otherwise the strengths decide. */
const SURPRISE = 0.3;
/** What a kill is worth beside its points: a unit less for them, and soon a zombie to win over. */
const ENEMY_GONE = 15;
/** What a zombie is worth that is killed: its points, and the unit that comes back as one of mine. */
const ZOMBIE = 40;
/** What it costs to be bitten: the unit is lost in five rounds, and often comes back. */
const BITE = 12;
/** What goals are worth; each step on the way divides it. */
const FOOD = 60;
const ZOMBIE_GOAL = 45;
const ENEMY_GOAL = 40;
const LAND = 8;
/** A step onto a cell that is not mine. */
const CELL = 1;
/** Farther than this nobody goes for one thing. */
const MAX_WAY = 25;

export class Plan {
  play(state: State): Order[] {
    return new Turn(state).play();
  }
}

interface Goal {
  readonly steps: Int32Array;
  readonly worth: number;
}

interface Trip extends Goal {
  readonly unit: Unit;
  readonly target: number;
  readonly value: number;
}

class Turn {
  readonly town: Town;
  readonly orders: Order[] = [];
  /** Where somebody is or will be. */
  readonly taken: Set<number>;
  readonly killed = new Set<number>();
  readonly toLand: Int32Array;

  constructor(state: State) {
    this.town = new Town(state);
    this.taken = new Set(state.units.map((unit) => index(unit.pos)));
    this.toLand = this.town.stepsTo(this.freeLand(state));
  }

  freeLand(state: State): Pos[] {
    const land: Pos[] = [];
    state.board.forEach((row, i) => {
      for (let j = 0; j < row.length; j++) {
        const pos = new Pos(i, j);
        if (row[j] !== 'X' && this.town.owner(pos) !== this.town.me && !this.town.unitAt(pos)) land.push(pos);
      }
    });
    return land;
  }

  play(): Order[] {
    const walkers = this.attack();
    const goals = this.assignGoals(walkers);
    for (const unit of walkers) this.move(unit, goals.get(unit.id));
    return this.orders;
  }

  /** Orders the attacks, the best first. Returns those who do not attack. */
  attack(): Unit[] {
    const attacks = this.town.mine.flatMap((unit) =>
      DIRECTIONS.flatMap((dir) => {
        const to = this.town.target(unit.pos, dir);
        const other = to && this.town.unitAt(to);
        const value = other ? this.attackValue(other) : 0;
        return other && value > 0 ? [{ unit, dir, other, value }] : [];
      }),
    );
    const busy = new Set<number>();
    for (const { unit, dir, other } of attacks.sort((a, b) => b.value - a.value)) {
      if (busy.has(unit.id) || this.killed.has(other.id)) continue;
      busy.add(unit.id);
      if (other.type === 'zombie') this.killed.add(other.id);
      this.orders.push(order(unit, dir));
    }
    return this.town.mine.filter((unit) => !busy.has(unit.id));
  }

  attackValue(other: Unit): number {
    if (other.type === 'zombie') return ZOMBIE;
    if (other.type === 'dead' || other.clan === this.town.me) return 0;
    const chance = this.chance(other.clan!);
    return (2 * chance - 1) * (50 + ENEMY_GONE);
  }

  /** How likely it is to win an attack on that clan. */
  chance(clan: number): number {
    const [mine, theirs] = [this.town.strength(this.town.me), this.town.strength(clan)];
    return SURPRISE + (1 - SURPRISE) * (mine + theirs === 0 ? 0.5 : mine / (mine + theirs));
  }

  /** Gives each goal to one unit, the best trips first. */
  assignGoals(walkers: readonly Unit[]): Map<number, Goal> {
    const { town } = this;
    const trips: Trip[] = [];
    const consider = (pos: Pos, worth: number): void => {
      const steps = town.stepsTo([pos]);
      for (const unit of walkers) {
        const far = this.stepsFrom(unit, steps);
        if (far > MAX_WAY) continue;
        trips.push({ unit, target: index(pos), steps, worth, value: worth / (far + 1) });
      }
    };
    for (const pos of town.food) consider(pos, FOOD);
    for (const { id, pos } of town.zombies) if (!this.killed.has(id)) consider(pos, ZOMBIE_GOAL);
    for (const { clan, pos } of town.enemies)
      if (this.chance(clan!) > 0.5) consider(pos, ENEMY_GOAL * this.chance(clan!));
    const goals = new Map<number, Goal>();
    const given = new Set<number>();
    for (const trip of trips.sort((a, b) => b.value - a.value)) {
      if (goals.has(trip.unit.id) || given.has(trip.target)) continue;
      goals.set(trip.unit.id, trip);
      given.add(trip.target);
    }
    return goals;
  }

  /** Steps from the unit: its own cell is not free, so those around it are asked. */
  stepsFrom(unit: Unit, steps: Int32Array): number {
    let least = FAR;
    for (const dir of DIRECTIONS) {
      const to = this.town.target(unit.pos, dir);
      if (to) least = Math.min(least, steps[index(to)] + 1);
    }
    return least;
  }

  move(unit: Unit, goal: Goal | undefined): void {
    let most = this.stayValue(unit);
    let best: Walk | null = null;
    for (const dir of DIRECTIONS) {
      const to = this.town.target(unit.pos, dir);
      if (to === null || this.taken.has(index(to))) continue;
      const value = this.standValue(unit, to, goal);
      if (value <= most) continue;
      most = value;
      best = dir;
    }
    if (best === null) return;
    this.taken.add(index(this.town.target(unit.pos, best)!));
    this.orders.push(order(unit, best));
  }

  stayValue(unit: Unit): number {
    return -this.danger(unit, unit.pos);
  }

  standValue(unit: Unit, to: Pos, goal: Goal | undefined): number {
    const cell = this.town.owner(to) === this.town.me ? 0 : CELL;
    const way = goal ? goal.worth / (goal.steps[index(to)] + 1) : 0;
    return cell + way + LAND / (this.toLand[index(to)] + 1) - this.danger(unit, to);
  }

  /** What may happen there before the next round. */
  danger(unit: Unit, pos: Pos): number {
    if (unit.turnsToZombie !== undefined) return 0;
    const isBitten = this.town.zombies.some(({ id, pos: { row, column } }) => {
      const far = Math.max(Math.abs(row - pos.row), Math.abs(column - pos.column));
      return far <= 1 && !this.killed.has(id);
    });
    return isBitten ? BITE : 0;
  }
}
