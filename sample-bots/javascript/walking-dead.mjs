// What a bot for The Walking Dead needs to know of the town. A position is [row, column], as in the protocol.

import { once } from './minions.mjs';

/** The size of the documents. A smaller town has debris around it. */
export const ROWS = 60;
export const COLUMNS = 60;
/** Farther than any way in the town. */
export const FAR = 9999;

const STEPS = {
  Down: [1, 0],
  Right: [0, 1],
  Up: [-1, 0],
  Left: [0, -1],
};

export const DIRECTIONS = Object.keys(STEPS);

/** The position one step away, or null beyond the edge. */
export function step([row, column], dir) {
  const [down, right] = STEPS[dir];
  const to = [row + down, column + right];
  return to[0] >= 0 && to[0] < ROWS && to[1] >= 0 && to[1] < COLUMNS ? to : null;
}

/** Steps between two positions, were there no debris. Zombies, who also go diagonally, may need fewer. */
export function distance(a, b) {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
}

/** A number for each position, row by row. */
export function index([row, column]) {
  return row * COLUMNS + column;
}

/** The indices around each one. */
const neighbours = once(() =>
  Array.from({ length: ROWS * COLUMNS }, (_, n) =>
    DIRECTIONS.map((dir) => step([Math.floor(n / COLUMNS), n % COLUMNS], dir))
      .filter((near) => near !== null)
      .map(index),
  ),
);

export function order(unit, dir) {
  return { unit: unit.id, dir };
}

/** The rows of a town of this size, those of a smaller one included. */
function widen(rows, mark) {
  return Array.from({ length: ROWS }, (_, row) => (rows[row] ?? '').padEnd(COLUMNS, mark));
}

export class Town {
  #state;
  #board;
  #owners;
  #unitByIndex;
  #isFree;

  constructor(state) {
    this.#state = state;
    this.#board = widen(state.board, 'X');
    this.#owners = widen(state.owners, '.');
    this.me = state.player;
    this.units = state.units;
    const living = state.units.filter((unit) => unit.type === 'living');
    this.mine = living.filter((unit) => unit.clan === this.me);
    this.enemies = living.filter((unit) => unit.clan !== this.me);
    this.zombies = state.units.filter((unit) => unit.type === 'zombie');
    this.food = state.food.map((food) => food.pos);
    this.#unitByIndex = new Map(state.units.map((unit) => [index(unit.pos), unit]));
    this.#isFree = Array.from(this.#board.join(''), (mark) => mark !== 'X');
    for (const n of this.#unitByIndex.keys()) this.#isFree[n] = false;
  }

  /** X debris, M food, . any other street, whoever stands there. */
  cell([row, column]) {
    return this.#board[row][column];
  }

  /** The clan that owns the cell, or -1. */
  owner([row, column]) {
    const mark = this.#owners[row][column];
    return mark === '.' ? -1 : Number(mark);
  }

  /** Decides the fights of this round: N against M wins N times out of N + M, unless the attacker comes as a surprise. */
  strength(clan) {
    return this.#state.clans[clan].strength;
  }

  unitAt(pos) {
    return this.#unitByIndex.get(index(pos)) ?? null;
  }

  /** Where an order leads, or null when the town forbids it. Somebody may stand there. */
  target(pos, dir) {
    const to = step(pos, dir);
    return to !== null && this.cell(to) !== 'X' ? to : null;
  }

  /** For every index: the steps to the nearest target along streets where nobody stands, FAR if there is no way. */
  stepsTo(targets) {
    const steps = new Int32Array(ROWS * COLUMNS).fill(FAR);
    const queue = targets.map(index);
    for (const target of queue) steps[target] = 0;
    const around = neighbours();
    for (const here of queue) {
      for (const near of around[here]) {
        if (steps[near] !== FAR || !this.#isFree[near]) continue;
        steps[near] = steps[here] + 1;
        queue.push(near);
      }
    }
    return steps;
  }
}
