import { score } from '../actions/score.ts';
import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';

/** The owner of a path gets points for each of its cells, every round, even without the cities at its ends. */
export function scorePaths(turn: OrkIslandTurn): void {
  const { state, config } = turn;
  for (const [path, { cells }] of state.island.paths.entries()) {
    const owner = state.pathOwner[path]!;
    if (owner !== NOBODY) score(turn, owner, config.bonusPerPathCell * cells.length, { for: 'path', which: path });
  }
}
