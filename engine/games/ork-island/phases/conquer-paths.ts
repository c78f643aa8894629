import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { findConqueror } from '../find-conqueror.ts';

/**
 * A path is conquered like a city, by the orks on its own cells. The owners of the cities at its ends do not matter.
 */
export function conquerPaths({ state }: OrkIslandTurn): void {
  for (const [path, { cells }] of state.island.paths.entries()) {
    const conqueror = findConqueror(state, cells);
    if (conqueror !== NOBODY) state.pathOwner[path] = conqueror;
  }
}
