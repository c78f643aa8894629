import { ConfigError } from '../../../core/config-error.ts';
import type { Generator } from '../../../core/generator.ts';
import type { ApocalypseConfig, ApocalypseMap } from '../types.ts';
import { FOREST, GRASS, LETTERS, NOBODY, WATER } from '../vocabulary.ts';
import { choosePosts } from './choose-posts.ts';
import { drawLand } from './draw-land.ts';
import { joinLand } from './join-land.ts';
import { mendGaps } from './mend-gaps.ts';
import { placeHelicopters, placeSoldiers } from './place-units.ts';
import { mirror, mirrorRows, QUADRANT_CELLS, toQuadrantPosition } from './quadrant.ts';

/** Least and greatest part of the board, in per cent, as on the maps of the published game. */
const SHARES = [
  [FOREST, 25, 70],
  [GRASS, 23, 42],
  [WATER, 0, 24],
] as const;

const ATTEMPTS = 1000;

/** A map of our own: the published game has only fixed ones. All of it follows from the generator it is given. */
export function generateMap(config: ApocalypseConfig, rng: Generator): ApocalypseMap {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const land = drawLand(rng);
    mendGaps(land, 'close');
    const isJoined = joinLand(land);
    // Fords may have left some.
    mendGaps(land, 'open');
    if (!isJoined || !hasFairShares(land)) continue;
    const posts = choosePosts(land, config, rng);
    if (posts) return assembleMap(land, posts, config, rng);
  }
  throw new ConfigError(`no map was found in ${ATTEMPTS} attempts`, 'try another seed, or give a map with FIXED');
}

function hasFairShares(land: Int8Array): boolean {
  return SHARES.every(([kind, least, greatest]) => {
    const share = (100 * land.reduce((count, other) => (other === kind ? count + 1 : count), 0)) / QUADRANT_CELLS;
    return share >= least && share <= greatest;
  });
}

function assembleMap(
  land: Int8Array,
  posts: readonly number[],
  config: ApocalypseConfig,
  rng: Generator,
): ApocalypseMap {
  return {
    board: mirrorRows(Array.from(land, (kind) => LETTERS[kind]).join('')),
    fire: [],
    posts: posts.flatMap((cell, index) => {
      const value = index < config.highPosts ? config.highValue : config.lowValue;
      return mirror(toQuadrantPosition(cell)).map((pos) => ({ pos, value, owner: NOBODY }));
    }),
    soldiers: placeSoldiers(land, posts, config, rng),
    helicopters: placeHelicopters(config),
  };
}
