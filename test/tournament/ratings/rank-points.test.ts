import { expect, test } from 'vitest';
import type { PlayedTable } from '../../../tournament/ratings/played-table.ts';
import { countRankPoints } from '../../../tournament/ratings/rank-points.ts';

test.each<[PlayedTable['places'], string]>([
  [[1, 2, 3, 4], '6 4 2 0'],
  [[4, 1, 3, 2], '0 6 2 4'],
  [[1, 1, 3, 4], '5 5 2 0'],
  [[1, 2, 2, 2], '6 2 2 2'],
  [[3, 1, 3, 1], '1 5 1 5'],
  [[1, 1, 1, 1], '3 3 3 3'],
])('places %j give rank points, in sixths, %s', (places, sixths) => {
  const points = countRankPoints(places);
  expect(points.map((share) => Math.round(6 * share)).join(' ')).toBe(sixths);
});
