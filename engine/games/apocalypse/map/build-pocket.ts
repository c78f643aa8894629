import type { Generator } from '../../../core/generator.ts';
import { FOREST, MOUNTAIN } from '../vocabulary.ts';
import { QUADRANT } from './quadrant.ts';

const MIN_SIDE = 5;
const MAX_SIDE = 8;
const GATE = 2;

// Helicopters start nearer to the border, and so always find a way round.
const FIRST_LINE = 9;
const LAST_LINE = QUADRANT - 2;

interface Pocket {
  top: number;
  left: number;
  height: number;
  width: number;
}

interface Side {
  readonly isAcross: boolean;
  readonly wall: number;
}

/** A rectangle walled in by mountains, with gates in one or two opposite sides. */
export function buildPocket(land: Int8Array, rng: Generator): void {
  const height = rng.random(MIN_SIDE, MAX_SIDE);
  const width = rng.random(MIN_SIDE, MAX_SIDE);
  const top = rng.random(FIRST_LINE, LAST_LINE - height + 1);
  const left = rng.random(FIRST_LINE, LAST_LINE - width + 1);
  const pocket = { top, left, height, width };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const isWall = row % (height - 1) === 0 || column % (width - 1) === 0;
      if (isWall) land[(top + row) * QUADRANT + left + column] = MOUNTAIN;
    }
  }
  const isAcross = rng.random(0, 1) === 1;
  const first = rng.random(0, 1);
  openGate(land, pocket, { isAcross, wall: first }, rng);
  if (rng.random(0, 1) === 1) openGate(land, pocket, { isAcross, wall: 1 - first }, rng);
}

/** In the first (0) or second (1) of the two walls that go across, or of the two that go down. */
function openGate(land: Int8Array, pocket: Pocket, { isAcross, wall }: Side, rng: Generator): void {
  const { top, left, height, width } = pocket;
  const place = rng.random(1, (isAcross ? width : height) - GATE - 1);
  for (let k = place; k < place + GATE; k++) {
    const row = isAcross ? top + wall * (height - 1) : top + k;
    const column = isAcross ? left + k : left + wall * (width - 1);
    land[row * QUADRANT + column] = FOREST;
  }
}
