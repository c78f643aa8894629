import type { TokenReader } from '../../../core/token-reader.ts';
import type { FixedMap, WalkingDeadConfig } from '../types.ts';
import { UNIT_TYPES } from '../vocabulary.ts';
import { LETTER_OF_TYPE } from './letters.ts';
import { FOOD_COLUMNS, UNIT_COLUMNS } from './settings.ts';

type Unit = FixedMap['units'][number];
type Position = Unit['pos'];

/** A map being read, and where something has been put already. */
interface Reading {
  readonly reader: TokenReader;
  readonly board: string[];
  readonly taken: Set<string>;
  readonly turnsToZombie: number;
}

/** Reads the first part of a printed state: the board, the units and the food. */
export function parseMap(reader: TokenReader, config: WalkingDeadConfig): FixedMap {
  const { rows, columns, turnsToZombie } = config;
  const board = parseBoard(reader, rows, columns);
  const reading: Reading = { reader, board, taken: new Set(), turnsToZombie };
  reader.keyword('units');
  const unitCount = reader.integer('the number of units', 0, rows * columns);
  for (const column of UNIT_COLUMNS) reader.keyword(column);
  const units = Array.from({ length: unitCount }, (_, id) => parseUnit(reading, id));
  reader.keyword('food');
  const foodCount = reader.integer('the amount of food', 0, rows * columns);
  for (const column of FOOD_COLUMNS) reader.keyword(column);
  const food = Array.from({ length: foodCount }, () => ({ pos: parsePosition(reading, 'food', '.0123') }));
  return { board, units, food };
}

function parseBoard(reader: TokenReader, rows: number, columns: number): string[] {
  reader.row('the tens of the column numbers', columns, '012345');
  reader.row('the units of the column numbers', columns, '0123456789');
  return Array.from({ length: rows }, (_, row) => {
    reader.integer(`the number of row ${row}`, row, row);
    return reader.row(`row ${row}`, columns, '.W0123').replaceAll('W', 'X');
  });
}

function parseUnit(reading: Reading, id: number): Unit {
  const { reader, turnsToZombie } = reading;
  const letter = reader.keyword(...LETTER_OF_TYPE);
  const type = UNIT_TYPES[LETTER_OF_TYPE.indexOf(letter)]!;
  reader.integer('the id of the next unit', id, id);
  const [firstClan, lastClan] = letter === 'z' ? [-1, -1] : [0, 3];
  const clan = reader.integer(`the player of unit ${id}`, firstClan, lastClan);
  const pos = parsePosition(reading, `unit ${id}`, letter === 'z' ? '.' : String(clan));
  const rounds = reader.integer(
    `the rounds of unit ${id}`,
    letter === 'd' ? 1 : -1,
    letter === 'z' ? -1 : turnsToZombie,
  );
  if (rounds === 0) throw reader.unexpected(`-1 or 1 to ${turnsToZombie} for the rounds of unit ${id}`);
  if (letter === 'z') return { id, type, pos };
  return rounds === -1 ? { id, type, clan, pos } : { id, type, clan, pos, turnsToZombie: rounds };
}

/** A position whose cell is free and has one of the given letters on the board. */
function parsePosition({ reader, board, taken }: Reading, what: string, letters: string): Position {
  const row = reader.integer(`the row of ${what}`, 0, board.length - 1);
  const column = reader.integer(`the column of ${what}`, 0, board[row]!.length - 1);
  const letter = board[row]![column]!;
  const place = `(${row}, ${column})`;
  if (letter === 'X') throw reader.unexpected(`a street cell for ${what}, not the waste of ${place}`);
  if (!letters.includes(letter)) {
    throw reader.unexpected(`a cell marked ${letters} for ${what}, but ${place} is marked ${letter}`);
  }
  if (taken.has(place)) throw reader.unexpected(`a free cell for ${what}, but ${place} is taken`);
  taken.add(place);
  return [row, column];
}
