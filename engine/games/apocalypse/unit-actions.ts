import type { UnitActions } from '../../core/unit-actions.ts';
import { toPosition } from './board.ts';
import { HELICOPTERS, toHelicopter, toHelicopterId } from './helicopters.ts';
import { STEPS_AROUND } from './legal-orders.ts';
import { isHelicopterOrder, isSoldierOrder } from './orders.ts';
import { findSoldier } from './soldiers.ts';
import type { ApocalypseState } from './state.ts';
import type { Apocalypse, ApocalypseOrder, HelicopterOrder } from './types.ts';
import { NOBODY } from './vocabulary.ts';

const WALKS = ['Down', 'DR', 'Right', 'RU', 'Up', 'UL', 'Left', 'LD'];
const FLIGHTS: readonly HelicopterOrder['do'][] = ['forward1', 'forward2', 'clockwise', 'counterclockwise', 'napalm'];
const names = [...WALKS, ...FLIGHTS, 'parachuter'];

/** Soldiers in the order of the state first, then the helicopters, each of which may throw a parachuter from its middle. */
export const unitActions: UnitActions<Apocalypse> = {
  names,
  countUnits: ({ ground }) => ground.people + HELICOPTERS,
  makeOrder(state, unit, action): ApocalypseOrder {
    const helicopter = unit - state.ground.people;
    if (helicopter < 0) return walk(state, unit, action);
    const id = toHelicopterId(helicopter);
    const flight = FLIGHTS[action - WALKS.length];
    return flight
      ? { helicopter: id, do: flight }
      : { parachuter: toPosition(state.centre[helicopter]!), helicopter: id };
  },
  findAction(state, order) {
    if (isSoldierOrder(order)) return findWalk(state, order.soldier, order.to);
    if (order.helicopter === undefined) return undefined;
    const action = isHelicopterOrder(order) ? WALKS.length + FLIGHTS.indexOf(order.do) : names.length - 1;
    return [state.ground.people + toHelicopter(order.helicopter), action];
  },
};

/** A soldier that is not there gets an order all the same, which the order rules refuse. */
function walk({ cell, id, soldierCount }: ApocalypseState, soldier: number, action: number): ApocalypseOrder {
  const isThere = soldier < soldierCount[0]!;
  const [row, column] = toPosition(isThere ? cell[soldier]! : 0);
  const [down, right] = STEPS_AROUND[action] ?? [0, 0];
  return { soldier: isThere ? id[soldier]! : 0, to: [row + down, column + right] };
}

function findWalk(state: ApocalypseState, id: number, to: readonly number[]): readonly [number, number] | undefined {
  const soldier = findSoldier(state, id);
  if (soldier === NOBODY) return undefined;
  const [row, column] = toPosition(state.cell[soldier]!);
  const action = STEPS_AROUND.findIndex(([down, right]) => row + down === to[0] && column + right === to[1]);
  return action < 0 ? undefined : [soldier, action];
}
