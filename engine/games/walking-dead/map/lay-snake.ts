import { drawOne } from '../../../core/draw-one.ts';
import type { Generator } from '../../../core/generator.ts';
import { COLUMNS, ROWS, toCell, toColumn, findNeighbour, toRow } from '../board.ts';
import { DIRECTIONS, STEPS } from '../vocabulary.ts';

const HEADINGS = (['Up', 'Down', 'Left', 'Right'] as const).map((name) => DIRECTIONS.indexOf(name));
const MAX_OWN_NEIGHBOURS = 2;
const STRAIGHT_ON = 8;

interface SnakeChance {
  readonly rng: Generator;
  readonly shuffleHeadings: (headings: number[]) => void;
}

/** Lays a snake of at most `length` cells beside its first, and returns how many it laid. */
export function laySnake(
  snakes: Int8Array,
  snake: number,
  length: number,
  { rng, shuffleHeadings }: SnakeChance,
): number {
  let heading = drawOne(HEADINGS, rng);
  let cell = findStart(snakes, rng);
  snakes[cell] = snake;
  const headings = [...HEADINGS];
  for (let laid = 1; laid <= length; laid++) {
    shuffleHeadings(headings);
    const turn = headings.find((other) => isLegal(snakes, snake, findNeighbour(cell, other)));
    const goesStraight = rng.random(1, STRAIGHT_ON) !== 1 && isLegal(snakes, snake, findNeighbour(cell, heading));
    if (!goesStraight && turn === undefined) return laid;
    if (!goesStraight) heading = turn!;
    cell = findNeighbour(cell, heading);
    snakes[cell] = snake;
  }
  return length + 1;
}

function findStart(snakes: Int8Array, rng: Generator): number {
  for (;;) {
    const row = rng.random(1, ROWS - 2);
    const cell = toCell(row, rng.random(1, COLUMNS - 2));
    if (snakes[cell] === 0 && STEPS.every((_, step) => snakes[findNeighbour(cell, step)] === 0)) return cell;
  }
}

/** A snake keeps to the inside of the board, away from other snakes, and does not fold back on itself. */
function isLegal(snakes: Int8Array, snake: number, cell: number): boolean {
  if (!isInside(cell) || snakes[cell] !== 0) return false;
  let own = 0;
  for (let step = 0; step < STEPS.length; step++) {
    const other = snakes[findNeighbour(cell, step)];
    if (other === snake) own += 1;
    else if (other !== 0) return false;
  }
  return own <= MAX_OWN_NEIGHBOURS;
}

function isInside(cell: number): boolean {
  const row = toRow(cell);
  const column = toColumn(cell);
  return row >= 1 && row <= ROWS - 2 && column >= 1 && column <= COLUMNS - 2;
}
