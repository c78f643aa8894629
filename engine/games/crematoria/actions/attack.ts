import type { CrematoriaTurn } from '../types.ts';
import { FURYAN } from '../vocabulary.ts';
import { kill } from './kill.ts';

/** The attacker stays where it is, even when its victim dies. */
export function attack(turn: CrematoriaTurn, attacker: number, victim: number): void {
  const { state, config, rng } = turn;
  const [least, greatest] = state.roster.types[attacker] === FURYAN ? config.furyanDamage : config.necromongerDamage;
  const health = state.health[victim]! - rng.random(least, greatest);
  if (health > 0) state.health[victim] = health;
  else kill(turn, victim, state.player[attacker]!);
}
