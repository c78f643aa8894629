import { PLAYERS, type ByPlayer } from '../../../core/players.ts';
import type { Seed } from '../../../core/seed.ts';
import { CELLS, COLUMNS, LEVEL_CELLS, toColumn, toLevel, toRow } from '../board.ts';
import type { CrematoriaState } from '../state.ts';
import type { CrematoriaConfig, CrematoriaOrder } from '../types.ts';
import { LAND, NOBODY } from '../vocabulary.ts';
import { LETTER_OF_DIRECTION, LETTER_OF_TYPE } from './letters.ts';
import { SETTINGS, TITLE, VERSION } from './settings.ts';

const LETTER_OF_LAND: ReadonlyMap<number, string> = new Map(
  Object.entries(LAND).map(([letter, land]) => [land as number, letter]),
);

/** The configuration as a `.cnf` of the published game. */
export function makeConfig(config: CrematoriaConfig): string {
  const map = config.map === 'GENERATOR' ? 'GENERATOR' : ['FIXED', ...config.map.flat()].join('\n');
  return `${makeSettings(config)}\n${map}\n`;
}

export function makeHeader(config: CrematoriaConfig, seed: Seed, names: ByPlayer<string>): string {
  return `Game\n\nSeed ${seed}\n\n${makeSettings(config)}${'names'.padEnd(20)}${names.join(' ')}\n`;
}

function makeSettings(config: CrematoriaConfig): string {
  const lines = SETTINGS.map(([name, field]) => `${name.padEnd(20)}${config[field]}\n`);
  return `${TITLE} ${VERSION}\n${'nb_players'.padEnd(20)}${PLAYERS.length}\n${lines.join('')}`;
}

export function makeState(state: CrematoriaState): string {
  const counts = [
    `round ${state.round}`,
    `nb_cells ${state.cells.join(' ')}`,
    `nb_gems ${state.gems.join(' ')}`,
    `status ${PLAYERS.map(() => 0).join(' ')}`,
  ];
  const units = Array.from(state.cell, (_, id) => makeUnit(state, id));
  return `\n\n${makeRows(state)}\n${counts.join('\n')}\n${units.join('\n')}\n\n`;
}

export function makeMoves(moves: readonly CrematoriaOrder[]): string {
  const lines = moves.map(({ unit, dir }) => `${unit} ${LETTER_OF_DIRECTION[dir]}\n`);
  return `movements\n${lines.join('')}-1\n`;
}

function makeRows(state: CrematoriaState): string {
  let text = '';
  for (let cell = 0; cell < CELLS; cell++) {
    text += findLetter(state, cell);
    if (toColumn(cell) === COLUMNS - 1) text += '\n';
  }
  return text;
}

function findLetter(state: CrematoriaState, cell: number): string {
  if (cell < LEVEL_CELLS && state.owner[cell] !== NOBODY) return String(state.owner[cell]);
  return state.gem[cell] ? 'G' : LETTER_OF_LAND.get(state.map.land[cell]!)!;
}

function makeUnit(state: CrematoriaState, id: number): string {
  const cell = state.cell[id]!;
  const place = cell === NOBODY ? '-1 -1 -1' : `${toRow(cell)} ${toColumn(cell)} ${toLevel(cell)}`;
  const type = LETTER_OF_TYPE[state.roster.types[id]!]!;
  return `${type} ${state.player[id]} ${state.health[id]} ${state.turns[id]} ${place}`;
}
