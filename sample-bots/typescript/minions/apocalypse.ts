// What a bot for Apocalypse needs to know of the battlefield. A cell is a number, row by row; `cellAt` and `positionOf`
// turn the position of the protocol into a cell and back.

import { Pos, USUAL, key, readState } from './apocalypse-types.ts';
import type { Action, Facing, HelicopterOrder, ParachuterOrder, SoldierOrder, State } from './apocalypse-types.ts';
import type { Helicopter, Post, Soldier } from './apocalypse-types.ts';
import { Ground } from './ground.ts';
import { makePlayer, once, parseStateOf, type Game, type Plan, type Player } from './minions.ts';

export { LAND, Pos, key, samePos } from './apocalypse-types.ts';
export type * from './apocalypse-types.ts';

const GAME: Game<State> = { id: 'apocalypse', read: readState, usual: USUAL };

/** A plan for Apocalypse, as `run` takes it. */
export function playing(MakePlan: new () => Plan<State>): Player {
  return makePlayer(GAME, () => new MakePlan());
}

/** A saved state, from its line. */
export function parseState(line: string): State {
  return parseStateOf(GAME, line);
}

export const SIZE = 60;
export const CELLS = SIZE * SIZE;
/** A helicopter covers the cells up to this far from its centre. */
export const REACH = 2;
/** The most parachuters that a player can throw in a round. */
export const THROWS = 4;
/** Farther than any way on the battlefield. */
export const FAR = 9999;

const STEPS = { south: SIZE, east: 1, north: -SIZE, west: -1 } satisfies Record<Facing, number>;

/** Each is a quarter turn counterclockwise from the one before. */
const FACINGS = Object.keys(STEPS) as Facing[];

export function cellAt({ row, column }: Pos): number {
  return row * SIZE + column;
}

export function positionOf(cell: number): Pos {
  return new Pos(Math.floor(cell / SIZE), cell % SIZE);
}

/** The next cell. There always is one: the border is all mountains, and nobody can be on it. */
export function step(cell: number, facing: Facing): number {
  return cell + STEPS[facing];
}

/** Where a helicopter faces after a turn clockwise. */
function clockwise(facing: Facing): Facing {
  return FACINGS[(FACINGS.indexOf(facing) + 3) % 4];
}

/** Steps of a soldier from one cell to another, were there nothing in his way. */
export function distance(a: number, b: number): number {
  const [from, to] = [positionOf(a), positionOf(b)];
  return Math.max(Math.abs(from.row - to.row), Math.abs(from.column - to.column));
}

/** The cells up to so many steps away: row by row, and the cell itself among them. */
export function square(cell: number, reach: number): number[] {
  const { row, column } = positionOf(cell);
  const cells: number[] = [];
  for (let i = Math.max(0, row - reach); i <= Math.min(SIZE - 1, row + reach); i++) {
    for (let j = Math.max(0, column - reach); j <= Math.min(SIZE - 1, column + reach); j++) cells.push(i * SIZE + j);
  }
  return cells;
}

/** The square of each cell. */
function squares(reach: number): number[][] {
  return Array.from({ length: CELLS }, (_, cell) => square(cell, reach));
}

const squaresAround = once(() => squares(1));
const squaresBelow = once(() => squares(REACH));

/** The cells that a soldier can order: his own and the eight around it. */
export function around(cell: number): readonly number[] {
  return squaresAround()[cell];
}

/** The cells below a helicopter with this centre; just as well, the centres from which it covers this cell. */
export function below(centre: number): readonly number[] {
  return squaresBelow()[centre];
}

/** A thing of the state together with its cell. */
export type WithCell<Thing> = Thing & { readonly cell: number };

/**
 * `centres` are those that a helicopter comes to, the nearest first; for each of them there are the `steps` to it, and the
 * centre `before` it on the way.
 */
export interface Flight {
  readonly centres: readonly number[];
  readonly steps: Int32Array;
  readonly before: Int32Array;
}

/** What a helicopter does first on the way to a goal, as `flyFrom` found it. */
export function firstAction({ cell, facing }: WithCell<Helicopter>, goal: number, before: Int32Array): Action {
  let first = goal;
  let second = goal;
  while (before[first] !== cell) {
    second = first;
    first = before[first];
  }
  if (first === step(cell, facing)) return second === step(first, facing) ? 'forward2' : 'forward1';
  return first === step(cell, clockwise(facing)) ? 'clockwise' : 'counterclockwise';
}

/** Moves the soldier to one of the cells around him, or lets him attack who is there. */
export function orderSoldier(soldier: Soldier, to: Pos): SoldierOrder {
  return { soldier: soldier.id, to };
}

