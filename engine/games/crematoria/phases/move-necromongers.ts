import { DistanceField, makeGround } from '../../../core/distance-field.ts';
import { drawOne } from '../../../core/draw-one.ts';
import { OFF_BOARD } from '../../../core/grid.ts';
import { isInDaylight, LEVEL_CELLS, NEIGHBOURS, findNeighbour } from '../board.ts';
import { isPerson } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';
import { DIRECTIONS, NOBODY } from '../vocabulary.ts';
import { attack } from '../actions/attack.ts';
import { kill } from '../actions/kill.ts';
import { walk } from '../actions/walk.ts';

const RIGHTWARDS = [DIRECTIONS.indexOf('BR'), DIRECTIONS.indexOf('Right'), DIRECTIONS.indexOf('RT')];
const EVERYWHERE = [0, 1, 2, 3, 4, 5, 6, 7];
const NO_STEP = DIRECTIONS.indexOf('None');

const outside = makeGround(NEIGHBOURS, 8, () => true);
/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const toPeople = new DistanceField(LEVEL_CELLS);

/**
 * Necromongers on the ground attack a person next to them, or else approach the nearest person outside, or else flee
 * from the sun.
 */
export function moveNecromongers(turn: CrematoriaTurn): void {
  const { people, firstHellhound } = turn.state.roster;
  measureDistances(turn);
  for (let id = people; id < firstHellhound; id++) {
    if (turn.state.health[id]! <= 0 || turn.state.turns[id] !== 0) continue;
    const hasKilled = act(turn, id);
    // During this phase people only disappear.
    if (hasKilled && turn.config.huntersLookAgain) measureDistances(turn);
  }
}

function measureDistances({ state }: CrematoriaTurn): void {
  toPeople.clear(outside);
  for (let id = 0; id < state.roster.people; id++) {
    const cell = state.cell[id]!;
    if (cell >= LEVEL_CELLS) toPeople.addSource(cell - LEVEL_CELLS);
  }
  toPeople.spread();
}

/** Whether it has killed somebody. */
function act(turn: CrematoriaTurn, id: number): boolean {
  const { state, rng } = turn;
  const victims = listStepsTo(turn, id, EVERYWHERE, (cell) => isPerson(state, state.occupant[cell]!));
  const steps = victims.length > 0 ? victims : listSteps(turn, id);
  const step = steps.length === 0 ? NO_STEP : drawOne(steps, rng);
  turn.moves.push({ unit: id, dir: DIRECTIONS[step]! });
  if (step === NO_STEP) return false;
  const target = findNeighbour(state.cell[id]!, step);
  if (victims.length === 0) {
    walkTo(turn, id, target);
    return false;
  }
  attack(turn, id, state.occupant[target]!);
  return state.occupant[target] === NOBODY;
}

/** It walks on even when nothing is gained, and even into daylight. */
function listSteps(turn: CrematoriaTurn, id: number): number[] {
  const isFree = (cell: number): boolean => turn.state.occupant[cell] === NOBODY;
  if (toPeople.isEmpty) return listStepsTo(turn, id, RIGHTWARDS, isFree);
  const free = listStepsTo(turn, id, EVERYWHERE, isFree);
  const distances = free.map((step) => toPeople.distance[findNeighbour(turn.state.cell[id]!, step) - LEVEL_CELLS]!);
  const nearest = Math.min(...distances);
  return free.filter((_, index) => distances[index] === nearest);
}

function listStepsTo(
  { state }: CrematoriaTurn,
  id: number,
  steps: readonly number[],
  suits: (cell: number) => boolean,
): number[] {
  return steps.filter((step) => {
    const cell = findNeighbour(state.cell[id]!, step);
    return cell !== OFF_BOARD && suits(cell);
  });
}

function walkTo(turn: CrematoriaTurn, id: number, target: number): void {
  if (isInDaylight(target, turn.state.round)) kill(turn, id, NOBODY, { cause: 'sun', into: target });
  else walk(turn, id, target);
}
