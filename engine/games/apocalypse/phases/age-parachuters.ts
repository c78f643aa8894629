import { PLAYERS } from '../../../core/players.ts';
import { HELICOPTERS, findHelicopterOwner, toHelicopterId } from '../helicopters.ts';
import { isParachuterOrder, collectOrders } from '../orders.ts';
import { getPatience } from '../parachuters.ts';
import { findThrower } from '../find-thrower.ts';
import type { ApocalypseTurn } from '../types.ts';
import { giveParachuter, drawOtherPlayer } from '../actions/give-parachuter.ts';

/** Who gets a new parachuter for one that waited too long, and who loses that one. */
interface Heir {
  readonly heir: number;
  readonly loser: number;
}

/**
 * Parachuters who are to be thrown leave their helicopters, the oldest first. All others aboard have one round less.
 * A parachuter with no rounds left expires: one of the other three players, drawn at random, gets a new one.
 */
export function ageParachuters(turn: ApocalypseTurn): void {
  const thrown = countThrows(turn);
  const heirs: Heir[] = [];
  for (let helicopter = 0; helicopter < HELICOPTERS; helicopter++) {
    if (turn.state.aboard[helicopter]! > 0) age(turn, helicopter, thrown[helicopter]!, heirs);
  }
  if (heirs.length === 0) return;
  // All heirs are drawn before the first of them draws a helicopter.
  for (const player of PLAYERS) {
    for (const { heir, loser } of heirs) {
      if (heir === player) giveParachuter(turn, player, { cause: 'expired', loser, byChance: true });
    }
  }
}

function countThrows(turn: ApocalypseTurn): Int16Array {
  const thrown = new Int16Array(HELICOPTERS);
  for (const { player, order } of collectOrders(turn, isParachuterOrder)) {
    thrown[findThrower(turn.state, turn.config, player, order)]! += 1;
  }
  return thrown;
}

function age(turn: ApocalypseTurn, helicopter: number, thrown: number, heirs: Heir[]): void {
  const { state, rng } = turn;
  const [unit, player] = [toHelicopterId(helicopter), findHelicopterOwner(helicopter)];
  const patience = getPatience(state, helicopter);
  let kept = 0;
  for (let index = thrown; index < patience.length; index++) {
    const rounds = patience[index]! - 1;
    if (rounds > 0) patience[kept++] = rounds;
    else {
      heirs.push({ heir: drawOtherPlayer(player, rng), loser: player });
      if (turn.isWatched) turn.emit({ kind: 'expired', unit, player });
    }
  }
  state.aboard[helicopter] = kept;
  if (turn.isWatched) turn.emit({ kind: 'aged', unit, player, parachuters: Array.from(patience.subarray(0, kept)) });
}
