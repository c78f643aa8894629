/** Puts neighbours with the same value together: places, best first, from a list that is in order. */
export function groupEquals<T>(items: readonly T[], measure: (item: T) => number): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    // Points are sums of fractions: equal but for the last bits is equal.
    if (last && Math.abs(measure(last[0]!) - measure(item)) < 1e-9) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
