import { makeNeighbourTable } from '../../core/grid.ts';
import { EightWayField } from '../../core/eight-way-field.ts';
import { STEPS } from './vocabulary.ts';

/** The size of the documents. A smaller board lies in the top left corner of one of this size, with debris around it. */
export const ROWS = 60;
export const COLUMNS = 60;
export const CELLS = ROWS * COLUMNS;

/** The eight neighbours of each cell, in the order of DIRECTIONS. */
export const NEIGHBOURS = makeNeighbourTable({ rows: ROWS, columns: COLUMNS, ring: false }, STEPS);

export const toCell = (row: number, column: number): number => row * COLUMNS + column;

export const toRow = (cell: number): number => Math.floor(cell / COLUMNS);

export const toColumn = (cell: number): number => cell % COLUMNS;

export const toPosition = (cell: number): [row: number, column: number] => [toRow(cell), toColumn(cell)];

/** The cell next to another, or OFF_BOARD. `step` is an index of DIRECTIONS. */
export const findNeighbour = (cell: number, step: number): number => NEIGHBOURS[cell * STEPS.length + step]!;

const field = new EightWayField(ROWS, COLUMNS);

/** The ground for distances to the living: `isOpen` says which cells can be entered. */
export const makePassable = (isOpen: (cell: number) => boolean): Int16Array => field.makeGround(isOpen);
