import type { Generator } from '../../core/generator.ts';
import { OFF_BOARD } from '../../core/grid.ts';
import { isWild } from './island.ts';
import { putOrk, type OrkIslandState } from './state.ts';
import { NOBODY, STEPS } from './vocabulary.ts';

/**
 * Puts orks on the shore, each by lot on one of the cells that no ork before it has drawn, where it has no other ork
 * beside it.
 */
export function spawnOrks(state: OrkIslandState, orks: readonly number[], health: number, rng: Generator): void {
  const untried = Array.from(state.island.shore);
  for (const ork of orks) {
    state.health[ork] = health;
    putOrk(state, ork, drawShoreCell(state, untried, rng) ?? findCell(state));
  }
}

/** A cell that was drawn is not drawn again, whether it suited or not. */
function drawShoreCell(state: OrkIslandState, untried: number[], rng: Generator): number | undefined {
  while (untried.length > 0) {
    const cell = untried.splice(rng.random(0, untried.length - 1), 1)[0]!;
    if (isRoomy(state, cell)) return cell;
  }
  return undefined;
}

/** When the shore is crowded: the first cell with room around it, or else the first free one. */
function findCell(state: OrkIslandState): number {
  const { land } = state.island;
  const roomy = land.findIndex((_, cell) => isRoomy(state, cell));
  const cell = roomy === -1 ? land.findIndex((_, free) => isFree(state, free)) : roomy;
  if (cell === -1) throw new Error('an island has more wild cells than orks');
  return cell;
}

function isFree(state: OrkIslandState, cell: number): boolean {
  return isWild(state.island.land[cell]!) && state.occupant[cell] === NOBODY;
}

function isRoomy(state: OrkIslandState, cell: number): boolean {
  if (!isFree(state, cell)) return false;
  const first = cell * STEPS.length;
  for (let entry = first; entry < first + STEPS.length; entry++) {
    const neighbour = state.island.neighbours[entry]!;
    if (neighbour !== OFF_BOARD && state.occupant[neighbour] !== NOBODY) return false;
  }
  return true;
}
