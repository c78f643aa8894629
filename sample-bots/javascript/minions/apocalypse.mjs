// What a bot for Apocalypse needs to know of the battlefield. A cell is a number, row by row; `cellAt` and `positionOf`
// turn the position of the protocol into a cell and back.

import { Pos, USUAL, key, readState } from './apocalypse-types.mjs';
import { Ground } from './ground.mjs';
import { makePlayer, once, parseStateOf } from './minions.mjs';

export { LAND, Pos, key, samePos } from './apocalypse-types.mjs';

/** @import { Action, Facing, Helicopter, HelicopterOrder, ParachuterOrder, Post, Soldier, SoldierOrder, State } from './apocalypse-types.mjs' */
/** @import { Game, Plan, Player } from './minions.mjs' */

/**
 * `centres` are those that a helicopter comes to, the nearest first; for each of them there are the `steps` to it, and the
 * centre `before` it on the way.
 * @typedef {object} Flight
 * @property {readonly number[]} centres
 * @property {Int32Array} steps
 * @property {Int32Array} before
 */

/** A thing of the state together with its cell. @template Thing @typedef {Thing & { readonly cell: number }} WithCell */

/** @type {Game<State>} */
const GAME = { id: 'apocalypse', read: readState, usual: USUAL };

/** A plan for Apocalypse, as `run` takes it. @param {new () => Plan<State>} MakePlan @returns {Player} */
export function playing(MakePlan) {
  return makePlayer(GAME, () => new MakePlan());
}

