import { toPosition } from '../board.ts';
import type { CrematoriaTurn } from '../types.ts';
import { FURYAN } from '../vocabulary.ts';
import { kill } from './kill.ts';

/** The attacker stays where it is, even when its victim dies. */
export function attack(turn: CrematoriaTurn, attacker: number, victim: number): void {
  const { state, config, rng } = turn;
  const isFuryan = state.roster.types[attacker] === FURYAN;
  const [least, greatest] = isFuryan ? config.furyanDamage : config.necromongerDamage;
  const damage = rng.random(least, greatest);
  const health = state.health[victim]! - damage;
  if (turn.isWatched) reportAttack(turn, attacker, victim, damage);
  if (health > 0) state.health[victim] = health;
  else kill(turn, victim, state.player[attacker]!, { cause: isFuryan ? 'fight' : 'necromonger', by: attacker });
}

function reportAttack({ state, emit }: CrematoriaTurn, unit: number, victim: number, damage: number): void {
  emit({
    kind: 'attacked',
    unit,
    player: state.player[unit]!,
    at: toPosition(state.cell[unit]!),
    victim,
    loser: state.player[victim]!,
    to: toPosition(state.cell[victim]!),
    damage,
    health: Math.max(0, state.health[victim]! - damage),
  });
}
