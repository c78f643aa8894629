import { toPosition } from '../board.ts';
import { findHelicopterOwner, toHelicopter, toHelicopterId } from '../helicopters.ts';
import { isHelicopterOrder, shuffleById, type Given } from '../orders.ts';
import type { ApocalypseTurn, HelicopterOrder } from '../types.ts';
import { FACINGS } from '../vocabulary.ts';
import { flyForward } from '../actions/fly-forward.ts';
import { throwNapalm } from '../actions/throw-napalm.ts';

/** Helicopters fly, turn and throw napalm, all of them in one random order. */
export function flyHelicopters(turn: ApocalypseTurn): void {
  for (const given of shuffleById(turn, isHelicopterOrder, (order) => order.helicopter)) execute(turn, given);
}

function execute(turn: ApocalypseTurn, { player, index, order }: Given<HelicopterOrder>): void {
  const done = obey(turn, toHelicopter(order.helicopter), order.do);
  if (typeof done === 'object') turn.moves.push({ helicopter: order.helicopter, do: done.did });
  else turn.refused[player].push({ order: index, reason: `helicopter ${order.helicopter} ${order.do}: ${done}` });
}

/** What it did, or why it could not. */
function obey(turn: ApocalypseTurn, helicopter: number, task: HelicopterOrder['do']): { did: typeof task } | string {
  switch (task) {
    case 'forward1':
    case 'forward2': {
      const from = turn.state.centre[helicopter]!;
      const flight = flyForward(turn.state, helicopter, task === 'forward1' ? 1 : 2);
      if (turn.isWatched && flight.steps > 0) reportFlight(turn, helicopter, from);
      return flight.steps === 0 ? flight.obstacle! : { did: flight.steps === 1 ? 'forward1' : 'forward2' };
    }
    case 'clockwise':
      return rotate(turn, helicopter, -1, task);
    case 'counterclockwise':
      return rotate(turn, helicopter, 1, task);
    case 'napalm':
      return throwNapalm(turn, helicopter) ?? { did: task };
  }
}

function rotate<Task>(turn: ApocalypseTurn, helicopter: number, by: number, did: Task): { did: Task } {
  const { state } = turn;
  const facing = (state.facing[helicopter]! + by + FACINGS.length) % FACINGS.length;
  state.facing[helicopter] = facing;
  const [unit, player] = [toHelicopterId(helicopter), findHelicopterOwner(helicopter)];
  if (turn.isWatched) turn.emit({ kind: 'turned', unit, player, facing: FACINGS[facing]! });
  return { did };
}

function reportFlight({ state, emit }: ApocalypseTurn, helicopter: number, from: number): void {
  const [unit, player] = [toHelicopterId(helicopter), findHelicopterOwner(helicopter)];
  emit({ kind: 'flown', unit, player, at: toPosition(from), to: toPosition(state.centre[helicopter]!) });
}
