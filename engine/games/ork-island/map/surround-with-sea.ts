import type { Generator } from '../../../core/generator.ts';
import { LAND } from '../vocabulary.ts';
import { growBlob } from './grow-blob.ts';
import { findCentre, countColumnsApart, countRowsApart, type Sketch } from './sketch.ts';

const ATTEMPTS = 100;
const MIN_SHARE_OF_LAND = 0.75;
const CHANCE = 0.3;

// The power of the norm that measures distances, in tenths: 2 makes circles, greater ones squares.
const ROUNDEST = 20;
const SQUAREST = 40;

/** An island that covers most of the board; all around it is the sea. */
export function surroundWithSea(sketch: Sketch, rng: Generator): void {
  const { size, land } = sketch;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const island = growIsland(sketch, rng);
    const cells = island.reduce((count, isLand) => count + isLand, 0);
    if (cells < MIN_SHARE_OF_LAND * size * size) continue;
    for (let cell = 0; cell < land.length; cell++) if (island[cell] === 0) land[cell] = LAND.W;
    return;
  }
}

/** Distances are measured now as in a circle, now almost as in a square, which frays the coast. */
function growIsland(sketch: Sketch, rng: Generator): Int8Array {
  const { size } = sketch;
  const centre = findCentre(size);
  const metrics = Array.from({ length: SQUAREST + 1 - ROUNDEST }, (_, index) =>
    makeMetric((ROUNDEST + index) / 10, size),
  );
  const chance = (cell: number): number => {
    const { power, raised, surelyInside } = metrics[rng.random(ROUNDEST, SQUAREST) - ROUNDEST]!;
    const sum = raised[countRowsApart(size, cell, centre)]! + raised[countColumnsApart(size, cell, centre)]!;
    if (sum < surelyInside) return CHANCE;
    const distance = sum ** (1 / power);
    return distance <= Math.floor(size / 2) ? CHANCE : CHANCE / distance;
  };
  return growBlob(sketch, centre, chance, rng);
}

interface Metric {
  readonly power: number;
  readonly raised: Float64Array;
  /** Sums below this are of cells nearer than half the board, however the root is rounded. */
  readonly surelyInside: number;
}

/** Raising to a power is slow: every length that can occur is raised once, and most roots are not needed. */
function makeMetric(power: number, size: number): Metric {
  const raised = Float64Array.from({ length: size }, (_, length) => length ** power);
  return { power, raised, surelyInside: 0.999 * Math.floor(size / 2) ** power };
}
