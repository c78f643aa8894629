import { OFF_BOARD } from '../../../core/grid.ts';
import type { OrkIslandState } from '../state.ts';
import { LAND, NOBODY, NOWHERE, type Direction } from '../vocabulary.ts';
import { findTarget } from './find-target.ts';

/** Why an ork cannot be moved, if it cannot. */
export function findMoveProblem(state: OrkIslandState, ork: number, direction: Direction): string | undefined {
  if (state.cell[ork] === NOWHERE) return 'died before its turn';
  const target = findTarget(state, ork, direction);
  if (target === OFF_BOARD) return 'the board ends there';
  if (state.island.land[target] === LAND.W) return 'there is water';
  const other = state.occupant[target]!;
  if (other !== NOBODY && state.player[other] === state.player[ork]) return `your ork ${other} is there`;
  return undefined;
}
