import { drawOne } from '../../../core/draw-one.ts';
import type { Generator } from '../../../core/generator.ts';
import { PLAYERS } from '../../../core/players.ts';
import { toPosition } from '../board.ts';
import { isPerson } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';
import { NOBODY, UNIT_TYPES } from '../vocabulary.ts';

/** What a unit died of, for whoever listens. */
export interface Death {
  readonly cause: 'fight' | 'hellhound' | 'landing' | 'necromonger' | 'sun';
  /** The unit that killed it. */
  readonly by?: number;
  /** The cell it was about to enter. */
  readonly into?: number;
}

/**
 * Takes a unit off the board. A pioneer or furyan belongs from now on to its killer's group, or, when no group killed
 * it, to one of the other three by lot; it is reborn at the end of the round.
 */
export function kill(turn: CrematoriaTurn, victim: number, killer: number, death: Death): void {
  const { state, rng } = turn;
  if (turn.isWatched) reportDeath(turn, victim, death);
  state.occupant[state.cell[victim]!] = NOBODY;
  state.cell[victim] = NOBODY;
  state.health[victim] = 0;
  if (!isPerson(state, victim)) return;
  const loser = state.player[victim]!;
  const player = killer === NOBODY ? drawOther(loser, rng) : killer;
  state.player[victim] = player;
  if (turn.isWatched) turn.emit({ kind: 'captured', unit: victim, player, loser, byChance: killer === NOBODY });
}

function drawOther(player: number, rng: Generator): number {
  return drawOne(
    PLAYERS.filter((other) => other !== player),
    rng,
  );
}

function reportDeath({ state, emit }: CrematoriaTurn, unit: number, { cause, by, into }: Death): void {
  emit({
    kind: 'killed',
    unit,
    type: UNIT_TYPES[state.roster.types[unit]!]!,
    player: state.player[unit]!,
    at: toPosition(state.cell[unit]!),
    cause,
    ...(into === undefined ? {} : { to: toPosition(into) }),
    ...(by === undefined ? {} : { by, byPlayer: state.player[by]! }),
  });
}
