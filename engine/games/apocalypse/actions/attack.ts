import type { ApocalypseTurn } from '../types.ts';
import { FOREST } from '../vocabulary.ts';
import { killSoldier } from './kill-soldier.ts';

/** The land of the victim decides how hard he is hit. The attacker stays where he is, even when his victim dies. */
export function attack(turn: ApocalypseTurn, attacker: number, victim: number): void {
  const { state, config, rng } = turn;
  const isSheltered = state.land[state.cell[victim]!] === FOREST;
  const [least, greatest] = isSheltered ? config.forestDamage : config.grassDamage;
  const life = state.life[victim]! - rng.random(least, greatest);
  if (life > 0) state.life[victim] = life;
  else killSoldier(turn, victim, state.player[attacker]!);
}
