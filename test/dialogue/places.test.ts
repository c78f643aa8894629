import { expect, test } from 'vitest';
import type { ByPlayer } from '../../engine/core/players.ts';
import { findPlaces } from '../../dialogue/places.ts';

test.each<[points: string, whoIsIn: string, places: string]>([
  ['40 30 20 10', 'in in in in', '1 2 3 4'],
  ['10 20 30 40', 'in in in in', '4 3 2 1'],
  ['10 10 10 10', 'in in in in', '1 1 1 1'],
  ['20 10 20 10', 'in in in in', '1 3 1 3'],
  ['10 10 10 10', 'out in in in', '4 1 1 1'],
  ['10 10 10 10', 'out in out in', '3 1 3 1'],
  ['10 10 10 10', 'out out out out', '1 1 1 1'],
  ['40 30 20 10', 'out out in in', '1 2 3 4'],
  ['20 20 10 10', 'out in out in', '2 1 4 3'],
  ['0 -5 -5 -9', 'in out in in', '1 3 2 4'],
])('%s, %s: %s', (points, whoIsIn, places) => {
  const scores = points.split(' ').map(Number) as ByPlayer<number>;
  const alive = whoIsIn.split(' ').map((word) => word === 'in') as ByPlayer<boolean>;
  expect(findPlaces(scores, alive).join(' ')).toBe(places);
});
