import { REACH } from '../helicopters.ts';
import { MOUNTAIN } from '../vocabulary.ts';
import { CENTRES } from './place-units.ts';
import { QUADRANT, QUADRANT_CELLS } from './quadrant.ts';

/** A line of the board as one of the quadrant: beyond its inner edge everything is a mirror image. */
const fold = (line: number): number => (line < QUADRANT ? line : 2 * QUADRANT - 1 - line);

const toCell = (row: number, column: number): number => fold(row) * QUADRANT + fold(column);

/** 1 for every cell of the quadrant that some helicopter can fly above, from where helicopters start. */
export function findCoverable(land: Int8Array): Int8Array {
  const coverable = new Int8Array(QUADRANT_CELLS);
  const reached = new Int8Array(QUADRANT_CELLS);
  const centres: number[] = [];
  const reach = (row: number, column: number): void => {
    const centre = toCell(row, column);
    if (reached[centre] || !isOpenSky(land, row, column)) return;
    reached[centre] = 1;
    centres.push(centre);
  };
  for (const [row, column] of CENTRES) reach(row, column);
  for (const centre of centres) {
    const row = Math.floor(centre / QUADRANT);
    const column = centre % QUADRANT;
    forEachBelow(row, column, (cell) => void (coverable[cell] = 1));
    reach(row - 1, column);
    reach(row + 1, column);
    reach(row, column - 1);
    reach(row, column + 1);
  }
  return coverable;
}

function isOpenSky(land: Int8Array, row: number, column: number): boolean {
  if (row < REACH || column < REACH) return false;
  let isOpen = true;
  forEachBelow(row, column, (cell) => void (isOpen &&= land[cell] !== MOUNTAIN));
  return isOpen;
}

function forEachBelow(row: number, column: number, visit: (cell: number) => void): void {
  for (let i = row - REACH; i <= row + REACH; i++) {
    for (let j = column - REACH; j <= column + REACH; j++) visit(toCell(i, j));
  }
}
