import type { OrkIslandState } from '../state.ts';
import { DIRECTIONS, type Direction } from '../vocabulary.ts';

/** The cell next to an ork, or OFF_BOARD. */
export function findTarget({ cell, island }: OrkIslandState, ork: number, direction: Direction): number {
  return island.neighbours[cell[ork]! * DIRECTIONS.length + DIRECTIONS.indexOf(direction)]!;
}
