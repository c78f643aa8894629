// Pioneers conquer the nearest cave cell, and a few fetch gems outside; furyans hunt enemy pioneers.
// Every unit takes the step of least cost; equal costs are settled by the seeded generator.

import { DIRECTIONS, FAR, Planet, distance, index, order } from './minions/crematoria.ts';
import type { State, Direction, Mortal, Order, Pos, Unit, Walk } from './minions/crematoria.ts';
import * as debug from './minions/debug.ts';
import type { Random } from './minions/minions.ts';

/** The cost of a step that is not to be taken. */
const FORBIDDEN = 1000000;
/** Outside costs this more than any cave, except on the way to a gem. */
const OUTSIDE = 200;
/** Pioneers at most this many steps from an elevator go up for a gem. */
const NEAR_ELEVATOR = 10;
/** The most that one attack of a necromonger takes. */
const NECROMONGER_DAMAGE = 40;
/** At this health two hits may be the end of a furyan. */
const WEAK_FURYAN = 50;

export class Plan {
  play(state: State, rng: Random): Order[] {
    return new Turn(state, rng).play();
  }
}

interface Step {
  readonly dir: Direction;
  readonly to: Pos;
}

class Turn {
  readonly planet: Planet;
  readonly rng: Random;
  readonly orders: Order[] = [];
  readonly taken: Set<number>;
  readonly necromongers: readonly Unit[];
  readonly enemyFuryans: readonly Unit[];
  readonly darkElevators: readonly Pos[];
  readonly toLand: Int32Array;
  readonly toPrey: Int32Array;
  readonly toElevator: Walk;
  readonly gemOf: ReadonlyMap<number, Pos>;

  constructor(state: State, rng: Random) {
    const planet = new Planet(state);
    this.planet = planet;
    this.rng = rng;
    this.taken = new Set(planet.units.map((unit) => index(unit.pos)));
    this.necromongers = planet.units.filter((unit) => unit.type === 'necromonger');
    this.enemyFuryans = planet.units.filter((unit) => unit.type === 'furyan' && this.isEnemy(unit));
    const prey = planet.units.filter((unit) => unit.type === 'pioneer' && this.isEnemy(unit) && unit.pos.level === 0);
    this.darkElevators = planet.elevators.filter(({ column }) => planet.isNight(column));
    this.toLand = planet.walkFrom(planet.caves((pos) => planet.owner(pos) !== planet.me)).steps;
    this.toPrey = planet.walkFrom(prey.map((unit) => unit.pos)).steps;
    this.toElevator = planet.walkFrom(this.darkElevators);
    this.gemOf = this.assignGems();
  }

  play(): Order[] {
    const { mine } = this.planet;
    const shuffled = this.rng.permutation(mine.length).map((n) => mine[n]);
    // The judge takes one order of each player in turn, so the most urgent must come first.
    for (const urgency of [2, 1, 0]) {
      for (const unit of shuffled) if (this.urgency(unit) === urgency) this.move(unit);
    }
    return this.orders;
  }

  urgency(unit: Mortal): number {
    if (this.danger(unit, unit.pos) > 0) return 2;
    return unit.type === 'furyan' ? 1 : 0;
  }

  /** Frees the cell the unit leaves and takes the one it goes to, so that own units follow but never block each other. */
  move(unit: Mortal): void {
    this.taken.delete(index(unit.pos));
    const { dir, to } = this.bestStep(unit);
    const isAttack = this.taken.has(index(to));
    this.taken.add(index(isAttack ? unit.pos : to));
    if (dir !== 'None') this.orders.push(order(unit, dir));
  }

  bestStep(unit: Mortal): Step {
    let least = FORBIDDEN;
    let best: Step[] = [{ dir: 'None', to: unit.pos }];
    for (const dir of DIRECTIONS) {
      const to = this.planet.target(unit.pos, dir);
      if (to === null || this.planet.isDeadly(to)) continue;
      const cost = unit.type === 'furyan' ? this.furyanCost(unit, to) : this.pioneerCost(unit, to);
      if (cost === FORBIDDEN || cost > least) continue;
      if (cost < least) best = [];
      least = cost;
      best.push({ dir, to });
    }
    return this.rng.pick(best);
  }

