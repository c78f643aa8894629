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

/** Snakes of debris that leave the streets in one piece. 1 where there is debris. */
export function generateDebris(rules: RuleSet, rng: Generator): Int8Array {
  const shuffleHeadings = makeShuffle(rules, rng);
  for (;;) {
    const snakes = laySnakes(rng, shuffleHeadings);
    const debris = snakes.map((snake) => (snake === 0 ? 0 : 1));
    if (isOnePiece(debris)) return debris;
  }
}

/** The published program has a second source of chance here, which the seed of a match does not reach. */
function makeShuffle(rules: RuleSet, rng: Generator): ShuffleHeadings {
  if (rules === 'text') return (headings) => shuffle(headings, headings.length, rng, false);
  const libc = new GlibcRand();
  return (headings) => libc.shuffle(headings);
}

/** For each cell the number of its snake, or 0. Snakes mostly end early and leave the rest to the later ones. */
function laySnakes(rng: Generator, shuffleHeadings: ShuffleHeadings): Int8Array {
  const snakes = new Int8Array(CELLS);
  let left = DEBRIS;
  for (let snake = SNAKES; snake > 0; snake--) {
    left -= laySnake(snakes, snake, Math.floor(left / snake), rng, shuffleHeadings);
  }
  return snakes;
}
