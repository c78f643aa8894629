import { score } from '../actions/score.ts';
import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';

/** The owner of a city gets points for each of its cells, every round, whether or not an ork is there. */
export function scoreCities(turn: OrkIslandTurn): void {
  const { state, config } = turn;
  for (const [city, cells] of state.island.cities.entries()) {
    const owner = state.cityOwner[city]!;
    if (owner !== NOBODY) score(turn, owner, config.bonusPerCityCell * cells.length, { for: 'city', which: city });
  }
}