  furyanCost(unit: Mortal, to: Pos): number {
    const other = this.planet.unitAt(to);
    // Who attacks stays where it is. The weakest pioneer first, then the weakest furyan.
    if (other && this.isEnemy(other))
      return this.danger(unit, unit.pos) + other.health - (other.type === 'pioneer' ? 200 : 101);
    if (this.taken.has(index(to)) || to.level === 1) return FORBIDDEN;
    return this.danger(unit, to) + this.toPrey[index(to)];
  }

  pioneerCost(unit: Mortal, to: Pos): number {
    if (this.taken.has(index(to))) return FORBIDDEN;
    const isUnderground = to.level === 0;
    const gem = this.gemOf.get(unit.id);
    if (!gem) return this.danger(unit, to) + (isUnderground ? this.toLand[index(to)] : OUTSIDE + this.wayHome(to));
    if (!isUnderground) return this.danger(unit, to) + distance(to, gem) - OUTSIDE;
    return unit.pos.level === 0 ? this.danger(unit, to) + this.toElevator.steps[index(to)] : FORBIDDEN;
  }

  /** What it costs the unit to be there at the end of its move. */
  danger(unit: Mortal, pos: Pos): number {
    const hound = this.planet.houndDistance(pos);
    let cost = 0;
    if (hound <= 4) cost += hound <= 2 ? 1000 : 100 * (5 - hound);
    if (pos.level === 1) cost += this.necromongerDanger(unit, pos);
    if (unit.type === 'pioneer' || unit.health <= WEAK_FURYAN) cost += this.furyanDanger(pos);
    return cost;
  }

  necromongerDanger(unit: Mortal, pos: Pos): number {
    const attackers = this.necromongers.filter((other) => distance(other.pos, pos) <= 1).length;
    return attackers * (unit.health > attackers * NECROMONGER_DAMAGE ? 10 : 500);
  }

  furyanDanger(pos: Pos): number {
    let cost = 0;
    for (const furyan of this.enemyFuryans) {
      const far = furyan.pos.level === pos.level ? distance(furyan.pos, pos) : FAR;
      if (far <= 2) cost += far === 2 ? 10 : 40;
    }
    return cost;
  }

  /** Steps to the nearest elevator that is still dark on arrival; when there is none, away from the sun. */
  wayHome(pos: Pos): number {
    let least = FAR - this.planet.nightLeft(pos.column);
    for (const elevator of this.darkElevators) {
      const steps = distance(pos, elevator);
      if (steps <= this.planet.nightLeft(elevator.column)) least = Math.min(least, steps);
    }
    return least;
  }

  /** Gives each gem to at most one pioneer, the shortest trips first. */
  assignGems(): Map<number, Pos> {
    const pioneers = this.planet.mine.filter((unit) => unit.type === 'pioneer');
    const trips = this.planet.gems.flatMap((gem) =>
      pioneers.map((unit) => ({ unit, gem, time: this.tripTime(unit, gem) })),
    );
    const gemOf = new Map<number, Pos>();
    const given = new Set<Pos>();
    for (const { unit, gem, time } of trips.sort((a, b) => a.time - b.time)) {
      if (time >= FAR || gemOf.has(unit.id) || given.has(gem)) continue;
      gemOf.set(unit.id, gem);
      given.add(gem);
      debug.mark([gem], 'gold', 'fetch');
    }
    debug.metric('gems to fetch', given.size);
    return gemOf;
  }

  /** Rounds until the pioneer has the gem, or FAR if it would not get there and back in the dark. */
  tripTime(unit: Mortal, gem: Pos): number {
    const time = this.timeToGem(unit, gem);
    const isBack = (elevator: Pos): boolean => time + distance(gem, elevator) <= this.planet.nightLeft(elevator.column);
    return time <= this.planet.nightLeft(gem.column) && this.darkElevators.some(isBack) ? time : FAR;
  }

  timeToGem(unit: Mortal, gem: Pos): number {
    if (unit.pos.level === 1) return distance(unit.pos, gem);
    const steps = this.toElevator.steps[index(unit.pos)];
    if (steps > NEAR_ELEVATOR) return FAR;
    const elevator = this.darkElevators[this.toElevator.source[index(unit.pos)]];
    return steps + 1 + distance(elevator, gem);
  }

  isEnemy(unit: Unit): unit is Mortal {
    return unit.player !== this.planet.me && unit.player !== -1;
  }
}
