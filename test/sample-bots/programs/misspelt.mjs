// Each line with a wrong word must be refused by tsc; without those lines there must be nothing to say.
import { order } from './minions/crematoria.mjs';

/** @import { Direction, Order, State } from './minions/crematoria-types.mjs' */

export class Plan {
  /** @param {State} state @returns {Order[]} */
  play(state) {
    const [unit] = state.units;
    const health = unit.health ?? 0;
    order(unit.helth, 'Up'); // wrong
    /** @type {Direction} */
    const right = 'Right';
    order(unit, 'Rihgt'); // wrong
    const { gemPoints } = state.config;
    order(state.config.gemPionts, 'Up'); // wrong
    order(unit.pos, right); // wrong
    return health > gemPoints ? [order(unit, right)] : [];
  }
}
