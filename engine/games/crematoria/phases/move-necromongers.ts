import { DistanceField, makeGround } from '../../../core/distance-field.ts';
import { drawOne } from '../../../core/draw-one.ts';
import { OFF_BOARD } from '../../../core/grid.ts';
import { isInDaylight, LEVEL_CELLS, NEIGHBOURS, findNeighbour } from '../board.ts';
import { isPerson, type CrematoriaState } from '../state.ts';
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
  const hunters: number[] = [];
  for (let id = people; id < firstHellhound; id++) {
    if (turn.state.health[id]! > 0 && turn.state.turns[id] === 0) hunters.push(id);
  }
  if (hunters.length === 0) return;
  const starts = Int16Array.from(hunters, (id) => turn.state.cell[id]! - LEVEL_CELLS);
  measureDistances(turn, starts);
  for (const id of hunters) {
    const hasKilled = act(turn, id);
    // During this phase people only disappear.
    if (hasKilled && turn.config.huntersLookAgain) measureDistances(turn, starts);
  }
}

/** Only around the cells where they are wanted. */
function measureDistances({ state }: CrematoriaTurn, wanted: Int16Array): void {
  toPeople.clear(outside);
  for (let id = 0; id < state.roster.people; id++) {
    const cell = state.cell[id]!;
    if (cell >= LEVEL_CELLS) toPeople.addSource(cell - LEVEL_CELLS);
  }
  toPeople.spread(wanted);
}

/** Whether it has killed somebody. */
function act(turn: CrematoriaTurn, id: number): boolean {
  const { state, rng } = turn;
  const victims = listVictims(state, id);
  const steps = victims.length > 0 ? victims : listSteps(state, id);
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

function listVictims(state: CrematoriaState, id: number): number[] {
  const victims: number[] = [];
  for (let step = 0; step < 8; step++) {
    const cell = findNeighbour(state.cell[id]!, step);
    if (cell !== OFF_BOARD && isPerson(state, state.occupant[cell]!)) victims.push(step);
  }
  return victims;
}

/** It walks on even when nothing is gained, and even into daylight. */
function listSteps(state: CrematoriaState, id: number): number[] {
  const free: number[] = [];
  let nearest = Infinity;
  for (const step of toPeople.isEmpty ? RIGHTWARDS : EVERYWHERE) {
    const cell = findNeighbour(state.cell[id]!, step);
    if (cell === OFF_BOARD || state.occupant[cell] !== NOBODY) continue;
    // All are equally far from nobody.
    const distance = toPeople.distance[cell - LEVEL_CELLS]!;
    if (distance > nearest) continue;
    if (distance < nearest) free.length = 0;
    nearest = distance;
    free.push(step);
  }
  return free;
}

function walkTo(turn: CrematoriaTurn, id: number, target: number): void {
  if (isInDaylight(target, turn.state.round)) kill(turn, id, NOBODY, { cause: 'sun', into: target });
  else walk(turn, id, target);
}
