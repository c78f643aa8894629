import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DistanceField, makeGround } from '../../../engine/core/distance-field.ts';
import { findExits, FirstSteps } from '../../../engine/core/first-steps.ts';
import { makeNeighbourTable } from '../../../engine/core/grid.ts';

const ROWS = 5;
const COLUMNS = 7;
const CELLS = ROWS * COLUMNS;
const STEPS = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => [i, j] as const)).filter(([i, j]) => i !== 0 || j !== 0);
const neighbours = makeNeighbourTable({ rows: ROWS, columns: COLUMNS, ring: true }, STEPS);
const firstSteps = new FirstSteps(CELLS);

const cell = fc.nat(CELLS - 1);

test('they are the cells that a field of distances from all goals finds nearest', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: CELLS, maxLength: CELLS }),
      fc.uniqueArray(cell, { minLength: 1, maxLength: 8 }),
      fc.array(cell, { maxLength: 6 }),
      (isWall, starts, goals) => {
        const ground = makeGround(neighbours, STEPS.length, (place) => !isWall[place] || starts.includes(place));
        const isOpen = (place: number): boolean => ground.distance[place]! > 0;
        const isGoal = new Uint8Array(CELLS);
        const field = new DistanceField(CELLS);
        field.clear(ground);
        for (const goal of goals.filter(isOpen)) {
          isGoal[goal] = 1;
          field.addSource(goal);
        }
        field.spread();
        const distances = starts.map((start) => field.distance[start]!);
        const nearest = distances.map((distance) => distance === Math.min(...distances));
        const found = firstSteps.find(findExits(neighbours, isOpen), starts, isGoal);
        expect(starts.map((_, place) => (found & (1 << place)) !== 0)).toEqual(nearest);
      },
    ),
    { numRuns: 1000 },
  );
});
