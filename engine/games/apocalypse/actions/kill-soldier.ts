import { toPosition } from '../board.ts';
import { removeSoldier } from '../soldiers.ts';
import type { ApocalypseTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { giveParachuter, drawOtherPlayer } from './give-parachuter.ts';

/** What a soldier died of, for whoever listens. */
interface Death {
  readonly cause: 'fight' | 'napalm' | 'fire';
  /** The id of the soldier or helicopter that killed him. */
  readonly by?: number;
  /** The cell he was about to enter. */
  readonly into?: number;
}

/**
 * Takes a soldier off the board. He becomes a parachuter of his killer, or, when he died by fire or by his own side, of
 * one of the other three players by lot.
 */
export function killSoldier(turn: ApocalypseTurn, soldier: number, killer: number, death: Death): void {
  const player = turn.state.player[soldier]!;
  const victim = turn.state.id[soldier]!;
  if (turn.isWatched) reportDeath(turn, soldier, killer, death);
  removeSoldier(turn.state, soldier);
  const byChance = killer === NOBODY || killer === player;
  const heir = byChance ? drawOtherPlayer(player, turn.rng) : killer;
  giveParachuter(turn, heir, { cause: 'killed', loser: player, byChance, victim });
}

function reportDeath({ state, emit }: ApocalypseTurn, soldier: number, killer: number, death: Death): void {
  const { cause, by, into } = death;
  emit({
    kind: 'killed',
    unit: state.id[soldier]!,
    type: 'soldier',
    player: state.player[soldier]!,
    at: toPosition(state.cell[soldier]!),
    cause,
    ...(into === undefined ? {} : { to: toPosition(into) }),
    ...(by === undefined ? {} : { by, byPlayer: killer }),
  });
}
