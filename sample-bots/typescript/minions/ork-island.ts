// What a bot for Ork Island needs to know of the island.

import { Ground } from './ground.ts';
import { makePlayer, parseStateOf, type Game, type Plan, type Player } from './minions.ts';
import { Pos, USUAL, key, readState, samePos } from './ork-island-types.ts';
import type { City, Config, Direction, Land, Order, Path, State, Unit } from './ork-island-types.ts';

export { LAND, Pos, key, samePos } from './ork-island-types.ts';
export type * from './ork-island-types.ts';

const GAME: Game<State> = { id: 'ork-island', read: readState, usual: USUAL };

/** A plan for Ork Island, as `run` takes it. */
export function playing(MakePlan: new () => Plan<State>): Player {
  return makePlayer(GAME, () => new MakePlan());
}

/** A saved state, from its line. */
export function parseState(line: string): State {
  return parseStateOf(GAME, line);
}

/** Farther than any way on the island. */
export const FAR = 1000000;
/** No cell makes a way longer than this, whatever it costs. */
const DEAREST = 20;

const STEPS = { N: [-1, 0], S: [1, 0], W: [0, -1], E: [0, 1] } as const satisfies Record<Direction, readonly number[]>;

export const DIRECTIONS = Object.keys(STEPS) as Direction[];

/** What can be conquered. */
export type Place = City | Path;

/**
 * For every index: how `far` the nearest of the goals is, in steps plus the health they cost (FAR if there is no way), and
 * `goal`, which place that is.
 */
export interface Walk {
  readonly far: Int32Array;
  readonly goal: Int32Array;
}

/** The health it costs to enter a cell, by its letter. */
function readCosts({ costGrass, costForest, costSand, costCity, costPath }: Config): Record<string, number> {
  return { '.': costGrass, F: costForest, S: costSand, C: costCity, P: costPath };
}

/** The position one step away, on the board or just beyond the edge. */
export function step({ row, column }: Pos, dir: Direction): Pos {
  const [down, right] = STEPS[dir];
  return new Pos(row + down, column + right);
}

/** Steps between two positions, were there no water. */
export function distance(a: Pos, b: Pos): number {
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

export function order(unit: Unit, dir: Direction): Order {
  return { unit: unit.id, dir };
}

export class Island extends Ground<Pos> {
  readonly me: number;
  readonly units: readonly Unit[];
  readonly mine: readonly Unit[];
  /** What can be conquered, each with its cells and its owner: the cities, then the paths. */
  readonly places: readonly Place[];
  readonly #state: State;
  readonly #costs: Readonly<Record<string, number>>;
  protected readonly far = FAR;
  readonly #width: number;
  readonly #land: string;
  readonly #unitByIndex: ReadonlyMap<number, Unit>;
  readonly #placeByIndex = new Map<number, number>();

  constructor(state: State) {
    super();
    this.#state = state;
    this.#costs = readCosts(state.config);
    this.#width = state.board[0].length + 1;
    // Water all around, so that nothing beyond the edge needs a thought.
    const sea = 'W'.repeat(this.#width);
    this.#land = [sea, ...state.board.map((row) => `${row}W`), sea].join('');
    this.me = state.player;
    this.units = state.units;
    this.mine = state.units.filter((unit) => unit.player === this.me);
    this.places = [...state.cities, ...state.paths];
    this.#unitByIndex = new Map(state.units.map((unit) => [this.index(unit.pos), unit]));
    for (const ork of this.mine) this.claimed.add(this.index(ork.pos));
    this.places.forEach((place, n) => {
      for (const pos of place.cells) this.#placeByIndex.set(this.index(pos), n);
    });
  }

  /** A number for each position, row by row, those just beyond the edge included. */
  index({ row, column }: Pos): number {
    return (row + 1) * this.#width + column;
  }

  /** W water, . grass, F forest, S sand, C city, P path. */
  cell(pos: Pos): Land {
    return this.#land[this.index(pos)] as Land;
  }

  /** The health it costs to enter a cell that is not water. */
  cost(pos: Pos): number {
    return this.#costs[this.cell(pos)];
  }

  unitAt(pos: Pos): Unit | null {
    return this.#unitByIndex.get(this.index(pos)) ?? null;
  }

  /** Which of the places the cell belongs to, or -1. */
  placeAt(pos: Pos): number {
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
  target(pos: Pos, dir: Direction): Pos | null {
    const to = step(pos, dir);
    return this.cell(to) === 'W' ? null : to;
  }

  neighbours(pos: Pos): Pos[] {
    return DIRECTIONS.flatMap((dir) => this.target(pos, dir) ?? []);
  }

  /** The direction of the first step to the nearest goal, or null. */
  towards(from: Pos, goals: readonly Pos[]): Direction | null {
    const [first] = this.path(from, goals);
    return DIRECTIONS.find((dir) => samePos(first, step(from, dir))) ?? null;
  }

  /**
   * The direction of the best step of an ork of mine by a table of `walkFrom`, or null when none brings it nearer. The cell is
   * then claimed: no other ork of mine gets it in this round, nor one where an ork of mine stands. Of equally good steps the
   * first of DIRECTIONS.
   */
  claimStep(ork: Unit, far: Int32Array): Direction | null {
    const ways = DIRECTIONS.flatMap((dir) => {
      const to = this.target(ork.pos, dir);
      return to === null ? [] : [{ way: dir, cell: this.index(to) }];
    });
    return this.claimBest(ways, far, far[this.index(ork.pos)]);
  }

  /** The orks of a player. */
  unitsOf(player: number): Unit[] {
    return this.units.filter((unit) => unit.player === player);
  }

  /** Whom the ork could attack now. */
  enemiesInReach(ork: Unit): Unit[] {
    return this.neighbours(ork.pos)
      .flatMap((pos) => this.unitAt(pos) ?? [])
      .filter((other) => other.player !== this.me);
  }

  /** The cells of the cities and paths of a player, or of nobody (-1). */
  cellsOf(player: number): Pos[] {
    return this.places.filter((place) => place.owner === player).flatMap((place) => place.cells);
  }

  /** The board as text, with orks by the digits of their players. */
  grid(): string {
    const rows = this.#state.board.map((row) => [...row]);
    for (const { player, pos } of this.units) rows[pos.row][pos.column] = String(player);
    return rows.map((row) => row.join('')).join('\n');
  }

  protected isOccupied(pos: Pos): boolean {
    return this.unitAt(pos) !== null;
  }

  protected keyOf(pos: Pos): number {
    return key(pos);
  }

  protected override lengthOf(pos: Pos): number {
    return 1 + Math.min(this.cost(pos), DEAREST);
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
        const farther = near + 1 + Math.min(this.#costs[this.#land[here]], DEAREST);
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
