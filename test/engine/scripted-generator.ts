import type { Generator } from '../../engine/core/generator.ts';

/** Chance as a test wants it: hands out the listed values in turn, and complains about any draw that does not fit. */
export function scripted(...values: number[]): Generator & { readonly left: number } {
  let next = 0;
  return {
    state: 0,
    get left() {
      return values.length - next;
    },
    random(low, high) {
      const asked = `draw ${next + 1}, from ${low} to ${high}`;
      if (next >= values.length) throw new Error(`the script has no value for ${asked}`);
      const value = values[next]!;
      if (value < low || value > high) throw new Error(`the script says ${value} for ${asked}`);
      next += 1;
      return value;
    },
  };
}

/** Every draw gives the least value. */
export function lowest(): Generator {
  return { state: 0, random: (low) => low };
}

/** Every draw gives the greatest value. */
export function highest(): Generator {
  return { state: 0, random: (low, high) => Math.max(low, high) };
}
