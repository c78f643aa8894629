import { reportConquest } from '../actions/report-conquest.ts';
import type { OrkIslandTurn } from '../types.ts';
import { NOBODY } from '../vocabulary.ts';
import { findConqueror } from '../find-conqueror.ts';

/**
 * A city goes to the player with more orks on its cells than each of the others. If there is no such player, because
 * the city is empty or the maximum is shared, the owner stays.
 */
export function conquerCities(turn: OrkIslandTurn): void {
  const { state } = turn;
  for (const [city, cells] of state.island.cities.entries()) {
    const conqueror = findConqueror(state, cells);
    if (conqueror === NOBODY) continue;
    const loser = state.cityOwner[city]!;
    state.cityOwner[city] = conqueror;
    if (turn.isWatched && loser !== conqueror) reportConquest(turn, { city, player: conqueror, loser }, cells);
  }
}
