import { OFF_BOARD } from '../../../core/grid.ts';
import { findNeighbour } from '../board.ts';
import { STEPS } from '../vocabulary.ts';

/** Whether every street cell can be reached from every other without diagonal steps. */
export function isOnePiece(debris: Int8Array): boolean {
  const seen = debris.slice();
  const first = seen.indexOf(0);
  const queue = [first];
  seen[first] = 1;
  for (const cell of queue) {
    for (let step = 0; step < STEPS.length; step += 2) {
      const next = findNeighbour(cell, step);
      if (next === OFF_BOARD || seen[next]) continue;
      seen[next] = 1;
      queue.push(next);
    }
  }
  return !seen.includes(0);
}
