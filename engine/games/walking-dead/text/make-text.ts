import { PLAYERS, type ByPlayer } from '../../../core/players.ts';
import type { Seed } from '../../../core/seed.ts';
import { toCell, toColumn, toRow } from '../board.ts';
import type { WalkingDeadState } from '../state.ts';
import type { FixedMap, WalkingDeadConfig, WalkingDeadMove } from '../types.ts';
import { NOBODY, NOT_CONVERTING, UNIT_TYPES } from '../vocabulary.ts';
import { LETTER_OF_DIRECTION, LETTER_OF_TYPE } from './letters.ts';
import { FOOD_COLUMNS, SETTINGS, TITLE, UNIT_COLUMNS, VERSION } from './settings.ts';

const TAB_WIDTH = 8;
const VALUE_COLUMN = 32;

/** The configuration as a `.cnf` of the published game. */
export function makeConfig(config: WalkingDeadConfig): string {
  const map = config.map === 'RANDOM' ? 'RANDOM\n' : `FIXED\n\n${makeFixedMap(config.map)}`;
  return `${makeSettings(config)}\n${map}`;
}

export function makeHeader(config: WalkingDeadConfig, seed: Seed, names: ByPlayer<string>): string {
  return `Game\n\nSeed ${seed}\n\n${makeSettings(config)}${'names'.padEnd(15)}${names.join(' ')}\n`;
}

function makeSettings(config: WalkingDeadConfig): string {
  const values = SETTINGS.map(([name, field]) => [name, config[field]] as const);
  const lines = [['NUM_PLAYERS', PLAYERS.length] as const, ...values].map(([name, value]) => {
    const tabs = Math.ceil((VALUE_COLUMN - name.length) / TAB_WIDTH);
    return `${name}${'\t'.repeat(tabs)}${value}\n`;
  });
  return `${TITLE} ${VERSION}\n\n${lines.join('')}`;
}

export function makeState(state: WalkingDeadState): string {
  const units = Array.from({ length: state.units }, (_, id) => makeUnit(state, id));
  const food: string[] = [];
  for (const cell of state.map.streets) if (state.food[cell]) food.push(`${toRow(cell)}\t${toColumn(cell)}`);
  const figures = [
    `round ${state.round}`,
    makeFigures('score', state.scores),
    makeFigures('scr_acc', state.killPoints),
    makeFigures('strength', state.strengthPoints),
    makeFigures('status', new Int32Array(PLAYERS.length)),
  ];
  return `\n\n${makeScene(makeRows(state), units, food)}\n${figures.join('\n\n')}\n\n`;
}

export function makeMoves(moves: readonly WalkingDeadMove[]): string {
  const lines = moves.map(({ unit, dir }) => `${unit}\tm\t${LETTER_OF_DIRECTION[dir]}\t\n`);
  return `commands\n${moves.length}\n${lines.join('')}`;
}

function makeFixedMap({ board, units, food }: FixedMap): string {
  const rows = board.map((row) => row.replaceAll('X', 'W'));
  const unitLines = units.map(({ id, type, clan = NOBODY, pos, turnsToZombie = NOT_CONVERTING }) =>
    [LETTER_OF_TYPE[UNIT_TYPES.indexOf(type)], id, clan, ...pos, turnsToZombie].join('\t'),
  );
  return makeScene(
    rows,
    unitLines,
    food.map(({ pos }) => pos.join('\t')),
  );
}

/** What a printed state and a fixed map have in common. */
function makeScene(rows: readonly string[], units: readonly string[], food: readonly string[]): string {
  const columns = Array.from(rows[0] ?? '', (_, column) => column);
  const tens = columns.map((column) => Math.floor(column / 10)).join('');
  const ones = columns.map((column) => column % 10).join('');
  const labelled = rows.map((row, i) => `${String(i).padStart(2, '0')} ${row}`);
  const lists = [...makeList('units', UNIT_COLUMNS, units), '', ...makeList('food', FOOD_COLUMNS, food)];
  return `${[`   ${tens}`, `   ${ones}`, ...labelled, '', ...lists].join('\n')}\n`;
}

function makeList(name: string, columns: readonly string[], lines: readonly string[]): string[] {
  return [name, String(lines.length), columns.join('\t'), ...lines];
}

function makeRows(state: WalkingDeadState): string[] {
  const { rows, columns } = state.map;
  return Array.from({ length: rows }, (_, row) => {
    const first = toCell(row, 0);
    let text = '';
    for (let cell = first; cell < first + columns; cell++) text += findLetter(state, cell);
    return text;
  });
}

function findLetter(state: WalkingDeadState, cell: number): string {
  if (state.map.debris[cell]) return 'W';
  return state.owner[cell] === NOBODY ? '.' : String(state.owner[cell]);
}

function makeUnit(state: WalkingDeadState, id: number): string {
  const cell = state.cell[id]!;
  const letter = LETTER_OF_TYPE[state.type[id]!]!;
  return `${letter}\t${id}\t${state.clan[id]}\t${toRow(cell)}\t${toColumn(cell)}\t${state.turns[id]}`;
}

function makeFigures(name: string, figures: Int32Array): string {
  return `${name}\t${figures.join('\t')}`;
}
