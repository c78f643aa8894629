import { drawOne } from '../../../core/draw-one.ts';
import { FirstSteps } from '../../../core/first-steps.ts';
import { OFF_BOARD } from '../../../core/grid.ts';
import { LEVEL_CELLS, findNeighbour } from '../board.ts';
import { isPerson } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';
import { DIRECTIONS, LAND, NOBODY } from '../vocabulary.ts';
import { findHoundInReach } from '../find-hound-in-reach.ts';
import { kill } from '../actions/kill.ts';
import { walk } from '../actions/walk.ts';

const NO_STEP = DIRECTIONS.indexOf('None');

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const firstSteps = new FirstSteps(LEVEL_CELLS);
const hasPerson = new Uint8Array(LEVEL_CELLS);

/** Each hellhound takes a step towards the nearest person in the cave and devours everybody around it. */
export function moveHellhounds(turn: CrematoriaTurn): void {
  const { firstHellhound, size } = turn.state.roster;
  let isSeen = false;
  for (let hound = firstHellhound; hound < size; hound++) {
    if (!isSeen) lookForPeople(turn);
    const step = chooseStep(turn, hound);
    if (step !== NO_STEP) walk(turn, hound, findNeighbour(turn.state.cell[hound]!, step));
    const hasEaten = devour(turn, hound);
    // During this phase people only disappear.
    isSeen = !hasEaten || !turn.config.huntersLookAgain;
    turn.moves.push({ unit: hound, dir: DIRECTIONS[step]! });
  }
}

function lookForPeople({ state }: CrematoriaTurn): void {
  hasPerson.fill(0);
  for (let id = 0; id < state.roster.people; id++) {
    const cell = state.cell[id]!;
    if (cell !== NOBODY && cell < LEVEL_CELLS) hasPerson[cell] = 1;
  }
}

function chooseStep({ state, rng }: CrematoriaTurn, hound: number): number {
  const steps: number[] = [];
  const cells: number[] = [];
  for (let step = 0; step < 8; step++) {
    const cell = findNeighbour(state.cell[hound]!, step);
    if (cell === OFF_BOARD || state.map.land[cell] === LAND.R) continue;
    if (findHoundInReach(state, cell, hound) !== NOBODY) continue;
    steps.push(step);
    cells.push(cell);
  }
  if (steps.length === 0) return NO_STEP;
  const nearest = firstSteps.find(state.map.exits, cells, hasPerson);
  let count = 0;
  for (let place = 0; place < steps.length; place++) if (nearest & (1 << place)) steps[count++] = steps[place]!;
  return drawOne(steps, rng, count);
}

/** Whether there was anybody. */
function devour(turn: CrematoriaTurn, hound: number): boolean {
  const { state } = turn;
  let hasEaten = false;
  for (let step = 0; step < 8; step++) {
    const cell = findNeighbour(state.cell[hound]!, step);
    if (cell === OFF_BOARD || !isPerson(state, state.occupant[cell]!)) continue;
    kill(turn, state.occupant[cell]!, NOBODY, { cause: 'hellhound', by: hound });
    hasEaten = true;
  }
  return hasEaten;
}
