import { PLAYERS } from '../../../core/players.ts';
import type { ApocalypseState } from '../state.ts';
import type { ApocalypseConfig, ApocalypseTurn } from '../types.ts';

/** Each post gives its value to the player who owns it, and each soldier on the ground a point to his player. */
export function countPoints({ state, config }: ApocalypseTurn): void {
  addPoints(state, config);
}

/** Also done once before the first round. */
export function addPoints({ ground, owner, score, soldiers }: ApocalypseState, config: ApocalypseConfig): void {
  for (const player of PLAYERS) score[player]! += config.soldierPoints * soldiers[player]!;
  for (let post = 0; post < owner.length; post++) {
    if (owner[post]! >= 0) score[owner[post]!]! += ground.posts[post]!.value;
  }
}
