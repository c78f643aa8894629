import { toPosition } from '../island.ts';
import type { OrkIslandMove, OrkIslandTurn } from '../types.ts';
import { kill } from './kill.ts';
import { walk } from './walk.ts';

/** The weaker of the two dies; neither loses any other health. */
export function fight(turn: OrkIslandTurn, ork: number, enemy: number): OrkIslandMove['outcome'] {
  const { state, config, rng } = turn;
  const advantage = state.health[ork]! - state.health[enemy]!;
  const wins = advantage === 0 ? rng.random(0, 1) === 1 : advantage > 0;
  const staysLoyal = config.losersChangeSides === 'on-ties' && advantage !== 0;
  const findSide = (loser: number, winner: number): number => state.player[staysLoyal ? loser : winner]!;
  if (turn.isWatched) reportFight(turn, ork, enemy, wins);
  const target = state.cell[enemy]!;
  if (!wins) {
    kill(turn, ork, findSide(ork, enemy), { cause: 'fight', by: enemy, into: target });
    return 'lost';
  }
  kill(turn, enemy, findSide(enemy, ork), { cause: 'fight', by: ork });
  walk(turn, ork, target);
  return 'won';
}

function reportFight({ state, emit }: OrkIslandTurn, unit: number, victim: number, won: boolean): void {
  emit({
    kind: 'attacked',
    unit,
    player: state.player[unit]!,
    at: toPosition(state.island, state.cell[unit]!),
    victim,
    loser: state.player[victim]!,
    to: toPosition(state.island, state.cell[victim]!),
    health: state.health[unit]!,
    against: state.health[victim]!,
    won,
  });
}
