import type { OrkIsland } from '../../engine/games/ork-island/types.ts';

/** How many cities the largest group has that a player connects by paths of its own: it is what points come from. */
export function measureLargestRealm(view: OrkIsland['view'], player: number): number {
  return Math.max(0, ...listRealms(view, player));
}

/** How many cities each group has; a lone city is a group of one. */
export function listRealms({ cities, paths }: OrkIsland['view'], player: number): number[] {
  const root = cities.map((_, city) => city);
  const find = (city: number): number => (root[city] === city ? city : (root[city] = find(root[city]!)));
  for (const { ends, owner } of paths) {
    const [a, b] = ends;
    if (owner === player && cities[a]!.owner === player && cities[b]!.owner === player) root[find(a)] = find(b);
  }
  const sizes = new Map<number, number>();
  for (const [city, { owner }] of cities.entries()) {
    if (owner === player) sizes.set(find(city), (sizes.get(find(city)) ?? 0) + 1);
  }
  return [...sizes.values()];
}
