import type { TokenReader } from '../../../core/token-reader.ts';
import type { FixedMap, OrkIslandConfig } from '../types.ts';
import { LETTERS } from '../vocabulary.ts';

/** Cities, or paths. A generated map has 25 cities at most. */
const MAX_PLACES = 1000;

type Size = Pick<OrkIslandConfig, 'rows' | 'columns'>;
type Position = FixedMap['cities'][number][number];

/** Reads a map in the form in which replays show it. */
export function parseMap(reader: TokenReader, size: Size): FixedMap {
  const board = parseBoard(reader, size);
  const cells = new CellReader(reader, size, board);
  const cityCount = reader.setting('cities', 0, MAX_PLACES);
  const cities = Array.from({ length: cityCount }, (_, city) => cells.read(`city ${city}`, 'C'));
  const pathCount = reader.setting('paths', 0, cityCount === 0 ? 0 : MAX_PLACES);
  const paths = Array.from({ length: pathCount }, (_, path): FixedMap['paths'][number] => {
    const first = reader.integer(`the first city of path ${path}`, 0, cityCount - 1);
    const second = reader.integer(`the second city of path ${path}`, 0, cityCount - 1);
    return { ends: [first, second], cells: cells.read(`path ${path}`, 'P') };
  });
  return { board, cities, paths };
}

function parseBoard(reader: TokenReader, { rows, columns }: Size): string[] {
  reader.word('the tens of the column numbers');
  reader.word('the units of the column numbers');
  return Array.from({ length: rows }, (_, row) => {
    reader.word(`the number of row ${row}`);
    return reader.row(`row ${row}`, columns, LETTERS);
  });
}

/** Reads the cells of cities and paths, each of which must be on the board once. */
class CellReader {
  private readonly taken = new Set<number>();

  constructor(
    private readonly reader: TokenReader,
    private readonly size: Size,
    private readonly board: readonly string[],
  ) {}

  read(name: string, letter: string): Position[] {
    const { rows, columns } = this.size;
    const length = this.reader.integer(`the size of ${name}`, 1, rows * columns);
    return Array.from({ length }, (): Position => {
      const row = this.reader.integer(`a row of ${name}`, 0, rows - 1);
      const column = this.reader.integer(`a column of ${name}`, 0, columns - 1);
      this.take(name, letter, row, column);
      return [row, column];
    });
  }

  private take(name: string, letter: string, row: number, column: number): void {
    const found = this.board[row]![column]!;
    if (found !== letter) {
      throw this.reader.unexpected(`a ${letter} of the board for ${name} (cell ${row} ${column} is ${found})`);
    }
    const cell = this.cellAt(row, column);
    if (this.taken.has(cell)) {
      throw this.reader.unexpected(`a new cell for ${name} (cell ${row} ${column} is listed already)`);
    }
    this.taken.add(cell);
  }

  private cellAt(row: number, column: number): number {
    return row * this.size.columns + column;
  }
}
