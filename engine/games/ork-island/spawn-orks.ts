import type { Generator } from '../../core/generator.ts';
import { drawOne } from '../../core/draw-one.ts';
import { OFF_BOARD } from '../../core/grid.ts';
import { isWild } from './island.ts';
import { putOrk, type OrkIslandState } from './state.ts';
import type { OrkIslandTurn } from './types.ts';
import { NOBODY, STEPS } from './vocabulary.ts';

type Spawning = Pick<OrkIslandTurn, 'state' | 'config' | 'rng'>;

/**
 * Puts orks on the shore, each by lot on one of the cells that no ork before it has drawn, where it has no other ork
 * beside it; by the sea also where it has, rather than inland.
 */
export function spawnOrks(turn: Spawning, orks: readonly number[]): void {
  const { state, config, rng } = turn;
  const { seaside, outermost } = state.island;
  const bySea = config.shore === 'sea';
  const untried = Array.from(bySea ? seaside : outermost);
  for (const ork of orks) {
    state.health[ork] = config.initialHealth;
    const roomy = drawShoreCell(state, untried, rng);
    putOrk(state, ork, roomy ?? (bySea ? drawFreeCell(state, rng) : undefined) ?? findCell(state));
  }
}

function drawFreeCell(state: OrkIslandState, rng: Generator): number | undefined {
  const free = state.island.seaside.filter((cell) => state.occupant[cell] === NOBODY);
  return free.length === 0 ? undefined : drawOne(free, rng);
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
