import { PLAYERS } from '../../../core/players.ts';
import { TokenReader } from '../../../core/token-reader.ts';
import { COLUMNS, ROWS } from '../board.ts';
import { defaults } from '../defaults.ts';
import type { CrematoriaConfig } from '../types.ts';
import { GENERATORS, SETTINGS, TITLE, VERSION } from './settings.ts';

/** Reads a `.cnf` of the published game. What it does not say has its usual value. */
export function parseConfig(text: string): CrematoriaConfig {
  const reader = new TokenReader(text);
  reader.keyword(TITLE);
  reader.keyword(VERSION);
  reader.setting('nb_players', PLAYERS.length, PLAYERS.length);
  const config = { ...defaults } as Record<string, unknown>;
  for (const [name, field, least, greatest] of SETTINGS) config[field] = reader.setting(name, least, greatest);
  if (reader.keyword(...GENERATORS) === 'FIXED') config['map'] = parseMap(reader);
  reader.end();
  return config as unknown as CrematoriaConfig;
}

function parseMap(reader: TokenReader): [string[], string[]] {
  const cave = parseLevel(reader, 'the cave', 'RC0123E');
  const outside = parseLevel(reader, 'the outside', 'OGE').map((row, i) => {
    if (row.replaceAll(/[^E]/g, '.') === cave[i]!.replaceAll(/[^E]/g, '.')) return row;
    throw reader.mismatch(`row ${i} of the outside must have its elevators (E) just above those of the cave`);
  });
  return [cave, outside];
}

function parseLevel(reader: TokenReader, name: string, alphabet: string): string[] {
  return Array.from({ length: ROWS }, (_, i) => reader.row(`row ${i} of ${name}`, COLUMNS, alphabet));
}
