import { PLAYERS } from '../../../core/players.ts';
import { TokenReader } from '../../../core/token-reader.ts';
import { COLUMNS, ROWS } from '../board.ts';
import { defaults } from '../defaults.ts';
import { findProblem } from '../find-problem.ts';
import type { CrematoriaConfig } from '../types.ts';
import { GENERATORS, SETTINGS, TITLE, VERSION } from './settings.ts';

/** Reads a `.cnf` of the published game. What it does not say has its usual value. */
export function parseConfig(text: string): CrematoriaConfig {
  const reader = new TokenReader(text);
  reader.keyword(TITLE);
  reader.keyword(VERSION);
  reader.setting('nb_players', PLAYERS.length, PLAYERS.length);
  const config = { ...defaults };
  const values = config as Record<string, unknown>;
  for (const [name, field, least, greatest] of SETTINGS) values[field] = reader.setting(name, least, greatest);
  if (reader.keyword(...GENERATORS) === 'FIXED') config.map = parseMap(reader);
  reader.end();
  const problem = findProblem(config);
  if (problem !== undefined) throw reader.mismatch(problem);
  return config;
}

function parseMap(reader: TokenReader): [string[], string[]] {
  return [parseLevel(reader, 'the cave', 'RC0123E'), parseLevel(reader, 'the outside', 'OGE')];
}

function parseLevel(reader: TokenReader, name: string, alphabet: string): string[] {
  return Array.from({ length: ROWS }, (_, i) => reader.row(`row ${i} of ${name}`, COLUMNS, alphabet));
}