export function orderHelicopter(helicopter: Helicopter, action: Action): HelicopterOrder {
  return { helicopter: helicopter.id, do: action };
}

/** Throws the first parachuter of the helicopter. */
export function orderParachuter(to: Pos, helicopter: Helicopter): ParachuterOrder {
  return { parachuter: to, helicopter: helicopter.id };
}

function withCell<Thing extends { readonly pos: Pos }>(thing: Thing): WithCell<Thing> {
  return { ...thing, cell: cellAt(thing.pos) };
}

export class Battlefield extends Ground<Pos> {
  readonly me: number;
  readonly posts: readonly WithCell<Post>[];
  readonly soldiers: readonly WithCell<Soldier>[];
  readonly mine: readonly WithCell<Soldier>[];
  readonly enemies: readonly WithCell<Soldier>[];
  readonly helicopters: readonly WithCell<Helicopter>[];
  readonly myHelicopters: readonly WithCell<Helicopter>[];
  readonly #state: State;
  protected readonly far = FAR;
  readonly #land: string;
  readonly #isBurning = new Uint8Array(CELLS);
  readonly #isOpen = new Uint8Array(CELLS);
  readonly #isOverMountain = new Uint8Array(CELLS);
  readonly #soldierByCell: ReadonlyMap<number, WithCell<Soldier>>;

  /** Posts, soldiers and helicopters are those of the state, each with its `cell`. */
  constructor(state: State) {
    super();
    this.#state = state;
    this.me = state.player;
    this.posts = state.posts.map((post) => withCell(post));
    this.soldiers = state.soldiers.map((soldier) => withCell(soldier));
    this.mine = this.soldiers.filter((soldier) => soldier.player === this.me);
    this.enemies = this.soldiers.filter((soldier) => soldier.player !== this.me);
    this.helicopters = state.helicopters.map((helicopter) => withCell(helicopter));
    this.myHelicopters = this.helicopters.filter((helicopter) => helicopter.player === this.me);
    this.#soldierByCell = new Map(this.soldiers.map((soldier) => [soldier.cell, soldier]));
    for (const soldier of this.mine) this.claimed.add(soldier.cell);
    this.#land = state.board.join('');
    for (let cell = 0; cell < CELLS; cell++) this.#readLand(cell);
    for (const { pos } of state.fire) this.ignite(cellAt(pos));
  }

