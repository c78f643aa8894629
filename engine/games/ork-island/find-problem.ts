import { findExcess } from '../../core/find-excess.ts';
import { countMostOrks } from './count-most-orks.ts';
import { SETTINGS } from './text/settings.ts';
import type { FixedMap, OrkIslandConfig } from './types.ts';

type Cells = FixedMap['cities'][number];

/** The board is a square with room for the orks; in a given map cities and paths are where the board has them. */
export function findProblem(config: OrkIslandConfig): string | undefined {
  const excess = findExcess(SETTINGS, config);
  if (excess !== undefined) return excess;
  const { rows, columns, orks, map } = config;
  if (rows !== columns) return `the board has ${rows} rows and ${columns} columns, and must be a square`;
  const mostOrks = countMostOrks(rows, columns);
  if (orks > mostOrks)
    return `${orks} orks are too many: a board of ${rows} rows has room for ${mostOrks} of each player`;
  return map === 'GENERATOR1' ? undefined : findMapProblem(map, config);
}

type Piece = readonly [name: string, letter: string, cells: Cells];

function findMapProblem(map: FixedMap, { rows, columns }: OrkIslandConfig): string | undefined {
  const { board, cities, paths } = map;
  if (board.length !== rows || board.some((row) => row.length !== columns)) {
    return `the board of the map is not one of ${rows} rows and ${columns} columns`;
  }
  const taken = new Set<string>();
  const pieces: Piece[] = [
    ...cities.map((cells, city): Piece => [`city ${city}`, 'C', cells]),
    ...paths.map(({ cells }, path): Piece => [`path ${path}`, 'P', cells]),
  ];
  for (const piece of pieces) {
    const problem = takeCells(board, taken, piece);
    if (problem !== undefined) return problem;
  }
  const lost = paths.findIndex(({ ends }) => ends.some((end) => end >= cities.length));
  return lost === -1 ? findLeftover(board, taken) : `path ${lost} ends in a city that there is not`;
}

function takeCells(board: readonly string[], taken: Set<string>, [name, letter, cells]: Piece): string | undefined {
  if (cells.length === 0) return `${name} has no cells`;
  for (const [row, column] of cells) {
    const place = `${row} ${column}`;
    if (board[row]?.[column] !== letter) return `cell ${place} of ${name} is no ${letter} of the board`;
    if (taken.has(place)) return `cell ${place} of ${name} is listed already`;
    taken.add(place);
  }
  return undefined;
}

function findLeftover(board: readonly string[], taken: ReadonlySet<string>): string | undefined {
  for (const [row, letters] of board.entries()) {
    const column = [...letters].findIndex((letter, j) => 'CP'.includes(letter) && !taken.has(`${row} ${j}`));
    if (column !== -1) return `cell ${row} ${column} is ${letters[column]} on the board but belongs to no city or path`;
  }
  return undefined;
}