/** A saved state, from its line. @param {string} line @returns {State} */
export function parseState(line) {
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

const STEPS = { south: SIZE, east: 1, north: -SIZE, west: -1 };

/** Each is a quarter turn counterclockwise from the one before. */
const FACINGS = /** @type {Facing[]} */ (Object.keys(STEPS));

/** @param {Pos} pos @returns {number} */
export function cellAt({ row, column }) {
  return row * SIZE + column;
}

/** @param {number} cell @returns {Pos} */
export function positionOf(cell) {
  return new Pos(Math.floor(cell / SIZE), cell % SIZE);
}

/**
 * The next cell. There always is one: the border is all mountains, and nobody can be on it.
 * @param {number} cell @param {Facing} facing @returns {number}
 */
export function step(cell, facing) {
  return cell + STEPS[facing];
}

/** Where a helicopter faces after a turn clockwise. @param {Facing} facing @returns {Facing} */
function clockwise(facing) {
  return FACINGS[(FACINGS.indexOf(facing) + 3) % 4];
}

/**
 * Steps of a soldier from one cell to another, were there nothing in his way.
 * @param {number} a @param {number} b @returns {number}
 */
export function distance(a, b) {
  const [from, to] = [positionOf(a), positionOf(b)];
  return Math.max(Math.abs(from.row - to.row), Math.abs(from.column - to.column));
}

/**
 * The cells up to so many steps away: row by row, and the cell itself among them.
 * @param {number} cell @param {number} reach @returns {number[]}
 */
export function square(cell, reach) {
  const { row, column } = positionOf(cell);
  /** @type {number[]} */
  const cells = [];
  for (let i = Math.max(0, row - reach); i <= Math.min(SIZE - 1, row + reach); i++) {
    for (let j = Math.max(0, column - reach); j <= Math.min(SIZE - 1, column + reach); j++) cells.push(i * SIZE + j);
  }
  return cells;
}

/** The square of each cell. @param {number} reach @returns {number[][]} */
function squares(reach) {
  return Array.from({ length: CELLS }, (_, cell) => square(cell, reach));
}

const squaresAround = once(() => squares(1));
const squaresBelow = once(() => squares(REACH));

/**
 * The cells that a soldier can order: his own and the eight around it.
 * @param {number} cell @returns {readonly number[]}
 */
export function around(cell) {
  return squaresAround()[cell];
}

/**
 * The cells below a helicopter with this centre; just as well, the centres from which it covers this cell.
 * @param {number} centre @returns {readonly number[]}
 */
export function below(centre) {
  return squaresBelow()[centre];
}

/**
 * What a helicopter does first on the way to a goal, as `flyFrom` found it.
 * @param {WithCell<Helicopter>} pos @param {number} goal @param {Int32Array} before @returns {Action}
 */
export function firstAction({ cell, facing }, goal, before) {
  let first = goal;
  let second = goal;
  while (before[first] !== cell) {
    second = first;
    first = before[first];
  }
  if (first === step(cell, facing)) return second === step(first, facing) ? 'forward2' : 'forward1';
  return first === step(cell, clockwise(facing)) ? 'clockwise' : 'counterclockwise';
}

/**
 * Moves the soldier to one of the cells around him, or lets him attack who is there.
 * @param {Soldier} soldier @param {Pos} to @returns {SoldierOrder}
 */
export function orderSoldier(soldier, to) {
  return { soldier: soldier.id, to };
}

/** @param {Helicopter} helicopter @param {Action} action @returns {HelicopterOrder} */
export function orderHelicopter(helicopter, action) {
  return { helicopter: helicopter.id, do: action };
}

/**
 * Throws the first parachuter of the helicopter.
 * @param {Pos} to @param {Helicopter} helicopter @returns {ParachuterOrder}
 */
export function orderParachuter(to, helicopter) {
  return { parachuter: to, helicopter: helicopter.id };
}

/**
 * @template {{ pos: Pos }} Thing
 * @param {Thing} thing
 * @returns {WithCell<Thing>}
 */
function withCell(thing) {
  return { ...thing, cell: cellAt(thing.pos) };
}

/** @extends {Ground<Pos>} */
export class Battlefield extends Ground {
  /** @type {number} */
  me;
  /** @type {readonly WithCell<Post>[]} */
  posts;
  /** @type {readonly WithCell<Soldier>[]} */
  soldiers;
  /** @type {readonly WithCell<Soldier>[]} */
  mine;
  /** @type {readonly WithCell<Soldier>[]} */
  enemies;
  /** @type {readonly WithCell<Helicopter>[]} */
  helicopters;
  /** @type {readonly WithCell<Helicopter>[]} */
  myHelicopters;
  /** @type {State} */
  #state;
  far = FAR;
  /** @type {string} */
  #land;
  #isBurning = new Uint8Array(CELLS);
  #isOpen = new Uint8Array(CELLS);
  #isOverMountain = new Uint8Array(CELLS);
  /** @type {ReadonlyMap<number, WithCell<Soldier>>} */
  #soldierByCell;

  /** Posts, soldiers and helicopters are those of the state, each with its `cell`. @param {State} state */
  constructor(state) {
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

  /** @param {number} cell */
  #readLand(cell) {
    const land = this.#land[cell];
    if (land === ':' || land === '.') this.#isOpen[cell] = 1;
    if (land === 'X') for (const centre of below(cell)) this.#isOverMountain[centre] = 1;
  }

  /** @param {number} cell @returns {boolean} */
  isForest(cell) {
    return this.#land[cell] === ':';
  }

  /** Sets the cell on fire: also for a bot to note where it throws napalm. @param {number} cell */
  ignite(cell) {
    this.#isBurning[cell] = 1;
    this.#isOpen[cell] = 0;
  }

  /**
   * Whether a soldier can live there: forest or grass, not on fire. Somebody may be there.
   * @param {number} cell @returns {boolean}
   */
  isOpen(cell) {
    return this.#isOpen[cell] === 1;
  }

  /** Whether a fire next to it may spread to the cell. @param {number} cell @returns {boolean} */
  isEndangered(cell) {
    return this.isForest(cell) && FACINGS.some((facing) => this.#isBurning[step(cell, facing)] === 1);
  }

  /** @param {number} cell @returns {WithCell<Soldier> | null} */
  soldierAt(cell) {
    return this.#soldierByCell.get(cell) ?? null;
  }

  /** @param {Pos} pos @returns {Pos[]} */
  neighbours(pos) {
    const here = cellAt(pos);
    return around(here)
      .filter((cell) => cell !== here && this.isOpen(cell))
      .map(positionOf);
  }

  /**
   * The first step to the nearest goal, or null.
   * @param {Pos} from @param {readonly Pos[]} goals @returns {Pos | null}
   */
  towards(from, goals) {
    return this.path(from, goals)[0] ?? null;
  }

  /**
   * The best step of a soldier of mine by a table of `walkFrom`, or null when none brings him nearer. The cell is then claimed:
   * no other soldier of mine gets it in this round, nor one where a soldier of mine stands. Of equally good cells the first,
   * row by row.
   * @param {Soldier} soldier @param {Int32Array} steps @returns {Pos | null}
   */
  claimStep(soldier, steps) {
    const here = cellAt(soldier.pos);
    const open = around(here).filter((cell) => this.isOpen(cell));
    const ways = open.map((cell) => ({ way: positionOf(cell), cell }));
    return this.claimBest(ways, steps, steps[here]);
  }

  /**
   * Where parachuters of the helicopter should jump: the free cells below it, by a table of `walkFrom` the nearest first, no
   * more than `most` and than it has parachuters. They are then claimed. Of equally near cells the first, row by row.
   * @param {Helicopter} helicopter @param {Int32Array} steps @param {number} most @returns {Pos[]}
   */
  claimLandings(helicopter, steps, most) {
    const free = below(cellAt(helicopter.pos)).filter(
      (cell) => this.isOpen(cell) && this.soldierAt(cell) === null && !this.claimed.has(cell),
    );
    free.sort((a, b) => steps[a] - steps[b]);
    const landings = free.slice(0, Math.min(most, helicopter.parachuters.length));
    for (const cell of landings) this.claimed.add(cell);
    return landings.map(positionOf);
  }

  /** @param {number} player @returns {WithCell<Soldier>[]} */
  soldiersOf(player) {
    return this.soldiers.filter((soldier) => soldier.player === player);
  }

  /** @param {number} player @returns {WithCell<Helicopter>[]} */
  helicoptersOf(player) {
    return this.helicopters.filter((helicopter) => helicopter.player === player);
  }

  /** Whom the soldier could attack now. @param {Soldier} soldier @returns {WithCell<Soldier>[]} */
  enemiesInReach(soldier) {
    return this.neighbours(soldier.pos)
      .flatMap((pos) => this.soldierAt(cellAt(pos)) ?? [])
      .filter((other) => other.player !== this.me);
  }

  /** Where the posts of a player are, or those of nobody (-1). @param {number} player @returns {Pos[]} */
  cellsOf(player) {
    return this.posts.filter((post) => post.owner === player).map((post) => post.pos);
  }

  /** The board as text, with soldiers by the digits of their players, and * for fire. @returns {string} */
  grid() {
    const rows = this.#state.board.map((row) => [...row]);
    for (const { pos } of this.#state.fire) rows[pos.row][pos.column] = '*';
    for (const { player, pos } of this.soldiers) rows[pos.row][pos.column] = String(player);
    return rows.map((row) => row.join('')).join('\n');
  }

  /** @param {Pos} pos @returns {boolean} */
  isOccupied(pos) {
    return this.soldierAt(cellAt(pos)) !== null;
  }

  /** @param {Pos} pos @returns {number} */
  keyOf(pos) {
    return key(pos);
  }

  /**
   * For each cell, 1 if the helicopter can have its centre there: over no mountain, clear of other helicopters.
   * @param {WithCell<Helicopter>} helicopter @returns {Uint8Array}
   */
  skyOf(helicopter) {
    const sky = this.#isOverMountain.map((isOver) => 1 - isOver);
    for (const other of this.helicopters) {
      if (other.id === helicopter.id) continue;
      // With their centres that near, the two would share a cell of sky.
      for (const cell of square(other.cell, 2 * REACH)) sky[cell] = 0;
    }
    return sky;
  }

  /** What the helicopter can be ordered to do. @param {WithCell<Helicopter>} helicopter @returns {Action[]} */
  actionsOf(helicopter) {
    const sky = this.skyOf(helicopter);
    const ahead = step(helicopter.cell, helicopter.facing);
    /** @type {Action[]} */
    const actions = ['clockwise', 'counterclockwise'];
    if (sky[ahead]) actions.push('forward1');
    if (sky[ahead] && sky[step(ahead, helicopter.facing)]) actions.push('forward2');
    if (helicopter.napalm === 0) actions.push('napalm');
    return actions;
  }

  /**
   * Walks from all sources at once. For each cell: the steps to the nearest source, or FAR if there is no way of at most
   * `most` steps.
   * @param {Iterable<number>} sources @param {number} [most] @returns {Int32Array}
   */
  walkFrom(sources, most = FAR) {
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

  /** Flies everywhere, straight on as long as possible. @param {WithCell<Helicopter>} helicopter @returns {Flight} */
  flyFrom(helicopter) {
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
