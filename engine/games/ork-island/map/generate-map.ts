import { ConfigError } from '../../../core/config-error.ts';
import type { Generator } from '../../../core/generator.ts';
import type { Chart } from '../island.ts';
import { LAND } from '../vocabulary.ts';
import { digRivers } from './dig-rivers.ts';
import { floodUnreachable } from './flood-unreachable.ts';
import { foundCities } from './found-cities.ts';
import { layPaths } from './lay-paths.ts';
import { plantForests, spreadDeserts } from './scatter-patches.ts';
import { RIVER, makeSketch, type Sketch } from './sketch.ts';
import { surroundWithSea } from './surround-with-sea.ts';

// The smallest board takes seven on average.
const ATTEMPTS = 200;
const MIN_CITIES = 8;

/** The generator of the published game, draw by draw: the same seed gives the same island. */
export function generateMap(size: number, orks: number, rng: Generator): Chart {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sketch = makeSketch(size);
    surroundWithSea(sketch, rng);
    plantForests(sketch, rng);
    spreadDeserts(sketch, rng);
    digRivers(sketch, orks, rng);
    foundCities(sketch, rng);
    layPaths(sketch, rng);
    if (finish(sketch)) return sketch;
  }
  throw new ConfigError(
    `no island with ${MIN_CITIES} cities, all connected by land, was found in ${ATTEMPTS} attempts on ${size} rows`,
    'choose a larger board, or give a map with FIXED',
  );
}

function finish(sketch: Sketch): boolean {
  const { land, cities } = sketch;
  for (let cell = 0; cell < land.length; cell++) if (land[cell] === RIVER) land[cell] = LAND.W;
  return floodUnreachable(sketch) && cities.length >= MIN_CITIES;
}
