import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { findConqueror } from './find-conqueror.ts';

/** A path is conquered just like a city, by the orks on its own cells; who owns the cities at its ends does not matter. */
export function conquerPaths({ state }: OrkIslandTurn): void {
  const { paths } = state.island;
  for (let path = 0; path < paths.length; path++) {
    const conqueror = findConqueror(state, paths[path]!.cells);
    if (conqueror !== NOBODY) state.pathOwner[path] = conqueror;
  }
}
