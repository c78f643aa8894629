/** The items by what is read from each, groups and items in the order in which they came. */
export function groupBy<T, K>(items: Iterable<T>, read: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = read(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
