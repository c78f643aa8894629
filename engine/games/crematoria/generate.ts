import type { Generator } from '../../core/generator.ts';
import { CELLS, LEVEL_CELLS } from './board.ts';
import { generateMap } from './map/generate-map.ts';
import { placeUnits } from './map/place-units.ts';
import { conquer, makeEmptyState, makeMap, makeRoster, type CrematoriaState } from './state.ts';
import type { CrematoriaConfig } from './types.ts';
import { LAND } from './vocabulary.ts';

export function generate(config: CrematoriaConfig, rng: Generator): CrematoriaState {
  const letters = config.map === 'GENERATOR' ? undefined : config.map.flat().join('');
  const land = letters === undefined ? generateMap(config.elevators, rng) : readLand(letters);
  const state = makeEmptyState(makeMap(land), makeRoster(config), config.furyans + config.pioneers);
  if (letters !== undefined) markOwnersAndGems(state, letters);
  placeUnits(state, rng);
  return state;
}

function readLand(letters: string): Int8Array {
  const land = new Int8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const letter = letters[cell];
    land[cell] = letter === 'G' ? LAND.O : (LAND[letter as keyof typeof LAND] ?? LAND.C);
  }
  return land;
}

function markOwnersAndGems(state: CrematoriaState, letters: string): void {
  for (let cell = 0; cell < CELLS; cell++) {
    const letter = letters[cell]!;
    if (cell < LEVEL_CELLS && letter >= '0' && letter <= '3') conquer(state, cell, Number(letter));
    if (letter === 'G') state.gem[cell] = 1;
  }
}
