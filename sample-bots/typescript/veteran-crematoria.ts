// Gems and the change of sides. Pioneers fetch every gem that can be reached in the dark, by whichever elevator is best, some
// wait for the next one, and the others conquer the nearest land. Furyans hunt, and strike before anything else is done: who is killed by them comes back
// as one of mine. Every unit takes the step of least cost; equal costs are settled by the seeded generator.

import { DIRECTIONS, Planet, index, order } from './minions/crematoria.ts';
import type { Direction, Mortal, Order, Pos, State, Unit } from './minions/crematoria.ts';
import type { Random } from './minions/minions.ts';
import { Dangers } from './veteran-dangers.ts';
import { Gems, findElevators, type Elevator } from './veteran-gems.ts';

/** The cost of a step that is not to be taken. */
const FORBIDDEN = 1000000;
/** Going out costs this more than any cave, except on the way to a gem. */
const OUTSIDE = 200;

interface Step {
  readonly dir: Direction;
  readonly to: Pos;
}

export class Plan {
  #elevators: readonly Elevator[] | null = null;

  play(state: State, rng: Random): Order[] {
    const planet = new Planet(state);
    this.#elevators ??= findElevators(planet);
    return new Turn(planet, state, rng, this.#elevators).play();
  }
}

class Turn {
  readonly planet: Planet;
  readonly rng: Random;
  readonly orders: Order[] = [];
  /** Where units are or will be. */
  readonly taken: Set<number>;
  readonly dangers: Dangers;
  readonly gems: Gems;
  readonly toLand: Int32Array;
  readonly toPrey: Int32Array;

  constructor(planet: Planet, state: State, rng: Random, elevators: readonly Elevator[]) {
    this.planet = planet;
    this.rng = rng;
    this.taken = new Set(planet.units.map((unit) => index(unit.pos)));
    this.dangers = new Dangers(planet, state.config.necromongerDamage[1]);
    this.gems = new Gems(planet, state, elevators);
    this.toLand = planet.walkFrom(planet.caves((pos) => planet.owner(pos) !== planet.me)).steps;
    const prey = planet.units.filter((unit) => unit.type === 'pioneer' && this.isEnemy(unit) && unit.pos.level === 0);
    this.toPrey = planet.walkFrom(prey.map((unit) => unit.pos)).steps;
  }

  play(): Order[] {
    const { mine } = this.planet;
    const shuffled = this.rng.permutation(mine.length).map((n) => mine[n]);
    const urgency = new Map(shuffled.map((unit) => [unit, this.urgency(unit)]));
    // The judge takes one order of each player in turn, so the most urgent must come first.
    for (const unit of shuffled.sort((a, b) => urgency.get(b)! - urgency.get(a)!)) this.move(unit);
    return this.orders;
  }

  /** A blow that comes late hits nobody: the victim has gone. Then those flee who must; all others have time. */
  urgency(unit: Mortal): number {
    if (unit.type === 'furyan' && this.planet.enemiesInReach(unit).some((other) => this.isEnemy(other))) return 3;
    if (this.dangers.at(unit, unit.pos) > 0) return 2;
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
      return this.dangers.at(unit, unit.pos) + other.health - (other.type === 'pioneer' ? 200 : 101);
    if (this.taken.has(index(to)) || to.level === 1) return FORBIDDEN;
    return this.dangers.at(unit, to) + this.toPrey[index(to)];
  }

  pioneerCost(unit: Mortal, to: Pos): number {
    if (this.taken.has(index(to))) return FORBIDDEN;
    const danger = this.dangers.at(unit, to);
    const gem = this.gems.gemOf.get(unit.id);
    if (gem) return danger + this.gems.timeTo(gem, to);
    if (to.level === 1) return danger + OUTSIDE + this.gems.home(to);
    return danger + (this.gems.watchOf.get(unit.id)?.steps ?? this.toLand)[index(to)];
  }

  isEnemy(unit: Unit): unit is Mortal {
    return unit.player !== this.planet.me && unit.player !== -1;
  }
}
