import { toPosition } from '../board.ts';
import type { ApocalypseTurn } from '../types.ts';
import { FOREST } from '../vocabulary.ts';
import { killSoldier } from './kill-soldier.ts';

/** The land of the victim decides how hard he is hit. The attacker stays where he is, even when his victim dies. */
export function attack(turn: ApocalypseTurn, attacker: number, victim: number): void {
  const { state, config, rng } = turn;
  const isSheltered = state.land[state.cell[victim]!] === FOREST;
  const [least, greatest] = isSheltered ? config.forestDamage : config.grassDamage;
  const damage = rng.random(least, greatest);
  const life = state.life[victim]! - damage;
  if (turn.isWatched) reportAttack(turn, attacker, victim, damage);
  if (life > 0) state.life[victim] = life;
  else killSoldier(turn, victim, state.player[attacker]!, { cause: 'fight', by: state.id[attacker]! });
}

function reportAttack({ state, emit }: ApocalypseTurn, attacker: number, victim: number, damage: number): void {
  emit({
    kind: 'attacked',
    unit: state.id[attacker]!,
    player: state.player[attacker]!,
    at: toPosition(state.cell[attacker]!),
    victim: state.id[victim]!,
    loser: state.player[victim]!,
    to: toPosition(state.cell[victim]!),
    damage,
    life: Math.max(0, state.life[victim]! - damage),
  });
}
