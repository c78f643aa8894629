import { PLAYERS } from '../../../core/players.ts';
import { TokenReader } from '../../../core/token-reader.ts';
import { defaults } from '../defaults.ts';
import { countMostOrks } from '../count-most-orks.ts';
import { findProblem } from '../find-problem.ts';
import type { OrkIslandConfig } from '../types.ts';
import { parseMap } from './parse-map.ts';
import { GENERATORS, SETTINGS, TITLE, VERSION } from './settings.ts';

/** Reads a `.cnf` of the published game. */
export function parseConfig(text: string): OrkIslandConfig {
  const reader = new TokenReader(text);
  reader.keyword(TITLE);
  reader.keyword(VERSION);
  reader.setting('nb_players', PLAYERS.length, PLAYERS.length);
  const config = { ...defaults };
  for (const [name, field, least, greatest] of SETTINGS) {
    config[field] = reader.setting(name, least, greatest);
    requireFit(reader, config, field);
  }
  if (reader.keyword(...GENERATORS) === 'FIXED') config.map = parseMap(reader, config);
  reader.end();
  const problem = findProblem(config);
  if (problem !== undefined) throw reader.mismatch(problem);
  return config;
}

/** For the settings that depend on those before them. */
function requireFit(reader: TokenReader, { rows, columns, orks }: OrkIslandConfig, field: keyof OrkIslandConfig): void {
  if (field === 'columns' && columns !== rows) throw reader.unexpected(`${rows} for cols, as many as rows`);
  const mostOrks = countMostOrks(rows, columns);
  if (field !== 'orks' || orks <= mostOrks) return;
  throw reader.unexpected(`at most ${mostOrks} for nb_orks on a board of ${rows} rows`);
}
