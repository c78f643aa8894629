import { PLAYERS, type ByPlayer } from '../../../core/players.ts';
import type { Seed } from '../../../core/seed.ts';
import type { Island } from '../island.ts';
import type { OrkIslandState } from '../state.ts';
import type { FixedMap, OrkIslandConfig, OrkIslandMove } from '../types.ts';
import { view } from '../view.ts';
import { LETTER_OF_DIRECTION } from './letters.ts';
import { SETTINGS, TITLE, VERSION } from './settings.ts';

const NAME_WIDTH = 28;

/** The configuration as a `.cnf` of the published game. */
export function makeConfig(config: OrkIslandConfig): string {
  const map = config.map === 'GENERATOR1' ? 'GENERATOR1' : `FIXED\n${makeMap(config.map)}`;
  return `${makeSettings(config)}\n${map}\n`;
}

export function makeHeader(config: OrkIslandConfig, seed: Seed, names: ByPlayer<string>): string {
  return `Game\n\nSeed ${seed}\n\n${makeSettings(config)}${'names'.padEnd(14)} ${names.join(' ')}\n`;
}

function makeSettings(config: OrkIslandConfig): string {
  const lines = SETTINGS.map(([name, field]) => makeSetting(name, config[field]));
  return `${TITLE} ${VERSION}\n${makeSetting('nb_players', PLAYERS.length)}${lines.join('')}`;
}

function makeSetting(name: string, value: number): string {
  return `${name.padEnd(NAME_WIDTH)}${value}\n`;
}

export function makeState(state: OrkIslandState): string {
  const counts = [
    `round ${state.round}`,
    `total_score ${state.points.join(' ')}`,
    `status ${PLAYERS.map(() => 0).join(' ')}`,
  ];
  const owners = `city_owners\n${makeOwners(state.cityOwner)}\n\npath_owners\n${makeOwners(state.pathOwner)}\n`;
  const units = Array.from(state.cell, (_, ork) => makeUnit(state, ork)).join('');
  return `\n\n${writeMap(state)}\n${counts.join('\n')}\n\n${owners}\nunits\n${units}\n`;
}

/** Only what changed a cell is written: neither lost attacks nor starvation. */
export function makeMoves(moves: readonly OrkIslandMove[]): string {
  const steps = moves.filter(({ outcome }) => outcome === 'moved' || outcome === 'won');
  const lines = steps.map(({ unit, dir }) => `${unit} ${LETTER_OF_DIRECTION[dir]}\n`);
  return `commands\n${lines.join('')}-1\n`;
}

function makeOwners(owners: Int8Array): string {
  return Array.from(owners, (owner) => ` ${owner}`).join('');
}

function makeUnit({ island, cell, player, health }: OrkIslandState, ork: number): string {
  const row = Math.floor(cell[ork]! / island.columns);
  return `${player[ork]} ${row} ${cell[ork]! % island.columns} ${health[ork]} \n`;
}

/** A cache of the text of each map, which does not change: it is made once for a match. */
const mapTexts = new WeakMap<Island, string>();

function writeMap(state: OrkIslandState): string {
  const known = mapTexts.get(state.island) ?? makeMapText(state);
  mapTexts.set(state.island, known);
  return known;
}

function makeMapText(state: OrkIslandState): string {
  const { board, cities, paths } = view(state);
  return makeMap({ board, cities: cities.map(({ cells }) => cells), paths });
}

function makeMap({ board, cities, paths }: FixedMap): string {
  const columns = Array.from(board[0]!, (_, column) => column);
  const tens = columns.map((column) => Math.floor(column / 10) % 10).join('');
  const units = columns.map((column) => column % 10).join('');
  const rows = board.map((letters, row) => `${String(row).padStart(2, '0')} ${letters}\n`);
  const cityTexts = cities.map((cells) => `\n${cells.length}\n${makeCells(cells)}`);
  const pathTexts = paths.map(({ ends, cells }) => `\n${ends.join(' ')} ${cells.length}\n${makeCells(cells)}`);
  return [
    `   ${tens}\n   ${units}\n${rows.join('')}`,
    `cities ${cities.length}\n${cityTexts.join('')}`,
    `paths ${paths.length}\n${pathTexts.join('')}`,
  ].join('\n');
}

function makeCells(cells: readonly [number, number][]): string {
  return cells.map(([row, column]) => `${row} ${column}\n`).join('');
}
