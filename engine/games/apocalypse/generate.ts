import type { Generator } from '../../core/generator.ts';
import { generateMap } from './map/generate-map.ts';
import { makeStateFromMap } from './make-state-from-map.ts';
import type { ApocalypseState } from './state.ts';
import type { ApocalypseConfig } from './types.ts';

export function generate(config: ApocalypseConfig, rng: Generator): ApocalypseState {
  return makeStateFromMap(config.map === 'GENERATOR' ? generateMap(config, rng) : config.map, config);
}
