import { OFF_BOARD } from '../../../core/grid.ts';
import { findNeighbour, toPosition } from '../board.ts';
import { addKillPoints, addStrengthPoints, eatFood, isKilledZombie, isOnBoard, liftUnit } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { DEAD, DIRECTIONS, isDiagonal, NOBODY, ZOMBIE, type Direction } from '../vocabulary.ts';
import { fight } from './fight.ts';
import { reportDeath } from './report-death.ts';
import { walk } from './walk.ts';

/** A living unit moves, or attacks whoever is in its way. Returns why not, if it could not. */
export function act(turn: WalkingDeadTurn, unit: number, direction: Direction): string | undefined {
  const { state } = turn;
  const step = DIRECTIONS.indexOf(direction);
  if (isDiagonal(step)) return 'only zombies move diagonally';
  const target = findNeighbour(state.cell[unit]!, step);
  if (target === OFF_BOARD || !isOnBoard(state, target)) return 'the board ends there';
  if (state.map.debris[target]) return 'there is debris';
  const other = state.occupant[target]!;
  return other === NOBODY ? enter(turn, unit, target) : meet(turn, unit, other);
}

function enter(turn: WalkingDeadTurn, unit: number, target: number): undefined {
  if (eatFood(turn.state, target)) feed(turn, unit, target);
  walk(turn, unit, target);
}

function feed(turn: WalkingDeadTurn, unit: number, target: number): void {
  const { state, config } = turn;
  const clan = state.clan[unit]!;
  const before = state.strengthPoints[clan]!;
  if (config.foodAtOnce) addStrengthPoints(state, clan, config.foodStrength);
  else state.meals[clan]! += 1;
  if (!turn.isWatched) return;
  turn.emit({
    kind: 'eaten',
    unit,
    player: clan,
    at: toPosition(target),
    change: state.strengthPoints[clan]! - before,
  });
}

function meet(turn: WalkingDeadTurn, unit: number, other: number): string | undefined {
  const { state } = turn;
  if (state.type[other] === DEAD) return `dead unit ${other} is there`;
  if (isKilledZombie(state, other)) return `zombie ${other} was killed there`;
  if (state.type[other] === ZOMBIE) return killZombie(turn, unit, other);
  if (state.clan[other] === state.clan[unit]) return `unit ${other} of the same clan is there`;
  return fight(turn, unit, other);
}

/** At the end of the round the zombie comes back elsewhere as a living unit of this clan. */
function killZombie(turn: WalkingDeadTurn, unit: number, zombie: number): undefined {
  const { state, config } = turn;
  const clan = state.clan[unit]!;
  if (turn.isWatched) reportDeath(turn, zombie, unit, config.zombiePoints);
  if (!config.killedZombiesStay) liftUnit(state, zombie);
  state.clan[zombie] = clan;
  addKillPoints(state, clan, config.zombiePoints);
  state.killedZombies[state.killedZombieCount[0]!++] = zombie;
}
