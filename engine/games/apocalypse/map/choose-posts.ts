import type { Generator } from '../../../core/generator.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { measureGap } from '../board.ts';
import { FOREST, GRASS } from '../vocabulary.ts';
import { listCells, QUADRANT, toQuadrantPosition } from './quadrant.ts';

const SPACING = 7;
/** Neither at the border nor next to their mirror images. */
const MARGIN = 3;

/**
 * Cells for the posts of a quadrant, apart from each other: the nearest to the middle of the board, which everybody
 * can reach, first. They are in the forest, but in two maps of five one of them is on grass. Undefined when there is no
 * room for all.
 */
export function choosePosts(land: Int8Array, count: number, rng: Generator): number[] | undefined {
  const onGrass = rng.random(1, 5) <= 2 ? 1 : 0;
  const posts: number[] = [];
  addPosts(posts, onGrass, listCandidates(land, GRASS), rng);
  addPosts(posts, count - onGrass, listCandidates(land, FOREST), rng);
  if (posts.length < count) return undefined;
  return posts.sort((a, b) => countStepsToMiddle(a) - countStepsToMiddle(b));
}

function listCandidates(land: Int8Array, kind: number): number[] {
  return listCells((cell) => land[cell] === kind && !isAtMargin(cell));
}

function addPosts(posts: number[], count: number, cells: number[], rng: Generator): void {
  const wanted = posts.length + count;
  if (count > 0) shuffle(cells, cells.length, rng, true);
  for (const cell of cells) {
    if (posts.length === wanted) return;
    if (posts.every((other) => isApart(cell, other))) posts.push(cell);
  }
}

function isAtMargin(cell: number): boolean {
  return toQuadrantPosition(cell).some((line) => line < MARGIN || line >= QUADRANT - MARGIN);
}

function isApart(a: number, b: number): boolean {
  return measureGap(toQuadrantPosition(a), toQuadrantPosition(b)) >= SPACING;
}

function countStepsToMiddle(cell: number): number {
  return measureGap(toQuadrantPosition(cell), [QUADRANT - 1, QUADRANT - 1]);
}
