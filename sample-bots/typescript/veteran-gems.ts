// Crematoria: which pioneer fetches which gem, by which elevator, how those outside come home before the sun, and who waits
// for the next gem.

import { COLUMNS, FAR, distance, index } from './minions/crematoria.ts';
import type { Planet, Pos, State } from './minions/crematoria.ts';

/** In the last rounds nobody needs to come home. */
const NO_RETURN = 4;
/** At most so many wait by elevators, from so many rounds before the night comes there until so many after. */
const WATCHERS = 8;
const ROUNDS_BEFORE = 6;
const ROUNDS_AFTER = 4;
/** Nobody comes from farther away than this to wait. */
const FARTHEST = 20;
/** Night is half of the ring, and its first two columns are lost at the end of the round. */
const NIGHT = COLUMNS / 2;
const LOST = 2;

/** An elevator and the steps to it from every index of the cave. The land stays the same: this is made once for a match. */
export interface Elevator {
  readonly pos: Pos;
  readonly steps: Int32Array;
}

export function findElevators(planet: Planet): Elevator[] {
  return planet.elevators.map((pos) => ({ pos, steps: planet.walkFrom([pos]).steps }));
}

export class Gems {
  readonly #planet: Planet;
  readonly #elevators: readonly Elevator[];
  readonly #firstNightColumn: number;
  readonly #roundsLeft: number;
  /** The gem of each pioneer that fetches one, by its id. */
  readonly gemOf: ReadonlyMap<number, Pos>;
  /** The elevator by which each pioneer waits that does so, by its id. */
  readonly watchOf: ReadonlyMap<number, Elevator>;

  constructor(planet: Planet, state: State, elevators: readonly Elevator[]) {
    this.#planet = planet;
    this.#elevators = elevators;
    this.#firstNightColumn = state.night[0];
    this.#roundsLeft = state.rounds - state.round;
    this.gemOf = this.#assign();
    this.watchOf = this.#watch();
  }

  /** Gives each gem to at most one pioneer, the shortest trips first. */
  #assign(): Map<number, Pos> {
    const pioneers = this.#planet.mine.filter((unit) => unit.type === 'pioneer');
    const trips = this.#planet.gems.flatMap((gem) =>
      pioneers.map((unit) => ({ unit, gem, time: this.timeTo(gem, unit.pos) })),
    );
    const gemOf = new Map<number, Pos>();
    const given = new Set<Pos>();
    for (const { unit, gem, time } of trips.sort((a, b) => a.time - b.time)) {
      if (gemOf.has(unit.id) || given.has(gem) || !this.#isWorthIt(gem, time)) continue;
      gemOf.set(unit.id, gem);
      given.add(gem);
    }
    return gemOf;
  }

  /** Gems appear where night begins. Who waits by an elevator there is the first to be at one; the nearest pioneer does. */
  #watch(): Map<number, Elevator> {
    const free = this.#planet.mine.filter(
      ({ id, type, pos }) => type === 'pioneer' && pos.level === 0 && !this.gemOf.has(id),
    );
    const ways = this.#elevators
      .filter((elevator) => this.#isAtDusk(elevator.pos.column))
      .flatMap((elevator) => free.map((unit) => ({ unit, elevator, steps: elevator.steps[index(unit.pos)] })))
      .filter(({ steps }) => steps <= FARTHEST);
    const watchOf = new Map<number, Elevator>();
    const watched = new Set<Elevator>();
    for (const { unit, elevator } of ways.sort((a, b) => a.steps - b.steps)) {
      if (watchOf.size >= WATCHERS || watchOf.has(unit.id) || watched.has(elevator)) continue;
      watchOf.set(unit.id, elevator);
      watched.add(elevator);
    }
    return watchOf;
  }

  #isAtDusk(column: number): boolean {
    const ahead = this.#intoNight(column) - NIGHT;
    return ahead <= 2 * ROUNDS_BEFORE && ahead >= -2 * ROUNDS_AFTER - 1;
  }

  /** Rounds to the gem, by the elevator that is best for it and dark on arrival. */
  timeTo(gem: Pos, from: Pos): number {
    if (from.level === 1) return distance(from, gem);
    let least = FAR;
    for (const { pos, steps } of this.#elevators) {
      const up = steps[index(from)] + 1;
      const time = up + distance(pos, gem);
      if (time < least && this.#isDark(pos.column, up)) least = time;
    }
    return least;
  }

  /** In time, before the sun; and back in the dark, unless the match is over by then. */
  #isWorthIt(gem: Pos, time: number): boolean {
    if (time > this.#roundsLeft || !this.#isDark(gem.column, time)) return false;
    return this.#roundsLeft - time < NO_RETURN || this.#timeHome(gem, time) < FAR;
  }

  /** What it costs to be outside without a gem to fetch: the steps home; when no elevator is dark long enough, the sun is near. */
  home(pos: Pos): number {
    return Math.min(this.#timeHome(pos, 1), FAR - this.#planet.nightLeft(pos.column));
  }

  /** Steps to the nearest elevator that is still dark on arrival, for who is there in so many rounds. */
  #timeHome(from: Pos, rounds: number): number {
    let least = FAR;
    for (const { pos } of this.#elevators) {
      const steps = distance(from, pos);
      if (steps < least && this.#isDark(pos.column, rounds + steps)) least = steps;
    }
    return least;
  }

  /** Whether one can be outside in that column after so many rounds: by then the sun has gone on two columns in each. */
  #isDark(column: number, rounds: number): boolean {
    const intoNight = this.#intoNight(column);
    // From here on it would be the next night, and the way there leads through the day.
    if (intoNight >= NIGHT + 10) return false;
    const then = intoNight - 2 * (rounds - 1);
    return then >= LOST && then < NIGHT;
  }

  /** How many columns there are from the edge where the sun comes, going right. */
  #intoNight(column: number): number {
    return (column - this.#firstNightColumn + COLUMNS) % COLUMNS;
  }
}
