import type { GameTypes } from './game.ts';

/** Orders as numbers, for programs that learn: each unit is given one of some actions. */
export interface UnitActions<T extends GameTypes> {
  readonly names: readonly string[];
  /** How many units can be given one, numbered as in the arrays of the state. */
  countUnits(state: T['state']): number;
  makeOrder(state: T['state'], unit: number, action: number): T['order'];
  /** The unit and the action of an order; undefined for one that no action stands for. */
  findAction(state: T['state'], order: T['order']): readonly [unit: number, action: number] | undefined;
}

/** The actions of games that move units by their ids: a direction for each. */
export function makeDirectionActions<T extends GameTypes & { order: { unit: number; dir: string } }>(
  names: readonly T['order']['dir'][],
  countUnits: (state: T['state']) => number,
): UnitActions<T> {
  return {
    names,
    countUnits,
    makeOrder: (_, unit, action) => ({ unit, dir: names[action]! }) as T['order'],
    findAction: (_, { unit, dir }) => (names.includes(dir) ? [unit, names.indexOf(dir)] : undefined),
  };
}
