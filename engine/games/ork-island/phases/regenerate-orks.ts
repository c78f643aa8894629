import { toPosition } from '../island.ts';
import { spawnOrks } from '../spawn-orks.ts';
import type { OrkIslandTurn } from '../types.ts';
import { NOWHERE } from '../vocabulary.ts';

/**
 * Every ork that died comes back with full health on a random cell by the sea, away from all other orks. If an enemy
 * killed it, it now belongs to that enemy's player.
 */
export function regenerateOrks(turn: OrkIslandTurn): void {
  const { state } = turn;
  const dead: number[] = [];
  for (let ork = 0; ork < state.cell.length; ork++) if (state.cell[ork] === NOWHERE) dead.push(ork);
  if (dead.length === 0) return;
  spawnOrks(turn, dead);
  if (!turn.isWatched) return;
  for (const unit of dead) {
    const at = toPosition(state.island, state.cell[unit]!);
    turn.emit({ kind: 'reborn', unit, player: state.player[unit]!, at, health: state.health[unit]! });
  }
}
