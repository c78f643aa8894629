import { PLAYERS } from '../../../core/players.ts';
import { toPosition } from '../board.ts';
import { SafeCells } from '../safe-cells.ts';
import { bringToLife, liftUnit } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { reportOwner } from '../actions/report-owner.ts';

/**
 * The zombies killed in this round come back as living units of the clan that killed them, with the same id, each on
 * a random safe cell: first those of clan 0, then of clan 1, and so on.
 */
export function reviveZombies(turn: WalkingDeadTurn): void {
  const { state, config, rng } = turn;
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
      const owner = state.owner[cell]!;
      bringToLife(state, id, clan, cell);
      if (turn.isWatched) {
        turn.emit({ kind: 'reborn', unit: id, player: clan, at: toPosition(cell) });
        reportOwner(turn, id, owner);
      }
      safeCells.addUnit(cell);
    }
  }
  state.killedZombies.fill(0);
  state.killedZombieCount[0] = 0;
}
