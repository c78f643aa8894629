import type { Generator } from '../../../core/generator.ts';
import { toPosition } from '../board.ts';
import { addKillPoints, measureStrength } from '../state.ts';
import type { WalkingDeadConfig, WalkingDeadTurn } from '../types.ts';
import { DEAD } from '../vocabulary.ts';
import { reportDeath } from './report-death.ts';

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
  const strengths = [getStrength(attacker), getStrength(other)] as const;
  const isSurprise = rng.random(0, cases - 1) < wins;
  const attackerWins = isSurprise || isStronger(rng, config.fightOdds, ...strengths);
  if (turn.isWatched) reportFight(turn, attacker, other, { isSurprise, strengths, attackerWins });
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

interface Fight {
  readonly isSurprise: boolean;
  readonly strengths: readonly [number, number];
  readonly attackerWins: boolean;
}

function reportFight({ state, emit }: WalkingDeadTurn, unit: number, victim: number, fight: Fight): void {
  emit({
    kind: 'attacked',
    unit,
    player: state.clan[unit]!,
    at: toPosition(state.cell[unit]!),
    victim,
    loser: state.clan[victim]!,
    to: toPosition(state.cell[victim]!),
    surprise: fight.isSurprise,
    strength: fight.strengths[0],
    against: fight.strengths[1],
    won: fight.attackerWins,
  });
}

function kill(turn: WalkingDeadTurn, victim: number, killer: number): void {
  const { state, config } = turn;
  if (turn.isWatched) reportDeath(turn, victim, killer, config.personPoints);
  state.type[victim] = DEAD;
  // One more than the rounds that are left, because the end of this round counts already.
  state.turns[victim] = config.turnsToZombie + 1;
  state.living[state.clan[victim]!]! -= 1;
  addKillPoints(state, state.clan[killer]!, config.personPoints);
}
