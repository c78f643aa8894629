import { ConfigError } from '../../core/config-error.ts';
import { drawOne } from '../../core/draw-one.ts';
import type { Generator } from '../../core/generator.ts';
import { listMarked } from '../../core/list-marked.ts';
import { CELLS, COLUMNS, ROWS, toCell, toColumn, toRow } from './board.ts';
import type { WalkingDeadState } from './state.ts';
import { NOBODY } from './vocabulary.ts';

export interface Safety {
  readonly safeDistance: number;
  readonly safeFromFood: boolean;
}

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const candidates = new Int16Array(CELLS);
const foodCells = new Int16Array(CELLS);

/**
 * The cells on which something may appear. They are looked for once, when several things appear one after another: what
 * was put on the board since is known.
 */
export class SafeCells {
  /** 1 where nothing may appear. */
  private readonly unsafe: Int8Array;
  private readonly aroundFood: number;

  constructor(
    private readonly state: WalkingDeadState,
    private readonly safety: Safety,
  ) {
    this.unsafe = state.map.debris.slice();
    this.aroundFood = safety.safeFromFood ? safety.safeDistance : 0;
    for (let id = 0; id < state.units; id++) if (state.cell[id] !== NOBODY) this.addUnit(state.cell[id]!);
    for (const cell of foodCells.subarray(0, listMarked(state.food, foodCells))) this.addFood(cell);
  }

  /** An empty cell by lot among the safe ones, or, if there are none, among all; if no cell is empty, the last resort. */
  draw(rng: Generator, lastResort = NOBODY): number {
    const { streets } = this.state.map;
    let count = 0;
    // Not for … of, which takes several times as long over typed arrays.
    for (let i = 0; i < streets.length; i++) if (!this.unsafe[streets[i]!]) candidates[count++] = streets[i]!;
    return count > 0 ? drawOne(candidates, rng, count) : drawEmptyCell(this.state, rng, lastResort);
  }

  addUnit(cell: number): void {
    this.markAround(cell, this.safety.safeDistance);
  }

  addFood(cell: number): void {
    this.markAround(cell, this.aroundFood);
  }

  private markAround(centre: number, distance: number): void {
    const row = toRow(centre);
    const column = toColumn(centre);
    const top = Math.max(0, row - distance);
    const bottom = Math.min(ROWS - 1, row + distance);
    const left = Math.max(0, column - distance);
    const right = Math.min(COLUMNS - 1, column + distance);
    for (let i = top; i <= bottom; i++) this.unsafe.fill(1, toCell(i, left), toCell(i, right) + 1);
  }
}

/** Draws cells until one is empty, as the published program does. */
function drawEmptyCell(state: WalkingDeadState, rng: Generator, lastResort: number): number {
  if (!state.map.streets.some((cell) => isEmpty(state, cell))) {
    if (lastResort !== NOBODY) return lastResort;
    throw new ConfigError('the board has no empty cell left', 'use fewer units, zombies or food');
  }
  for (;;) {
    const row = rng.random(0, ROWS - 1);
    const cell = toCell(row, rng.random(0, COLUMNS - 1));
    if (isEmpty(state, cell)) return cell;
  }
}

function isEmpty(state: WalkingDeadState, cell: number): boolean {
  return state.occupant[cell] === NOBODY && !state.food[cell] && !state.map.debris[cell];
}