  #readLand(cell: number): void {
    const land = this.#land[cell];
    if (land === ':' || land === '.') this.#isOpen[cell] = 1;
    if (land === 'X') for (const centre of below(cell)) this.#isOverMountain[centre] = 1;
  }

  isForest(cell: number): boolean {
    return this.#land[cell] === ':';
  }

  /** Sets the cell on fire: also for a bot to note where it throws napalm. */
  ignite(cell: number): void {
    this.#isBurning[cell] = 1;
    this.#isOpen[cell] = 0;
  }

  /** Whether a soldier can live there: forest or grass, not on fire. Somebody may be there. */
  isOpen(cell: number): boolean {
    return this.#isOpen[cell] === 1;
  }

  /** Whether a fire next to it may spread to the cell. */
  isEndangered(cell: number): boolean {
    return this.isForest(cell) && FACINGS.some((facing) => this.#isBurning[step(cell, facing)] === 1);
  }

  soldierAt(cell: number): WithCell<Soldier> | null {
    return this.#soldierByCell.get(cell) ?? null;
  }

  neighbours(pos: Pos): Pos[] {
    const here = cellAt(pos);
    return around(here)
      .filter((cell) => cell !== here && this.isOpen(cell))
      .map(positionOf);
  }

  /** The first step to the nearest goal, or null. */
  towards(from: Pos, goals: readonly Pos[]): Pos | null {
    return this.path(from, goals)[0] ?? null;
  }

  /**
   * The best step of a soldier of mine by a table of `walkFrom`, or null when none brings him nearer. The cell is then claimed:
   * no other soldier of mine gets it in this round, nor one where a soldier of mine stands. Of equally good cells the first,
   * row by row.
   */
  claimStep(soldier: Soldier, steps: Int32Array): Pos | null {
    const here = cellAt(soldier.pos);
    const open = around(here).filter((cell) => this.isOpen(cell));
    const ways = open.map((cell) => ({ way: positionOf(cell), cell }));
    return this.claimBest(ways, steps, steps[here]);
  }

  /**
   * Where parachuters of the helicopter should jump: the free cells below it, by a table of `walkFrom` the nearest first, no
   * more than `most` and than it has parachuters. They are then claimed. Of equally near cells the first, row by row.
   */
  claimLandings(helicopter: Helicopter, steps: Int32Array, most: number): Pos[] {
    const free = below(cellAt(helicopter.pos)).filter(
      (cell) => this.isOpen(cell) && this.soldierAt(cell) === null && !this.claimed.has(cell),
    );
    free.sort((a, b) => steps[a] - steps[b]);
    const landings = free.slice(0, Math.min(most, helicopter.parachuters.length));
    for (const cell of landings) this.claimed.add(cell);
    return landings.map(positionOf);
  }

  soldiersOf(player: number): WithCell<Soldier>[] {
    return this.soldiers.filter((soldier) => soldier.player === player);
  }

  helicoptersOf(player: number): WithCell<Helicopter>[] {
    return this.helicopters.filter((helicopter) => helicopter.player === player);
  }

  /** Whom the soldier could attack now. */
  enemiesInReach(soldier: Soldier): WithCell<Soldier>[] {
    return this.neighbours(soldier.pos)
      .flatMap((pos) => this.soldierAt(cellAt(pos)) ?? [])
      .filter((other) => other.player !== this.me);
  }

  /** Where the posts of a player are, or those of nobody (-1). */
  cellsOf(player: number): Pos[] {
    return this.posts.filter((post) => post.owner === player).map((post) => post.pos);
  }

  /** The board as text, with soldiers by the digits of their players, and * for fire. */
  grid(): string {
    const rows = this.#state.board.map((row) => [...row]);
    for (const { pos } of this.#state.fire) rows[pos.row][pos.column] = '*';
    for (const { player, pos } of this.soldiers) rows[pos.row][pos.column] = String(player);
    return rows.map((row) => row.join('')).join('\n');
  }

  protected isOccupied(pos: Pos): boolean {
    return this.soldierAt(cellAt(pos)) !== null;
  }

  protected keyOf(pos: Pos): number {
    return key(pos);
  }

  /** For each cell, 1 if the helicopter can have its centre there: over no mountain, clear of other helicopters. */
  skyOf(helicopter: WithCell<Helicopter>): Uint8Array {
    const sky = this.#isOverMountain.map((isOver) => 1 - isOver);
    for (const other of this.helicopters) {
      if (other.id === helicopter.id) continue;
      // With their centres that near, the two would share a cell of sky.
      for (const cell of square(other.cell, 2 * REACH)) sky[cell] = 0;
    }
    return sky;
  }

  /** What the helicopter can be ordered to do. */
  actionsOf(helicopter: WithCell<Helicopter>): Action[] {
    const sky = this.skyOf(helicopter);
    const ahead = step(helicopter.cell, helicopter.facing);
    const actions: Action[] = ['clockwise', 'counterclockwise'];
    if (sky[ahead]) actions.push('forward1');
    if (sky[ahead] && sky[step(ahead, helicopter.facing)]) actions.push('forward2');
    if (helicopter.napalm === 0) actions.push('napalm');
    return actions;
  }

  /**
   * Walks from all sources at once. For each cell: the steps to the nearest source, or FAR if there is no way of at most
   * `most` steps.
   */
  walkFrom(sources: Iterable<number>, most = FAR): Int32Array {
    const steps = new Int32Array(CELLS).fill(FAR);
    const queue = [...sources];
    for (const cell of queue) steps[cell] = 0;
    for (const cell of queue) {
      if (steps[cell] === most) break;
      for (const near of around(cell)) {
        if (steps[near] !== FAR || this.#isOpen[near] === 0) continue;
        steps[near] = steps[cell] + 1;
        queue.push(near);
      }
    }
    return steps;
  }

  /** Flies everywhere, straight on as long as possible. */
  flyFrom(helicopter: WithCell<Helicopter>): Flight {
    const sky = this.skyOf(helicopter);
    const first = FACINGS.indexOf(helicopter.facing);
    const facings = [...FACINGS.slice(first), ...FACINGS.slice(0, first)];
    const steps = new Int32Array(CELLS).fill(FAR);
    const before = new Int32Array(CELLS).fill(-1);
    const centres = [helicopter.cell];
    steps[helicopter.cell] = 0;
    for (const centre of centres) {
      for (const facing of facings) {
        const next = step(centre, facing);
        if (steps[next] !== FAR || sky[next] === 0) continue;
        steps[next] = steps[centre] + 1;
        before[next] = centre;
        centres.push(next);
      }
    }
    return { centres, steps, before };
  }
}
