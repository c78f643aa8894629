import type { Generator } from '../../../core/generator.ts';
import { PLAYERS } from '../../../core/players.ts';
import { findFirstHelicopter, HELICOPTERS_EACH, toHelicopterId } from '../helicopters.ts';
import { addParachuter } from '../parachuters.ts';
import type { ApocalypseEvent, ApocalypseTurn } from '../types.ts';

/** Why a player has a new parachuter, for whoever listens. */
export type Origin = Pick<Extract<ApocalypseEvent, { kind: 'boarded' }>, 'cause' | 'loser' | 'byChance' | 'victim'>;

/** A new parachuter for a player, aboard one of his helicopters by lot. */
export function giveParachuter(turn: ApocalypseTurn, player: number, origin: Origin): void {
  const { state, config, rng } = turn;
  const helicopter = findFirstHelicopter(player) + rng.random(0, HELICOPTERS_EACH - 1);
  addParachuter(state, helicopter, config.parachuterLife);
  if (!turn.isWatched) return;
  turn.emit({ kind: 'boarded', unit: toHelicopterId(helicopter), player, rounds: config.parachuterLife, ...origin });
}

/** One of the three other players, by lot. The published program draws among all four until it is another. */
export function drawOtherPlayer(player: number, rng: Generator): number {
  for (;;) {
    const other = rng.random(0, PLAYERS.length - 1);
    if (other !== player) return other;
  }
}
