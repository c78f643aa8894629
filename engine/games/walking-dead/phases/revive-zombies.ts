import { PLAYERS } from '../../../core/players.ts';
import { SafeCells } from '../safe-cells.ts';
import { bringToLife, liftUnit } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';

/**
 * The zombies killed in this round come back as living units of the clan that killed them, with the same id, each on
 * a random safe cell: first those of clan 0, then of clan 1, and so on.
 */
export function reviveZombies({ state, config, rng }: WalkingDeadTurn): void {
  if (state.killedZombieCount[0] === 0) return;
  const killed = state.killedZombies.slice(0, state.killedZombieCount[0]);
  const safeCells = new SafeCells(state, config);
  for (const clan of PLAYERS) {
    for (const id of killed) {
      if (state.clan[id] !== clan) continue;
      const place = state.cell[id]!;
      // One that stayed comes back on another cell, and on its own only when there is no other.
      const cell = safeCells.draw(rng, place);
      if (place !== NOBODY) liftUnit(state, id);
      bringToLife(state, id, clan, cell);
      safeCells.addUnit(cell);
    }
  }
  state.killedZombies.fill(0);
  state.killedZombieCount[0] = 0;
}
