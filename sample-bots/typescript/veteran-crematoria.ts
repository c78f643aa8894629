// Gems and the change of sides. Pioneers fetch every gem that can be reached in the dark, by whichever elevator is best, and
// otherwise walk where they conquer most in the next steps, no two the same way. Furyans hunt in packs: who is killed by them
// comes back as one of mine.

import { COLUMNS, DIRECTIONS, FAR, Planet, Pos, WALKS, distance, index, order, step } from './minions/crematoria.ts';
import type { Direction, Mortal, Order, State, Unit } from './minions/crematoria.ts';

/** The value of a step that is not to be taken. */
const FORBIDDEN = -1000000;
/** A gem is worth the way of a pioneer, as long as it is at most so many rounds. */
const LONGEST_TRIP = 28;
const GEM = 1000;
/** How far a pioneer looks ahead for land, and how many ways it compares. */
const STEPS_AHEAD = 6;
const WAYS = 12;
/** A cell of a rival is worth more than a free one: the rival loses it. */
const FREE_CELL = 1;
const RIVAL_CELL = 1.3;
/** What comes later counts less. */
const PATIENCE = 0.9;
/** What it costs to be so near to a hellhound: at two steps it may devour, at three and four it may corner somebody. */
const HOUND_AT_2 = 1000;
const HOUND_AT_3 = 200;
const HOUND_AT_4 = 100;
/** What it costs to be beside an enemy furyan, and at two steps. */
const FURYAN_AT_1 = 40;
const FURYAN_AT_2 = 10;
/** The most that one attack of a necromonger takes. */
const NECROMONGER_DAMAGE = 40;

export class Plan {
  play(state: State): Order[] {
    return new Turn(state).play();
  }
}

/** A way of a pioneer over land, as far as it has been thought out. */
interface Way {
  readonly first: Pos;
  readonly cells: readonly number[];
  readonly here: Pos;
  readonly value: number;
}

class Turn {
  readonly planet: Planet;
  readonly roundsLeft: number;
  readonly orders: Order[] = [];
  /** Where units are or will be. */
  readonly taken: Set<number>;
  /** Land that other pioneers of mine are going to conquer. */
  readonly planned = new Set<number>();
  readonly necromongers: readonly Unit[];
  readonly enemyFuryans: readonly Mortal[];
  readonly prey: readonly Mortal[];
  readonly darkElevators: readonly Pos[];
  readonly toLand: Int32Array;
  readonly toPrey: Int32Array;
  readonly gemOf: Map<number, Pos>;
  readonly toGem = new Map<Pos, Int32Array>();

  constructor(state: State) {
    const planet = new Planet(state);
    this.planet = planet;
    this.roundsLeft = state.rounds - state.round;
    this.taken = new Set(planet.units.map((unit) => index(unit.pos)));
    this.necromongers = planet.units.filter((unit) => unit.type === 'necromonger');
    const enemies = planet.units.filter((unit) => this.isEnemy(unit));
    this.enemyFuryans = enemies.filter((unit) => unit.type === 'furyan');
    this.prey = enemies.filter((unit) => unit.type === 'pioneer' && unit.pos.level === 0);
    this.darkElevators = planet.elevators.filter(({ column }) => planet.isNight(column));
    this.toLand = planet.walkFrom(planet.caves((pos) => planet.owner(pos) !== planet.me)).steps;
    this.toPrey = planet.walkFrom(this.prey.map((unit) => unit.pos)).steps;
    this.gemOf = this.assignGems();
  }

  play(): Order[] {
    const urgency = (unit: Mortal): number =>
      (this.danger(unit, unit.pos) > 0 ? 2 : 0) + (unit.type === 'furyan' ? 1 : 0);
    // The judge takes one order of each player in turn, so the most urgent come first.
    for (const unit of [...this.planet.mine].sort((a, b) => urgency(b) - urgency(a))) this.move(unit);
    return this.orders;
  }

