import { score } from '../actions/score.ts';
import type { OrkIslandState } from '../state.ts';
import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';

/**
 * A path connects its two cities when all three belong to one player. Each group of k connected cities, a lone city
 * being a group of one, gives its owner a factor times 2 to the power k.
 */
export function scoreConnectedCities(turn: OrkIslandTurn): void {
  const { state, config } = turn;
  const groups = groupCities(state);
  const sizes = new Int16Array(groups.length);
  for (const group of groups) sizes[group]! += 1;
  for (let group = 0; group < groups.length; group++) {
    const owner = state.cityOwner[group]!;
    if (owner === NOBODY || sizes[group] === 0) continue;
    score(turn, owner, config.factorConnectedComponent * 2 ** sizes[group]!, { for: 'group', which: sizes[group]! });
  }
}

/** For each city the one that stands for its group. */
function groupCities({ island, cityOwner, pathOwner }: OrkIslandState): Int16Array {
  const groups = Int16Array.from(island.cities.keys());
  for (const [path, { ends }] of island.paths.entries()) {
    const owner = pathOwner[path];
    const [a, b] = ends;
    if (owner === NOBODY || cityOwner[a] !== owner || cityOwner[b] !== owner) continue;
    const joined = groups[b];
    const kept = groups[a]!;
    for (let city = 0; city < groups.length; city++) if (groups[city] === joined) groups[city] = kept;
  }
  return groups;
}
