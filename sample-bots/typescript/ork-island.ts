// What a bot for Ork Island needs to know of the island.

import type { State } from './minions.ts';

/** Farther than any way on the island. */
export const FAR = 1000000;
/** No cell makes a way longer than this, whatever it costs. */
const DEAREST = 20;

/** As in the protocol. */
export type Position = readonly [row: number, column: number];

const STEPS = { N: [-1, 0], S: [1, 0], W: [0, -1], E: [0, 1] } as const;

export type Direction = keyof typeof STEPS;

export const DIRECTIONS = Object.keys(STEPS) as Direction[];

/** What the judge tells in this game, as far as the bots use it. */
export interface OrkIslandState extends State<Config> {
  readonly board: readonly string[];
  readonly cities: readonly Place[];
  readonly paths: readonly Path[];
  readonly units: readonly Unit[];
}

export interface Config {
  readonly costGrass: number;
  readonly costForest: number;
  readonly costSand: number;
  readonly costCity: number;
  readonly costPath: number;
}

/** A city or a path. */
export interface Place {
  readonly cells: readonly Position[];
  /** -1 as long as nobody has conquered it. */
  readonly owner: number;
}

export interface Path extends Place {
  /** The cities that it connects, by their places in the list. */
  readonly ends: readonly [number, number];
}

/** An ork. */
export interface Unit {
  readonly id: number;
  readonly player: number;
  readonly pos: Position;
  readonly health: number;
}

export interface Order {
  readonly unit: number;
  readonly dir: Direction;
}

/**
 * For every index: how `far` the nearest of the goals is, in steps plus the health they cost (FAR if there is no way), and
 * `goal`, which place that is.
 */
export interface Walk {
  readonly far: Int32Array;
  readonly goal: Int32Array;
}

// The health it costs to enter a cell. Only the first state tells it (until then, the usual), so it must be remembered.
let costs: Readonly<Record<string, number>> = { '.': 1, F: 2, S: 3, C: 0, P: 0 };

function readCosts({ costGrass, costForest, costSand, costCity, costPath }: Config): Record<string, number> {
  return { '.': costGrass, F: costForest, S: costSand, C: costCity, P: costPath };
}

/** The position one step away, on the board or just beyond the edge. */
export function step([i, j]: Position, dir: Direction): Position {
  const [di, dj] = STEPS[dir];
  return [i + di, j + dj];
}

/** Steps between two positions, were there no water. */
export function distance(a: Position, b: Position): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

export function order(unit: Unit, dir: Direction): Order {
  return { unit: unit.id, dir };
}

export class Island {
  readonly me: number;
  readonly units: readonly Unit[];
  readonly mine: readonly Unit[];
  /** What can be conquered, each with its cells and its owner: the cities, then the paths. */
  readonly places: readonly Place[];
  readonly #width: number;
  readonly #land: string;
  readonly #unitByIndex: ReadonlyMap<number, Unit>;
  readonly #placeByIndex = new Map<number, number>();

  constructor(state: OrkIslandState) {
    if (state.start) costs = readCosts(state.start.config);
    this.#width = state.board[0].length + 1;
    // Water all around, so that nothing beyond the edge needs a thought.
    const sea = 'W'.repeat(this.#width);
    this.#land = [sea, ...state.board.map((row) => `${row}W`), sea].join('');
    this.me = state.player;
    this.units = state.units;
    this.mine = state.units.filter((unit) => unit.player === this.me);
    this.places = [...state.cities, ...state.paths];
    this.#unitByIndex = new Map(state.units.map((unit) => [this.index(unit.pos), unit]));
    this.places.forEach((place, n) => {
      for (const pos of place.cells) this.#placeByIndex.set(this.index(pos), n);
    });
  }

  /** A number for each position, row by row, those just beyond the edge included. */
  index([i, j]: Position): number {
    return (i + 1) * this.#width + j;
  }

  /** W water, . grass, F forest, S sand, C city, P path. */
  cell(pos: Position): string {
    return this.#land[this.index(pos)];
  }

  /** The health it costs to enter a cell that is not water. */
  cost(pos: Position): number {
    return costs[this.cell(pos)];
  }

  unitAt(pos: Position): Unit | null {
    return this.#unitByIndex.get(this.index(pos)) ?? null;
  }

  /** Which of the places the cell belongs to, or -1. */
  placeAt(pos: Position): number {
    return this.#placeByIndex.get(this.index(pos)) ?? -1;
  }

  /** How many orks each player has in a place. */
  count(place: Place): number[] {
    const counts = [0, 0, 0, 0];
    for (const pos of place.cells) {
      const unit = this.unitAt(pos);
      if (unit) counts[unit.player] += 1;
    }
    return counts;
  }

  /** Where an order leads, or null into water. Somebody may stand there. */
  target(pos: Position, dir: Direction): Position | null {
    const to = step(pos, dir);
    return this.cell(to) === 'W' ? null : to;
  }

  /** Walks from some of the places at once. */
  walkFrom(goals: readonly number[]): Walk {
    const far = new Int32Array(this.#land.length).fill(FAR);
    const goal = new Int32Array(this.#land.length).fill(-1);
    // The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
    const rings: number[][] = [[]];
    for (const n of goals) {
      for (const pos of this.places[n].cells) {
        far[this.index(pos)] = 0;
        goal[this.index(pos)] = n;
        rings[0].push(this.index(pos));
      }
    }
    for (let near = 0; near < rings.length; near++) {
      for (const here of rings[near] ?? []) {
        if (far[here] !== near) continue;
        const farther = near + 1 + Math.min(costs[this.#land[here]], DEAREST);
        for (const there of [here - this.#width, here + this.#width, here - 1, here + 1]) {
          if (far[there] <= farther || this.#land[there] === 'W') continue;
          far[there] = farther;
          goal[there] = goal[here];
          (rings[farther] ??= []).push(there);
        }
      }
    }
    return { far, goal };
  }
}
