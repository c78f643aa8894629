import { GRASS, isWalkable, WATER } from '../vocabulary.ts';
import { QUADRANT } from './quadrant.ts';

/**
 * Soldiers step diagonally, and so between two cells of water, or of water and mountain, that touch at a corner only.
 * Closing such a gap floods one of the two land cells there; opening it turns one of the water cells into a ford.
 */
export function mendGaps(land: Int8Array, how: 'close' | 'open'): void {
  for (let found = true; found;) {
    found = false;
    for (let cell = 0; cell < QUADRANT * (QUADRANT - 1); cell++) {
      if (cell % QUADRANT === QUADRANT - 1) continue;
      const gap = findGap(land, cell);
      if (!gap) continue;
      found = true;
      if (how === 'close') land[gap.ground] = WATER;
      else land[gap.water] = GRASS;
    }
  }
}

/** Of the four cells from this one to the right and down: one of the land cells and one of the water cells of a gap. */
export function findGap(land: Int8Array, cell: number): { ground: number; water: number } | undefined {
  const down = [cell, cell + QUADRANT + 1] as const;
  const up = [cell + 1, cell + QUADRANT] as const;
  for (const [ground, wet] of [
    [down, up],
    [up, down],
  ] as const) {
    if (!ground.every((place) => isWalkable(land[place]!)) || wet.some((place) => isWalkable(land[place]!))) continue;
    const water = wet.find((place) => land[place] === WATER);
    if (water !== undefined) return { ground: ground[0], water };
  }
  return undefined;
}
