// What a bot for Crematoria needs to know of the planet. A position is [row, column, level], as in the protocol.

import { once } from './minions.mjs';

export const ROWS = 40;
export const COLUMNS = 80;
/** Farther than any way on the planet. */
export const FAR = 9999;

const STEPS = {
  Bottom: [1, 0, 0],
  BR: [1, 1, 0],
  Right: [0, 1, 0],
  RT: [-1, 1, 0],
  Top: [-1, 0, 0],
  TL: [-1, -1, 0],
  Left: [0, -1, 0],
  LB: [1, -1, 0],
  Up: [0, 0, 1],
  Down: [0, 0, -1],
  None: [0, 0, 0],
};

export const DIRECTIONS = Object.keys(STEPS);
/** The eight directions that stay on the level. */
export const WALKS = DIRECTIONS.slice(0, 8);

/** The position one step away, or null beyond the edge. Columns are a ring. */
export function step([i, j, k], dir) {
  const [di, dj, dk] = STEPS[dir];
  const row = i + di;
  const level = k + dk;
  if (row < 0 || row >= ROWS || level < 0 || level > 1) return null;
  return [row, (j + dj + COLUMNS) % COLUMNS, level];
}

/** Steps from one column to another, the short way round. */
export function ringDistance(a, b) {
  const straight = Math.abs(a - b);
  return Math.min(straight, COLUMNS - straight);
}

/** Steps between two positions of a level, were there no rocks. */
export function distance(a, b) {
  return Math.max(Math.abs(a[0] - b[0]), ringDistance(a[1], b[1]));
}

/** A number for each position, row by row, underground first. */
export function index([i, j, k]) {
  return (k * ROWS + i) * COLUMNS + j;
}

/** Every position of level 0, by index. */
const underground = once(() =>
  Array.from({ length: ROWS * COLUMNS }, (_, n) => [Math.floor(n / COLUMNS), n % COLUMNS, 0]),
);

/** The indices around each one of level 0. */
const neighbours = once(() =>
  underground().map((pos) =>
    WALKS.map((dir) => step(pos, dir))
      .filter((near) => near !== null)
      .map(index),
  ),
);

export function order(unit, dir) {
  return { unit: unit.id, dir };
}

export class Planet {
  #state;
  #unitByIndex;
  #hounds;
  #landing;
  #isRock;

  constructor(state) {
    this.#state = state;
    this.me = state.player;
    this.units = state.units;
    this.mine = state.units.filter((unit) => unit.player === this.me);
    this.gems = state.gems.map((gem) => gem.pos);
    this.#isRock = underground().map((pos) => this.cell(pos) === 'R');
    this.elevators = underground().filter((pos) => this.cell(pos) === 'E');
    this.#unitByIndex = new Map(state.units.map((unit) => [index(unit.pos), unit]));
    this.#hounds = state.units.filter((unit) => unit.type === 'hellhound');
    this.#landing = new Set(state.landings.filter(({ turns }) => turns === 1).map(({ pos }) => index(pos)));
  }

  /** R rock, C cave, E elevator, O outside. */
  cell([i, j, k]) {
    return this.#state.board[k][i][j];
  }

  /** The player who owns the cell, or -1. */
  owner([i, j, k]) {
    const mark = k === 0 ? this.#state.owners[i][j] : '.';
    return mark === '.' ? -1 : Number(mark);
  }

  unitAt(pos) {
    return this.#unitByIndex.get(index(pos)) ?? null;
  }

  /** Where an order leads, or null when the land forbids it. Somebody may stand there. */
  target(pos, dir) {
    if ((dir === 'Up' || dir === 'Down') && this.cell(pos) !== 'E') return null;
    const to = step(pos, dir);
    return to !== null && this.cell(to) !== 'R' ? to : null;
  }

  isNight(column) {
    return this.#columnsIntoNight(column) < COLUMNS / 2;
  }

  /** How many rounds the column will still be dark at the end of the round; 0 by day. The sun takes two columns a round. */
  nightLeft(column) {
    return this.isNight(column) ? Math.floor(this.#columnsIntoNight(column) / 2) : 0;
  }

  #columnsIntoNight(column) {
    return (column - this.#state.night[0] + COLUMNS) % COLUMNS;
  }

  /** Steps to the nearest hellhound, through rocks; FAR outside. */
  houndDistance(pos) {
    if (pos[2] === 1) return FAR;
    let least = FAR;
    for (const hound of this.#hounds) least = Math.min(least, distance(hound.pos, pos));
    return least;
  }

  /** Whether a unit that is there after its move is sure to die: next to a hound, in the sun, or under a landing. */
  isDeadly(pos) {
    if (pos[2] === 0) return this.houndDistance(pos) <= 1;
    return this.nightLeft(pos[1]) === 0 || this.#landing.has(index(pos));
  }

  /** The cave positions, row by row, that a test accepts. */
  caves(accepts) {
    return underground().filter((pos) => this.cell(pos) === 'C' && accepts(pos));
  }

  /**
   * Walks underground from all sources at once. For every index of level 0: `steps` to the nearest source (FAR if there
   * is no way) and `source`, the place of that source in the list.
   */
  walkFrom(sources) {
    const steps = new Int32Array(ROWS * COLUMNS).fill(FAR);
    const source = new Int32Array(ROWS * COLUMNS).fill(-1);
    const queue = sources.map(index);
    queue.forEach((here, n) => {
      steps[here] = 0;
      source[here] = n;
    });
    const around = neighbours();
    for (const here of queue) {
      for (const near of around[here]) {
        if (steps[near] !== FAR || this.#isRock[near]) continue;
        steps[near] = steps[here] + 1;
        source[near] = source[here];
        queue.push(near);
      }
    }
    return { steps, source };
  }
}
