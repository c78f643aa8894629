import { toPosition } from '../island.ts';
import { killOrk } from '../state.ts';
import type { OrkIslandTurn } from '../types.ts';

/** What an ork died of, for whoever listens. */
interface Death {
  readonly cause: 'fight' | 'hunger';
  readonly by?: number;
  /** The cell it was about to enter. */
  readonly into?: number;
}

/** Kills an ork, which belongs to `player` from now on, and reports it. */
export function kill(turn: OrkIslandTurn, unit: number, player: number, death: Death): void {
  const { state } = turn;
  const loser = state.player[unit]!;
  if (turn.isWatched) reportDeath(turn, unit, death);
  killOrk(state, unit, player);
  if (turn.isWatched && player !== loser) turn.emit({ kind: 'captured', unit, player, loser });
}

function reportDeath({ state, emit }: OrkIslandTurn, unit: number, { cause, by, into }: Death): void {
  emit({
    kind: 'killed',
    unit,
    type: 'ork',
    player: state.player[unit]!,
    at: toPosition(state.island, state.cell[unit]!),
    cause,
    ...(into === undefined ? {} : { to: toPosition(state.island, into) }),
    ...(by === undefined ? {} : { by, byPlayer: state.player[by]! }),
  });
}
