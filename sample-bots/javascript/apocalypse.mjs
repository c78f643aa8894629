// What a bot for Apocalypse needs to know of the battlefield. A cell is a number, row by row; `cellAt` and `positionOf`
// turn the [row, column] of the protocol into a cell and back.

import { once } from './minions.mjs';

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
const FACINGS = Object.keys(STEPS);

export function cellAt([row, column]) {
  return row * SIZE + column;
}

export function positionOf(cell) {
  return [Math.floor(cell / SIZE), cell % SIZE];
}

/** The next cell. There always is one: the border is all mountains, and nobody can be on it. */
export function step(cell, facing) {
  return cell + STEPS[facing];
}

/** Where a helicopter faces after a turn clockwise. */
function clockwise(facing) {
  return FACINGS[(FACINGS.indexOf(facing) + 3) % 4];
}

/** Steps of a soldier from one cell to another, were there nothing in his way. */
export function distance(a, b) {
  const [row, column] = positionOf(a);
  const [otherRow, otherColumn] = positionOf(b);
  return Math.max(Math.abs(row - otherRow), Math.abs(column - otherColumn));
}

/** The cells up to so many steps away: row by row, and the cell itself among them. */
export function square(cell, reach) {
  const [row, column] = positionOf(cell);
  const cells = [];
  for (let i = Math.max(0, row - reach); i <= Math.min(SIZE - 1, row + reach); i++) {
    for (let j = Math.max(0, column - reach); j <= Math.min(SIZE - 1, column + reach); j++) cells.push(cellAt([i, j]));
  }
  return cells;
}

/** The square of each cell. */
function squares(reach) {
  return Array.from({ length: CELLS }, (_, cell) => square(cell, reach));
}

const squaresAround = once(() => squares(1));
const squaresBelow = once(() => squares(REACH));

/** The cells that a soldier can order: his own and the eight around it. */
export function around(cell) {
  return squaresAround()[cell];
}

/** The cells below a helicopter with this centre; just as well, the centres from which it covers this cell. */
export function below(centre) {
  return squaresBelow()[centre];
}

/** What a helicopter does first on the way to a goal, as `flyFrom` found it. */
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

export function orderSoldier(soldier, cell) {
  return { soldier: soldier.id, to: positionOf(cell) };
}

/** One of clockwise, counterclockwise, forward1, forward2 and napalm. */
export function orderHelicopter(helicopter, action) {
  return { helicopter: helicopter.id, do: action };
}

/** Throws the first parachuter of the helicopter. */
export function orderParachuter(cell, helicopter) {
  return { parachuter: positionOf(cell), helicopter: helicopter.id };
}

export class Battlefield {
  #land;
  #isBurning = new Uint8Array(CELLS);
  #isOpen = new Uint8Array(CELLS);
  #isOverMountain = new Uint8Array(CELLS);
  #soldierByCell;

  /** Posts, soldiers and helicopters are those of the state, each with its `cell`. */
  constructor(state) {
    const withCell = (thing) => ({ ...thing, cell: cellAt(thing.pos) });
    this.me = state.player;
    this.posts = state.posts.map(withCell);
    this.soldiers = state.soldiers.map(withCell);
    this.mine = this.soldiers.filter((soldier) => soldier.player === this.me);
    this.enemies = this.soldiers.filter((soldier) => soldier.player !== this.me);
    this.helicopters = state.helicopters.map(withCell);
    this.myHelicopters = this.helicopters.filter((helicopter) => helicopter.player === this.me);
    this.#soldierByCell = new Map(this.soldiers.map((soldier) => [soldier.cell, soldier]));
    this.#land = state.board.join('');
    for (let cell = 0; cell < CELLS; cell++) this.#readLand(cell);
    for (const { pos } of state.fire) this.ignite(cellAt(pos));
  }

  #readLand(cell) {
    const land = this.#land[cell];
    if (land === ':' || land === '.') this.#isOpen[cell] = 1;
    if (land === 'X') for (const centre of below(cell)) this.#isOverMountain[centre] = 1;
  }

  isForest(cell) {
    return this.#land[cell] === ':';
  }

  /** Sets the cell on fire: also for a bot to note where it throws napalm. */
  ignite(cell) {
    this.#isBurning[cell] = 1;
    this.#isOpen[cell] = 0;
  }

  /** Whether a soldier can live there: forest or grass, not on fire. Somebody may be there. */
  isOpen(cell) {
    return this.#isOpen[cell] === 1;
  }

  /** Whether a fire next to it may spread to the cell. */
  isEndangered(cell) {
    return this.isForest(cell) && FACINGS.some((facing) => this.#isBurning[step(cell, facing)] === 1);
  }

  soldierAt(cell) {
    return this.#soldierByCell.get(cell) ?? null;
  }

  /** For each cell, 1 if the helicopter can have its centre there: over no mountain, clear of other helicopters. */
  skyOf(helicopter) {
    const sky = this.#isOverMountain.map((isOver) => 1 - isOver);
    for (const other of this.helicopters) {
      if (other.id === helicopter.id) continue;
      // With their centres that near, the two would share a cell of sky.
      for (const cell of square(other.cell, 2 * REACH)) sky[cell] = 0;
    }
    return sky;
  }

  /** What the helicopter can be told to do. */
  actionsOf(helicopter) {
    const sky = this.skyOf(helicopter);
    const ahead = step(helicopter.cell, helicopter.facing);
    const actions = ['clockwise', 'counterclockwise'];
    if (sky[ahead]) actions.push('forward1');
    if (sky[ahead] && sky[step(ahead, helicopter.facing)]) actions.push('forward2');
    if (helicopter.napalm === 0) actions.push('napalm');
    return actions;
  }

  /**
   * Walks from all sources at once. For each cell: the steps to the nearest source, or FAR if there is no way of at most
   * `most` steps.
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

  /**
   * Flies everywhere, straight on as long as possible. `centres` are those it comes to, the nearest first; for each of them
   * there are the `steps` to it, and the centre `before` it on the way.
   */
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
