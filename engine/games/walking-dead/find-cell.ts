import { ConfigError } from '../../core/config-error.ts';
import { drawOne } from '../../core/draw-one.ts';
import type { Generator } from '../../core/generator.ts';
import { CELLS, COLUMNS, ROWS, cellAt, columnOf, rowOf } from './board.ts';
import type { WalkingDeadState } from './state.ts';
import { NOBODY } from './vocabulary.ts';

export interface Safety {
  readonly safeDistance: number;
  readonly safeFromFood: boolean;
}

/** 1 where nothing may appear. */
const unsafe = new Int8Array(CELLS);
const candidates = new Int16Array(CELLS);

/** An empty cell for something to appear on: by lot among the safe ones, or, if there are none, among all. */
export function findCell(state: WalkingDeadState, rng: Generator, safety: Safety): number {
  markUnsafe(state, safety);
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) if (!unsafe[cell]) candidates[count++] = cell;
  return count > 0 ? drawOne(candidates, rng, count) : drawEmptyCell(state, rng);
}

function markUnsafe(state: WalkingDeadState, { safeDistance, safeFromFood }: Safety): void {
  unsafe.set(state.map.debris);
  for (let id = 0; id < state.units; id++) {
    if (state.cell[id] !== NOBODY) markAround(state.cell[id]!, safeDistance);
  }
  for (let cell = 0; cell < CELLS; cell++) if (state.food[cell]) markAround(cell, safeFromFood ? safeDistance : 0);
}

function markAround(centre: number, distance: number): void {
  const row = rowOf(centre);
  const column = columnOf(centre);
  const top = Math.max(0, row - distance);
  const bottom = Math.min(ROWS - 1, row + distance);
  const left = Math.max(0, column - distance);
  const right = Math.min(COLUMNS - 1, column + distance);
  for (let i = top; i <= bottom; i++) {
    for (let cell = cellAt(i, left); cell <= cellAt(i, right); cell++) unsafe[cell] = 1;
  }
}

/** Draws cells until one is empty, as the published program does. */
function drawEmptyCell(state: WalkingDeadState, rng: Generator): number {
  if (!state.map.streets.some((cell) => isEmpty(state, cell))) {
    throw new ConfigError('the board has no empty cell left', 'use fewer units, zombies or food');
  }
  for (;;) {
    const row = rng.random(0, ROWS - 1);
    const cell = cellAt(row, rng.random(0, COLUMNS - 1));
    if (isEmpty(state, cell)) return cell;
  }
}

function isEmpty(state: WalkingDeadState, cell: number): boolean {
  return state.occupant[cell] === NOBODY && !state.food[cell] && !state.map.debris[cell];
}
