import { PLAYERS } from '../../../core/players.ts';
import { TokenReader } from '../../../core/token-reader.ts';
import { defaults } from '../defaults.ts';
import type { WalkingDeadConfig } from '../types.ts';
import { parseMap } from './parse-map.ts';
import { GENERATORS, SETTINGS, TITLE, VERSION } from './settings.ts';

/** Reads a `.cnf` of the published game. What it does not say has its usual value. */
export function parseConfig(text: string): WalkingDeadConfig {
  const reader = new TokenReader(text);
  reader.keyword(TITLE);
  reader.keyword(VERSION);
  reader.setting('NUM_PLAYERS', PLAYERS.length, PLAYERS.length);
  const config = { ...defaults };
  const values = config as Record<string, unknown>;
  for (const [name, field, least, greatest] of SETTINGS) {
    // A person must be worth more than a zombie.
    const most = field === 'zombiePoints' ? config.personPoints - 1 : greatest;
    values[field] = reader.setting(name, least, most);
  }
  if (reader.keyword(...GENERATORS) === 'FIXED') config.map = parseMap(reader, config);
  reader.end();
  return config;
}
