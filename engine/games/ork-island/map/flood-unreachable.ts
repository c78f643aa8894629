import { DistanceField, makeGround, UNREACHABLE } from '../../../core/distance-field.ts';
import { LAND } from '../vocabulary.ts';
import { findCentre, type Sketch } from './sketch.ts';

/**
 * What cannot be reached from the centre becomes water. False if that would be a city or a path. A river may run through
 * the centre itself: the search begins there all the same.
 */
export function floodUnreachable({ size, four, land }: Sketch): boolean {
  const field = new DistanceField(land.length);
  field.clear(makeGround(four.table, four.steps, (cell) => land[cell] !== LAND.W));
  field.addSource(findCentre(size));
  field.spread();
  for (let cell = 0; cell < land.length; cell++) {
    if (field.distance[cell] !== UNREACHABLE) continue;
    if (land[cell] === LAND.C || land[cell] === LAND.P) return false;
    land[cell] = LAND.W;
  }
  return true;
}