  /** Frees the cell the unit leaves and takes the one it goes to, so that own units follow but never block each other. */
  move(unit: Mortal): void {
    this.taken.delete(index(unit.pos));
    const valueOf = unit.type === 'furyan' ? (to: Pos) => this.furyanValue(unit, to) : this.pioneerValues(unit);
    let most = FORBIDDEN;
    let best: Direction = 'None';
    let goes = unit.pos;
    for (const dir of DIRECTIONS) {
      const to = this.planet.target(unit.pos, dir);
      if (to === null || this.planet.isDeadly(to)) continue;
      const value = valueOf(to);
      if (value <= most) continue;
      [most, best, goes] = [value, dir, to];
    }
    this.taken.add(index(this.taken.has(index(goes)) ? unit.pos : goes));
    if (best !== 'None') this.orders.push(order(unit, best));
  }

  furyanValue(unit: Mortal, to: Pos): number {
    const other = this.planet.unitAt(to);
    if (other && this.isEnemy(other)) {
      // Who attacks stays where it is. The weakest pioneer first, then the weakest furyan.
      return (other.type === 'pioneer' ? 200 : 101) - other.health - this.danger(unit, unit.pos);
    }
    if (this.taken.has(index(to)) || to.level === 1) return FORBIDDEN;
    return -this.danger(unit, to) - this.toPrey[index(to)];
  }

  isEnemy(unit: Unit): unit is Mortal {
    return unit.player !== this.planet.me && unit.player !== -1;
  }

  /** What each step is worth to the pioneer: on the way to its gem, home, or over land. */
  pioneerValues(unit: Mortal): (to: Pos) => number {
    const gem = this.gemOf.get(unit.id);
    if (gem) {
      const way = this.toGem.get(gem)!;
      return (to) => (this.taken.has(index(to)) ? FORBIDDEN : GEM - way[index(to)] - this.danger(unit, to));
    }
    if (unit.pos.level === 1) {
      return (to) =>
        this.taken.has(index(to)) ? FORBIDDEN : -this.danger(unit, to) - (to.level === 1 ? this.wayHome(to) : -1);
    }
    const values = this.lookAhead(unit);
    return (to) => {
      if (to.level === 1 || this.taken.has(index(to))) return FORBIDDEN;
      return (values.get(index(to)) ?? 0) - 0.1 * this.toLand[index(to)] - this.danger(unit, to);
    };
  }

  /** For each first step, the most land on a way of so many steps. Only the best ways are thought out further. */
  lookAhead(unit: Mortal): Map<number, number> {
    const best = new Map<number, number>();
    let ways: Way[] = WALKS.flatMap((dir) => this.goOn(unit.pos, dir, null, 1));
    let factor = 1;
    let winner: Way | null = null;
    for (let n = 1; ways.length > 0; n++) {
      for (const way of ways) {
        const first = index(way.first);
        if (way.value > (best.get(first) ?? 0)) best.set(first, way.value);
        if (winner === null || way.value > winner.value) winner = way;
      }
      if (n === STEPS_AHEAD) break;
      factor *= PATIENCE;
      ways = ways.sort((a, b) => b.value - a.value).slice(0, WAYS);
      ways = ways.flatMap((way) => WALKS.flatMap((dir) => this.goOn(way.here, dir, way, factor)));
    }
    // The others conquer something else.
    for (const cell of winner?.cells ?? []) this.planned.add(cell);
    return best;
  }

  goOn(from: Pos, dir: Direction, way: Way | null, factor: number): Way[] {
    const to = this.planet.target(from, dir);
    if (to === null || (way === null && (this.taken.has(index(to)) || this.planet.isDeadly(to)))) return [];
    const cell = index(to);
    const isNew = !this.planned.has(cell) && !way?.cells.includes(cell);
    const value = (way?.value ?? 0) + (isNew ? factor * this.landValue(to) : 0);
    return [{ first: way?.first ?? to, cells: [...(way?.cells ?? []), cell], here: to, value }];
  }

