import { removeSoldier } from '../soldiers.ts';
import type { ApocalypseTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { giveParachuter, drawOtherPlayer } from './give-parachuter.ts';

/**
 * Takes a soldier off the board. He becomes a parachuter of his killer, or, when he died by fire or by his own side, of
 * one of the other three players by lot.
 */
export function killSoldier(turn: ApocalypseTurn, soldier: number, killer: number): void {
  const player = turn.state.player[soldier]!;
  removeSoldier(turn.state, soldier);
  giveParachuter(turn, killer === NOBODY || killer === player ? drawOtherPlayer(player, turn.rng) : killer);
}
