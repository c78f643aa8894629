import type { RuleSet } from '../../../core/game.ts';
import type { Generator } from '../../../core/generator.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { CELLS } from '../board.ts';
import { GlibcRand } from './glibc-rand.ts';
import { isOnePiece } from './is-one-piece.ts';
import { laySnake } from './lay-snake.ts';

const SNAKES = 8;
const DEBRIS = 1800;

type ShuffleHeadings = (headings: number[]) => void;

export interface Debris {
  /** 1 where there is debris. */
  readonly cells: Int8Array;
  /** How often the published program calls `rand()` to lay it. */
  readonly randCalls: number;
}

/** Snakes of debris that leave the streets in one piece. */
export function generateDebris(rules: RuleSet, rng: Generator): Debris {
  // The published program has a second source of chance here, which the seed of a match does not reach.
  const libc = new GlibcRand();
  const shuffleHeadings: ShuffleHeadings =
    rules === 'text'
      ? (headings) => shuffle(headings, headings.length, rng, false)
      : (headings) => libc.shuffle(headings);
  for (;;) {
    const snakes = laySnakes(rng, shuffleHeadings);
    const cells = snakes.map((snake) => (snake === 0 ? 0 : 1));
    if (isOnePiece(cells)) return { cells, randCalls: libc.calls };
  }
}

/** For each cell the number of its snake, or 0. Snakes mostly end early and leave the rest to the later ones. */
function laySnakes(rng: Generator, shuffleHeadings: ShuffleHeadings): Int8Array {
  const snakes = new Int8Array(CELLS);
  let left = DEBRIS;
  for (let snake = SNAKES; snake > 0; snake--) {
    left -= laySnake(snakes, snake, Math.floor(left / snake), { rng, shuffleHeadings });
  }
  return snakes;
}