  landValue(pos: Pos): number {
    if (this.planet.cell(pos) !== 'C') return 0;
    const owner = this.planet.owner(pos);
    return owner === this.planet.me ? 0 : owner === -1 ? FREE_CELL : RIVAL_CELL;
  }

  /** What it costs the unit to be there at the end of its move. */
  danger(unit: Mortal, pos: Pos): number {
    const hound = this.planet.houndDistance(pos);
    let cost = 0;
    if (hound <= 4) cost += hound <= 2 ? HOUND_AT_2 : hound === 3 ? HOUND_AT_3 : HOUND_AT_4;
    if (pos.level === 1) cost += this.necromongerDanger(unit, pos);
    return cost + this.furyanDanger(unit, pos);
  }

  necromongerDanger(unit: Mortal, pos: Pos): number {
    const attackers = this.necromongers.filter((other) => distance(other.pos, pos) <= 1).length;
    return attackers * (unit.health > attackers * NECROMONGER_DAMAGE ? 10 : 500);
  }

  /** Pioneers keep away from enemy furyans; furyans only when they may be killed before they strike back. */
  furyanDanger(unit: Mortal, pos: Pos): number {
    if (unit.type === 'furyan' && unit.health > 50) return 0;
    let cost = 0;
    for (const furyan of this.enemyFuryans) {
      const far = furyan.pos.level === pos.level ? distance(furyan.pos, pos) : FAR;
      if (far <= 2) cost += far === 2 ? FURYAN_AT_2 : FURYAN_AT_1;
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
    const trips = this.planet.gems.flatMap((gem) => {
      const way = this.wayTo(gem);
      this.toGem.set(gem, way);
      return pioneers.map((unit) => ({ unit, gem, time: way[index(unit.pos)] }));
    });
    const gemOf = new Map<number, Pos>();
    const given = new Set<Pos>();
    for (const { unit, gem, time } of trips.sort((a, b) => a.time - b.time)) {
      if (gemOf.has(unit.id) || given.has(gem) || !this.isWorthIt(gem, time)) continue;
      gemOf.set(unit.id, gem);
      given.add(gem);
    }
    return gemOf;
  }

  /** In time, before the sun; and back in the dark, unless the match is over by then. */
  isWorthIt(gem: Pos, time: number): boolean {
    if (time > Math.min(this.planet.nightLeft(gem.column), LONGEST_TRIP, this.roundsLeft)) return false;
    const isHome = (elevator: Pos): boolean =>
      time + distance(gem, elevator) <= Math.max(this.planet.nightLeft(elevator.column), 0);
    return this.roundsLeft - time < 4 || this.darkElevators.some(isHome);
  }

  /** Rounds to the gem from every position of both levels, by the elevator that is best and dark on arrival. */
  wayTo(gem: Pos): Int32Array {
    const levels = 2 * this.toLand.length;
    const way = new Int32Array(levels).fill(FAR);
    for (let n = 0; n < this.toLand.length; n++) {
      const pos = new Pos(Math.floor(n / COLUMNS), n % COLUMNS, 1);
      way[this.toLand.length + n] = distance(pos, gem);
    }
    const rings: number[][] = [];
    for (const elevator of this.darkElevators) {
      const time = distance(elevator, gem) + 1;
      (rings[time] ??= []).push(index(elevator));
      way[index(elevator)] = time;
    }
    for (let time = 0; time < Math.min(rings.length, LONGEST_TRIP); time++) {
      for (const here of rings[time] ?? []) {
        if (way[here] !== time) continue;
        const pos = new Pos(Math.floor(here / COLUMNS), here % COLUMNS, 0);
        for (const dir of WALKS) {
          const near = step(pos, dir);
          if (near === null || this.planet.cell(near) === 'R' || way[index(near)] <= time + 1) continue;
          way[index(near)] = time + 1;
          (rings[time + 1] ??= []).push(index(near));
        }
      }
    }
    return way;
  }
}
