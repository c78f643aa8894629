import { reportConquest } from '../actions/report-conquest.ts';
import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { findConqueror } from '../find-conqueror.ts';

/**
 * A path is conquered like a city, by the orks on its own cells. The owners of the cities at its ends do not matter.
 */
export function conquerPaths(turn: OrkIslandTurn): void {
  const { state } = turn;
  for (const [path, { cells }] of state.island.paths.entries()) {
    const conqueror = findConqueror(state, cells);
    if (conqueror === NOBODY) continue;
    const loser = state.pathOwner[path]!;
    state.pathOwner[path] = conqueror;
    if (turn.isWatched && loser !== conqueror) reportConquest(turn, { path, player: conqueror, loser }, cells);
  }
}
