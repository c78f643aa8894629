import type { Generator } from '../../../engine/core/generator.ts';

/** A generator whose numbers a test has written down. */
export interface ScriptedGenerator extends Generator {
  /** How many of its numbers have not been drawn yet. */
  readonly left: number;
}

/** Hands out the values in turn; throws when it runs out or when a value does not lie in the interval asked for. */
export function scripted(...values: number[]): ScriptedGenerator {
  let drawn = 0;
  return {
    random(low, high) {
      if (drawn === values.length) throw new Error(`draw ${drawn + 1}, from ${low} to ${high}, is not in the script`);
      const value = values[drawn++]!;
      if (value < low || value > high)
        throw new Error(`the script says ${value} for draw ${drawn}, from ${low} to ${high}`);
      return value;
    },
    fork(draws) {
      const ahead = scripted(...values.slice(drawn, drawn + draws));
      drawn = Math.min(values.length, drawn + draws);
      return ahead;
    },
    get state() {
      return drawn;
    },
    get left() {
      return values.length - drawn;
    },
  };
}

/** Always the least number of the interval. */
export function lowest(): Generator {
  return { random: (low) => low, fork: lowest, state: 0 };
}

/** Always the greatest number of the interval. */
export function highest(): Generator {
  return { random: (_, high) => high, fork: highest, state: 0 };
}
