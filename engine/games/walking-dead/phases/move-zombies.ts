import { UNREACHABLE } from '../../../core/distance-field.ts';
import { drawOne } from '../../../core/draw-one.ts';
import { findNeighbour, toTheLiving } from '../board.ts';
import { eatFood, moveUnit, type WalkingDeadState } from '../state.ts';
import type { WalkingDeadTurn } from '../types.ts';
import { DIRECTIONS, LIVING, NOBODY, NOT_CONVERTING, STEPS, ZOMBIE } from '../vocabulary.ts';

const nearestSteps = new Int8Array(STEPS.length);
const offsets = STEPS.map(([down, right]) => down * toTheLiving.width + right);

/**
 * Each zombie, by ascending id, takes a step towards the nearest living unit, in any of the eight directions, or bites
 * the unit if it is next to it. Zombies destroy the food they step on and take the cell away from its owner.
 */
export function moveZombies(turn: WalkingDeadTurn): void {
  const { state } = turn;
  measureDistances(state);
  if (toTheLiving.isEmpty) return;
  for (let id = 0; id < state.units; id++) {
    if (state.type[id] === ZOMBIE && state.cell[id] !== NOBODY) moveZombie(turn, id);
  }
}

/** Measured once, before any of them moves. Dead units and zombies are in the way. */
function measureDistances(state: WalkingDeadState): void {
  toTheLiving.clear(state.map.passable);
  for (let id = 0; id < state.units; id++) {
    const cell = state.cell[id]!;
    if (cell === NOBODY) continue;
    if (state.type[id] === LIVING) toTheLiving.addSource(cell);
    else toTheLiving.close(cell);
  }
  toTheLiving.spread();
}

function moveZombie(turn: WalkingDeadTurn, zombie: number): void {
  const { state, rng } = turn;
  const count = findNearestSteps(state.cell[zombie]!);
  if (count === 0) return;
  const step = drawOne(nearestSteps, rng, count);
  if (takeStep(turn, zombie, findNeighbour(state.cell[zombie]!, step))) {
    turn.moves.push({ unit: zombie, dir: DIRECTIONS[step]! });
  }
}

/** Fills `nearestSteps` with the steps that lead nearest to a living unit, and returns how many there are. */
function findNearestSteps(cell: number): number {
  const place = toTheLiving.toPlace(cell);
  let count = 0;
  let nearest: number = UNREACHABLE - 1;
  for (let step = 0; step < offsets.length; step++) {
    const distance = toTheLiving.distance[place + offsets[step]!]!;
    if (distance < 0 || distance > nearest) continue;
    if (distance < nearest) count = 0;
    nearest = distance;
    nearestSteps[count++] = step;
  }
  return count;
}

/** False when another zombie got there first. */
function takeStep({ state, config }: WalkingDeadTurn, zombie: number, target: number): boolean {
  const other = state.occupant[target]!;
  if (other === NOBODY) {
    eatFood(state, target);
    moveUnit(state, zombie, target);
    return true;
  }
  if (state.type[other] !== LIVING) return false;
  // One more than the rounds that are left, because the end of this round counts already.
  if (state.turns[other] === NOT_CONVERTING) state.turns[other] = config.turnsToZombie + 1;
  return true;
}
