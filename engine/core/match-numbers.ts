import type { Arrays, Shape } from './arrays.ts';
import type { BaseState, Game, GameTypes } from './game.ts';

/** A match as numbers, for programs that learn. It shows the state itself: whoever keeps something of it copies it. */
export interface MatchNumbers {
  /** Where each field lies in the bytes of `words`. */
  readonly fields: Arrays<Shape>['layout']['fields'];
  readonly words: Int32Array;
  readonly actions: readonly string[];
  readonly units: number;
  makeOrder(unit: number, action: number): object;
  /** The unit and the action of an order; undefined for one that no action stands for. */
  findAction(order: object): readonly [unit: number, action: number] | undefined;
}

/** Undefined for a game whose state is no arrays, or that has no actions. */
export function makeNumbers<T extends GameTypes>({ actions }: Game<T>, state: T['state']): MatchNumbers | undefined {
  const { layout, words } = state as BaseState & Partial<Pick<Arrays<Shape>, 'layout' | 'words'>>;
  if (!actions || !layout || !words) return undefined;
  return {
    fields: layout.fields,
    words,
    actions: actions.names,
    units: actions.countUnits(state),
    makeOrder: (unit, action) => actions.makeOrder(state, unit, action),
    findAction: (order) => actions.findAction(state, order),
  };
}
