import { DIRECTIONS, isIn, isSame, stepFrom, type Cell } from './cells.ts';
import type { Snake, State } from './types.ts';

// . floor, # wall, * fruit; ABCD the heads of players 0 to 3, abcd the rest of them.
const HEADS = 'ABCD';

export function readPicture(rows: readonly string[]): State {
  const find = (letter: string): Cell[] =>
    rows.flatMap((row, i) => Array.from(row).flatMap((found, j): Cell[] => (found === letter ? [[i, j]] : [])));
  const snakes = Array.from(HEADS, (head) => readSnake(find(head), find(head.toLowerCase())));
  return { round: 0, board: rows.map((row) => row.replaceAll(/[^#]/g, '.')), snakes, fruits: find('*') };
}

/** From the head on, the next cell is one beside the last. A snake that is not in the picture stays away. */
function readSnake(cells: Cell[], rest: readonly Cell[]): Snake {
  const isNext = (cell: Cell): boolean =>
    !isIn(cells, cell) && DIRECTIONS.some((dir) => isSame(stepFrom(cells.at(-1)!, dir), cell));
  for (let next = rest.find(isNext); next; next = rest.find(isNext)) cells.push(next);
  const [head, neck] = cells;
  const dir = DIRECTIONS.find((one) => head && neck && isSame(stepFrom(neck, one), head)) ?? 'Right';
  return { cells, dir, growing: 0, away: head ? 0 : 99, points: 0 };
}

export function writePicture({ board, snakes, fruits }: State): string[] {
  const letters = board.map((row) => [...row]);
  for (const [i, j] of fruits) letters[i]![j] = '*';
  for (const [player, { cells }] of snakes.entries()) {
    for (const [i, j] of cells) letters[i]![j] = HEADS[player]!.toLowerCase();
    for (const [i, j] of cells.slice(0, 1)) letters[i]![j] = HEADS[player]!;
  }
  return letters.map((row) => row.join(''));
}
