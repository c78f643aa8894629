import type { Generator } from '../../engine/core/generator.ts';

/** Hands out the given numbers in turn. Its state is how many were drawn. */
export function scripted(...values: readonly number[]): Generator {
  let drawn = 0;
  return {
    get state() {
      return drawn;
    },
    random(low, high) {
      const value = values[drawn];
      if (value === undefined) throw new Error(`draw ${drawn + 1}, from ${low} to ${high}, is not in the script`);
      if (value < low || value > high) throw new Error(`draw ${drawn + 1} is ${value}, not from ${low} to ${high}`);
      drawn += 1;
      return value;
    },
  };
}

/** Always the least number of the interval. */
export function lowest(): Generator {
  return { state: 0, random: (low) => low };
}

/** Always the greatest number of the interval. */
export function highest(): Generator {
  return { state: 0, random: (_low, high) => high };
}
