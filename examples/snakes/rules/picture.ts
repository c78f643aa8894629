import { isIn, isSame, stepFrom } from './cells.ts';
import { DIRECTIONS, type Cell, type Direction, type Snake, type SnakesState } from './types.ts';

// A picture: . floor, # wall, * fruit; ABCD heads, and abcd the rest of the snakes of players 0 to 3.
const HEADS = 'ABCD';
const NEVER = 1000;

export function readPicture(rows: readonly string[]): SnakesState {
  const find = (letter: string): Cell[] =>
    rows.flatMap((row, i) => Array.from(row).flatMap((found, j): Cell[] => (found === letter ? [[i, j]] : [])));
  return {
    round: 0,
    board: rows.map((row) => row.replaceAll(/[^#]/g, '.')),
    snakes: Array.from(HEADS, (letter) => readSnake(find(letter)[0], find(letter.toLowerCase()))),
    fruits: find('*'),
  };
}

/** From the head on, each cell is next to the one before. */
function readSnake(head: Cell | undefined, rest: readonly Cell[]): Snake {
  const cells: Cell[] = head === undefined ? [] : [head];
  for (let next = head; next !== undefined;) {
    const last: Cell = next;
    next = rest.find((cell) => !isIn(cells, cell) && DIRECTIONS.some((dir) => isSame(stepFrom(last, dir), cell)));
    if (next !== undefined) cells.push(next);
  }
  const dir = DIRECTIONS.find((one) => cells.length > 1 && isSame(stepFrom(cells[1]!, one), cells[0]!)) ?? 'Up';
  return { cells, dir: dir as Direction, growing: 0, away: head === undefined ? NEVER : 0, points: 0, crashes: 0 };
}

export function writePicture({ board, snakes, fruits }: SnakesState): string[] {
  const letters = board.map((row) => [...row]);
  for (const [i, j] of fruits) letters[i]![j] = '*';
  for (const [player, { cells }] of snakes.entries()) {
    for (const [index, [i, j]] of cells.entries()) {
      const head = HEADS[player]!;
      letters[i]![j] = index === 0 ? head : head.toLowerCase();
    }
  }
  return letters.map((row) => row.join(''));
}
