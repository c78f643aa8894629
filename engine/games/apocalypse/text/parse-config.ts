import { TokenReader } from '../../../core/token-reader.ts';
import { defaults } from '../defaults.ts';
import type { ApocalypseConfig } from '../types.ts';
import { findMapProblem } from '../find-map-problem.ts';
import { parseMap } from './parse-map.ts';
import { GENERATORS, TITLE, VERSION } from './words.ts';

/** Reads a `.cnf` of the published game, or ours that asks for a generated map. It carries none of the numbers. */
export function parseConfig(text: string): ApocalypseConfig {
  const reader = new TokenReader(text);
  reader.keyword(TITLE);
  reader.keyword(VERSION);
  const map = reader.keyword(...GENERATORS) === 'FIXED' ? parseMap(reader, defaults) : 'GENERATOR';
  reader.end();
  const problem = map === 'GENERATOR' ? undefined : findMapProblem(map, defaults);
  if (problem !== undefined) throw reader.mismatch(problem);
  return { ...defaults, map };
}
