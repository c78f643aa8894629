import type { Generator } from '../../../core/generator.ts';
import { CELLS } from '../board.ts';
import { GlibcRand } from './glibc-rand.ts';
import { isOnePiece } from './is-one-piece.ts';
import { laySnake } from './lay-snake.ts';

const SNAKES = 8;
const DEBRIS = 1800;

/** Snakes of debris that leave the streets in one piece. 1 where there is debris. */
export function generateDebris(rng: Generator): Int8Array {
  const libc = new GlibcRand();
  for (;;) {
    const snakes = laySnakes(rng, libc);
    const debris = snakes.map((snake) => (snake === 0 ? 0 : 1));
    if (isOnePiece(debris)) return debris;
  }
}

/** For each cell the number of its snake, or 0. Snakes mostly end early and leave the rest to the later ones. */
function laySnakes(rng: Generator, libc: GlibcRand): Int8Array {
  const snakes = new Int8Array(CELLS);
  let left = DEBRIS;
  for (let snake = SNAKES; snake > 0; snake--) left -= laySnake(snakes, snake, Math.floor(left / snake), rng, libc);
  return snakes;
}
