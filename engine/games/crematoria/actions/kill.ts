import { drawOne } from '../../../core/draw-one.ts';
import type { Generator } from '../../../core/generator.ts';
import { PLAYERS } from '../../../core/players.ts';
import { isPerson } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';

/**
 * Takes a unit off the board. A pioneer or furyan belongs from now on to its killer's group, or, when no group killed
 * it, to one of the other three by lot; it is reborn at the end of the round.
 */
export function kill({ state, rng }: Pick<CrematoriaTurn, 'state' | 'rng'>, victim: number, killer: number): void {
  state.occupant[state.cell[victim]!] = NOBODY;
  state.cell[victim] = NOBODY;
  state.health[victim] = 0;
  if (!isPerson(state, victim)) return;
  state.player[victim] = killer === NOBODY ? drawOther(state.player[victim]!, rng) : killer;
}

function drawOther(player: number, rng: Generator): number {
  return drawOne(
    PLAYERS.filter((other) => other !== player),
    rng,
  );
}
