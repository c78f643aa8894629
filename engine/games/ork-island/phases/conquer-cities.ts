import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { findConqueror } from './find-conqueror.ts';

/**
 * A city goes to the player with more orks on its cells than each of the others. When nobody has, because it is empty
 * or the most is shared, its owner stays.
 */
export function conquerCities({ state }: OrkIslandTurn): void {
  const { cities } = state.island;
  for (let city = 0; city < cities.length; city++) {
    const conqueror = findConqueror(state, cities[city]!);
    if (conqueror !== NOBODY) state.cityOwner[city] = conqueror;
  }
}
