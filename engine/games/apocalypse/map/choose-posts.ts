import { drawOne } from '../../../core/draw-one.ts';
import type { Generator } from '../../../core/generator.ts';
import { measureGap } from '../board.ts';
import type { ApocalypseConfig } from '../types.ts';
import { FOREST, GRASS } from '../vocabulary.ts';
import { findCoverable } from './find-coverable.ts';
import { listCells, QUADRANT, toQuadrantPosition } from './quadrant.ts';

const SPACING = 7;
/** Neither at the border nor next to their mirror images. */
const MARGIN = 3;
/** Posts of high value are this near to another player's quadrant, those of low value that far from all of them. */
const CONTESTED = 8;
const HOME = 13;

/**
 * Cells for the posts of a quadrant, apart from each other and where a helicopter can get: first those of high value,
 * near the quadrant of an enemy, then those of low value, at home. They are in the forest, but in two maps of five one
 * of them is on grass. Undefined when there is no room for all.
 */
export function choosePosts(land: Int8Array, config: ApocalypseConfig, rng: Generator): number[] | undefined {
  const count = config.highPosts + config.lowPosts;
  const onGrass = rng.random(1, 5) <= 2 ? rng.random(0, count - 1) : count;
  const coverable = findCoverable(land);
  const posts: number[] = [];
  for (let post = 0; post < count; post++) {
    const kind = post === onGrass ? GRASS : FOREST;
    const suits = post < config.highPosts ? isContested : isAtHome;
    const cells = listCells(
      (cell) =>
        land[cell] === kind && coverable[cell] === 1 && suits(cell) && posts.every((other) => isApart(cell, other)),
    );
    if (cells.length === 0) return undefined;
    posts.push(drawOne(cells, rng));
  }
  return posts;
}

const isInside = (cell: number): boolean =>
  toQuadrantPosition(cell).every((line) => line >= MARGIN && line < QUADRANT - MARGIN);

/** How many lines lie between a cell and the nearest quadrant of another player. */
const countLinesToEnemy = (cell: number): number => QUADRANT - 1 - Math.max(...toQuadrantPosition(cell));

const isContested = (cell: number): boolean => isInside(cell) && countLinesToEnemy(cell) < CONTESTED;

const isAtHome = (cell: number): boolean => isInside(cell) && countLinesToEnemy(cell) >= HOME;

function isApart(a: number, b: number): boolean {
  return measureGap(toQuadrantPosition(a), toQuadrantPosition(b)) >= SPACING;
}
