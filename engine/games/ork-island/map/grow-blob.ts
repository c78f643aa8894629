import type { Generator } from '../../../core/generator.ts';
import { OFF_BOARD } from '../../../core/grid.ts';
import type { Sketch } from './sketch.ts';

const CERTAIN = 10_000;

/**
 * A random shape around a cell. It spreads from each of its cells to every neighbour with a chance that depends on the
 * neighbour; one that was missed may be tried again from elsewhere. Small gaps are closed at the end.
 */
export function growBlob(
  { size, eight: { steps, table } }: Sketch,
  seed: number,
  chance: (cell: number) => number,
  rng: Generator,
): Int8Array {
  const blob = new Int8Array(size * size);
  const queue = [seed];
  blob[seed] = 1;
  for (const cell of queue) {
    for (let step = 0; step < steps; step++) {
      const next = table[cell * steps + step]!;
      if (next === OFF_BOARD || blob[next] === 1) continue;
      const threshold = Math.trunc(CERTAIN * chance(next));
      if (rng.random(1, CERTAIN) > threshold) continue;
      blob[next] = 1;
      queue.push(next);
    }
  }
  closeGaps(blob, size);
  return blob;
}

/** Fills gaps of one and two cells in rows and columns, again and again until none is left. */
function closeGaps(blob: Int8Array, size: number): void {
  let isClosing = true;
  while (isClosing) {
    isClosing = false;
    for (let row = 2; row <= size - 3; row++) {
      for (let cell = row * size + 2; cell <= row * size + size - 3; cell++) {
        if (blob[cell] === 0 && closeGap(blob, cell, size)) isClosing = true;
      }
    }
  }
}

/**
 * For an empty cell. Gaps of one cell come before gaps of two, and columns before rows: near the edge, where a gap of two
 * may reach beyond what is looked at, the order matters.
 */
function closeGap(blob: Int8Array, cell: number, size: number): boolean {
  return (
    closeGapAlong(blob, cell, size, 1) ||
    closeGapAlong(blob, cell, 1, 1) ||
    closeGapAlong(blob, cell, size, 2) ||
    closeGapAlong(blob, cell, 1, 2)
  );
}

/** The gap begins at the cell and goes on by `step`. */
function closeGapAlong(blob: Int8Array, cell: number, step: number, width: number): boolean {
  if (blob[cell - step] === 0 || blob[cell + width * step] === 0) return false;
  blob[cell] = 1;
  blob[cell + (width - 1) * step] = 1;
  return true;
}
