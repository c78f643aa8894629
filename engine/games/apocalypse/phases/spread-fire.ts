import { CELLS, NEIGHBOURS } from '../board.ts';
import { listBurning } from '../list-burning.ts';
import type { ApocalypseTurn } from '../types.ts';
import { FOREST, NOBODY } from '../vocabulary.ts';
import { ignite } from '../actions/ignite.ts';
import { killSoldier } from '../actions/kill-soldier.ts';

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const endangered = new Int8Array(CELLS);

/**
 * Each forest cell next to a fire, along its row or column, may catch fire, with a single chance however many fires
 * are around it. A soldier there dies. A cell that catches fire does not spread it in the same round.
 */
export function spreadFire(turn: ApocalypseTurn): void {
  const burning = listBurning(turn.state);
  if (burning.length === 0) return;
  markEndangered(turn, burning);
  for (let cell = 0; cell < CELLS; cell++) {
    if (!endangered[cell]) continue;
    endangered[cell] = 0;
    if (turn.rng.random(1, 100) <= turn.config.fireChance) catchFire(turn, cell);
  }
}

function markEndangered({ state, config }: ApocalypseTurn, burning: Int16Array): void {
  const { fire, land } = state;
  for (const cell of burning) {
    if (config.fireSpreadsFrom === 'forest' && land[cell] !== FOREST) continue;
    for (let entry = cell * 4; entry < cell * 4 + 4; entry++) {
      const neighbour = NEIGHBOURS[entry]!;
      if (land[neighbour] === FOREST && fire[neighbour] === 0) endangered[neighbour] = 1;
    }
  }
}

function catchFire(turn: ApocalypseTurn, cell: number): void {
  ignite(turn, cell, 'spread');
  const soldier = turn.state.soldierAt[cell]!;
  if (soldier !== NOBODY) killSoldier(turn, soldier, NOBODY, { cause: 'fire' });
}
