import { DistanceField } from '../../../core/distance-field.ts';
import { drawOne } from '../../../core/draw-one.ts';
import { OFF_BOARD } from '../../../core/grid.ts';
import { LEVEL_CELLS, findNeighbour } from '../board.ts';
import { isPerson, putUnit } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';
import { DIRECTIONS, LAND, NOBODY } from '../vocabulary.ts';
import { isInReachOfHound } from '../is-in-reach-of-hound.ts';
import { kill } from '../actions/kill.ts';

const NO_STEP = DIRECTIONS.indexOf('None');

const toPeople = new DistanceField(LEVEL_CELLS);

/** Each hellhound takes a step towards the nearest person in the cave and devours everybody around it. */
export function moveHellhounds(turn: CrematoriaTurn): void {
  const { firstHellhound, size } = turn.state.roster;
  let isMeasured = false;
  for (let hound = firstHellhound; hound < size; hound++) {
    if (!isMeasured) measureDistances(turn);
    const step = chooseStep(turn, hound);
    if (step !== NO_STEP) walk(turn, hound, step);
    const hasEaten = devour(turn, hound);
    // During this phase people only disappear.
    isMeasured = !hasEaten || !turn.config.huntersLookAgain;
    turn.moves.push({ unit: hound, dir: DIRECTIONS[step]! });
  }
}

function measureDistances({ state }: CrematoriaTurn): void {
  toPeople.clear(state.map.cave);
  for (let id = 0; id < state.roster.people; id++) {
    const cell = state.cell[id]!;
    if (cell !== NOBODY && cell < LEVEL_CELLS) toPeople.addSource(cell);
  }
  toPeople.spread(state.cell.subarray(state.roster.firstHellhound));
}

function chooseStep({ state, rng }: CrematoriaTurn, hound: number): number {
  const steps: number[] = [];
  let nearest = Infinity;
  for (let step = 0; step < 8; step++) {
    const cell = findNeighbour(state.cell[hound]!, step);
    if (cell === OFF_BOARD || state.map.land[cell] === LAND.R || isInReachOfHound(state, cell, hound)) continue;
    const distance = toPeople.distance[cell]!;
    if (distance < nearest) steps.length = 0;
    nearest = Math.min(nearest, distance);
    if (distance === nearest) steps.push(step);
  }
  return steps.length === 0 ? NO_STEP : drawOne(steps, rng);
}

function walk({ state }: CrematoriaTurn, hound: number, step: number): void {
  const from = state.cell[hound]!;
  state.occupant[from] = NOBODY;
  putUnit(state, hound, findNeighbour(from, step));
}

/** Whether there was anybody. */
function devour(turn: CrematoriaTurn, hound: number): boolean {
  const { state } = turn;
  let hasEaten = false;
  for (let step = 0; step < 8; step++) {
    const cell = findNeighbour(state.cell[hound]!, step);
    if (cell === OFF_BOARD || !isPerson(state, state.occupant[cell]!)) continue;
    kill(turn, state.occupant[cell]!, NOBODY);
    hasEaten = true;
  }
  return hasEaten;
}
