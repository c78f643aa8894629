import type { Generator } from '../../../core/generator.ts';
import { addKillPoints, measureStrength } from '../state.ts';
import type { WalkingDeadConfig, WalkingDeadTurn } from '../types.ts';
import { DEAD } from '../vocabulary.ts';

/** The most values the generator can choose from. */
const MAX_LOTS = 1_000_000;

/** One of the two dies where it stands, the attacker or the other; nobody moves. */
export function fight(turn: WalkingDeadTurn, attacker: number, other: number): undefined {
  const { state, config, rng } = turn;
  const [wins, cases] = config.surpriseChance;
  const getStrength = (unit: number): number => {
    const clan = state.clan[unit]!;
    return config.strengthAtOnce ? measureStrength(state, clan) : state.strength[clan]!;
  };
  const attackerWins =
    rng.random(0, cases - 1) < wins || isStronger(rng, config.fightOdds, getStrength(attacker), getStrength(other));
  if (attackerWins) kill(turn, other, attacker);
  else kill(turn, attacker, other);
}

/** Draws who wins when nobody was surprised. */
function isStronger(rng: Generator, odds: WalkingDeadConfig['fightOdds'], own: number, other: number): boolean {
  const total = own + other;
  if (total === 0) return rng.random(0, 1) === 0;
  if (odds === 'thousandths') return rng.random(0, 1000) < (1000 * own) / total;
  const lots = Math.min(total, MAX_LOTS);
  return rng.random(0, lots - 1) * total < own * lots;
}

function kill({ state, config }: WalkingDeadTurn, victim: number, killer: number): void {
  state.type[victim] = DEAD;
  // One more than the rounds that are left, because the end of this round counts already.
  state.turns[victim] = config.turnsToZombie + 1;
  state.living[state.clan[victim]!]! -= 1;
  addKillPoints(state, state.clan[killer]!, config.personPoints);
}
