import { OFF_BOARD } from '../../../core/grid.ts';
import { isInDaylight, LEVEL_CELLS, toLevel, findNeighbour } from '../board.ts';
import type { CrematoriaState } from '../state.ts';
import type { CrematoriaTurn } from '../types.ts';
import { DIRECTIONS, HELLHOUND, LAND, NOBODY, PIONEER, type Direction } from '../vocabulary.ts';
import { attack } from './attack.ts';
import { findHoundInReach } from '../find-hound-in-reach.ts';
import { kill } from './kill.ts';
import { walk } from './walk.ts';

/** Moves a pioneer or furyan, or lets it attack. Returns why not, if it could not. */
export function moveUnit(turn: CrematoriaTurn, unit: number, direction: Direction): string | undefined {
  const { state } = turn;
  const target = findTarget(state, unit, direction);
  if (typeof target === 'string') return target;
  const occupant = state.occupant[target]!;
  return occupant === NOBODY ? enter(turn, unit, target) : meet(turn, unit, occupant);
}

function findTarget(state: CrematoriaState, unit: number, direction: Direction): number | string {
  const cell = state.cell[unit]!;
  const step = DIRECTIONS.indexOf(direction);
  if (step < 8) {
    const target = findNeighbour(cell, step);
    return target === OFF_BOARD ? 'the board ends there' : target;
  }
  if (state.map.land[cell] !== LAND.E) return 'not on an elevator';
  const level = direction === 'Up' ? 0 : 1;
  if (toLevel(cell) !== level) return `the elevator goes no further ${direction.toLowerCase()}`;
  return direction === 'Up' ? cell + LEVEL_CELLS : cell - LEVEL_CELLS;
}

function enter(turn: CrematoriaTurn, unit: number, target: number): string | undefined {
  const { state } = turn;
  if (state.map.land[target] === LAND.R) return 'there is rock';
  const hound = findHoundInReach(state, target);
  if (hound !== NOBODY) kill(turn, unit, NOBODY, { cause: 'hellhound', by: hound, into: target });
  else if (isInDaylight(target, state.round)) kill(turn, unit, NOBODY, { cause: 'sun', into: target });
  else walk(turn, unit, target);
  return undefined;
}

function meet(turn: CrematoriaTurn, unit: number, other: number): string | undefined {
  const { state } = turn;
  if (state.player[other] === state.player[unit]) return `unit ${other} of the same group is there`;
  if (state.roster.types[other] === HELLHOUND) {
    kill(turn, unit, NOBODY, { cause: 'hellhound', by: other, into: state.cell[other]! });
    return undefined;
  }
  if (state.roster.types[unit] === PIONEER) return `unit ${other} is there, and pioneers cannot attack`;
  attack(turn, unit, other);
  return undefined;
}
