import type { Generator } from '../../engine/core/generator.ts';

/** Hands out the listed values in turn. Throws when one is outside the interval asked for, or when they run out. */
export function scripted(...values: number[]): Generator {
  let next = 0;
  return generatorOf((low, high) => {
    const value = values[next];
    if (value === undefined) throw new Error(`draw ${next + 1}, from ${low} to ${high}, is not in the script`);
    if (value < low || value > high) throw new Error(`draw ${next + 1}: ${value} is not from ${low} to ${high}`);
    next += 1;
    return value;
  });
}

/** Always the least number asked for. */
export function lowest(): Generator {
  return generatorOf((low) => low);
}

/** Always the greatest number asked for. */
export function highest(): Generator {
  return generatorOf((_, high) => high);
}

function generatorOf(random: Generator['random']): Generator {
  return { random, state: 0 };
}
