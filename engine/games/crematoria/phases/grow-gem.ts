import type { CrematoriaTurn } from '../types.ts';
import { duskCells } from './dusk-cells.ts';

/** Now and then the sun leaves a gem behind. */
export function growGem({ state, config, rng }: CrematoriaTurn): void {
  if (rng.random(1, config.gemChance) !== 1) return;
  const cells = duskCells(state);
  state.gem[cells[rng.random(0, cells.length - 1)]!] = 1;
}
