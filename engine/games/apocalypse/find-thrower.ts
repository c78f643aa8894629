import type { Player } from '../../core/players.ts';
import { covers, findFirstHelicopter, toHelicopter, HELICOPTERS_EACH } from './helicopters.ts';
import type { ApocalypseState } from './state.ts';
import type { ApocalypseConfig, ParachuterOrder } from './types.ts';
import { NOBODY } from './vocabulary.ts';

/**
 * The helicopter that throws a parachuter: the one that the order names, else the one above the cell. NOBODY when there
 * is none, or when the named one does not cover the cell and a stray throw is not allowed.
 */
export function findThrower(
  state: ApocalypseState,
  config: ApocalypseConfig,
  player: Player,
  { parachuter: target, helicopter: id }: ParachuterOrder,
): number {
  if (id !== undefined) {
    const chosen = toHelicopter(id);
    return config.strayThrow === 'dies' || covers(state, chosen, target) ? chosen : NOBODY;
  }
  const first = findFirstHelicopter(player);
  for (let helicopter = first; helicopter < first + HELICOPTERS_EACH; helicopter++) {
    if (covers(state, helicopter, target)) return helicopter;
  }
  return NOBODY;
}
