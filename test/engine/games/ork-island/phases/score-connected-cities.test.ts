import { describe, expect, test } from 'vitest';
import { makeIsland, type Chart } from '../../../../../engine/games/ork-island/island.ts';
import { scoreCities } from '../../../../../engine/games/ork-island/phases/score-cities.ts';
import { scoreConnectedCities } from '../../../../../engine/games/ork-island/phases/score-connected-cities.ts';
import { scorePaths } from '../../../../../engine/games/ork-island/phases/score-paths.ts';
import { makeEmptyState } from '../../../../../engine/games/ork-island/state.ts';
import { LAND } from '../../../../../engine/games/ork-island/vocabulary.ts';
import { island, withOwners, type Scene } from '../picture.ts';
import { play } from '../play.ts';

function pointsOf(scene: Scene, factorConnectedComponent = 1): number[] {
  return [...play(scoreConnectedCities, scene, { config: { factorConnectedComponent } }).state.points];
}

describe('a group of connected cities', () => {
  test.each([
    ['one city', island`C .`, { cities: [0] }, 2],
    ['two', island`C P C`, { cities: [0, 0], paths: [0] }, 4],
    ['three in a row', island`C P C P C`, { cities: [0, 0, 0], paths: [0, 0] }, 8],
    [
      'three, the last two joined first',
      island`
        C . C P C
        P P P . .`,
      { cities: [0, 0, 0], paths: [0, 0] },
      8,
    ],
    [
      'four in a ring',
      island`
        C P C
        P . P
        C P C`,
      { cities: [0, 0, 0, 0], paths: [0, 0, 0, 0] },
      16,
    ],
  ])('of %s gives 2 to the power of its cities [ork-island:points-per-component]', (_, scene, owners, points) => {
    expect(pointsOf(withOwners(scene, owners))).toEqual([points, 0, 0, 0]);
  });

  test('gives that times the factor [ork-island:points-per-component]', () => {
    expect(pointsOf(withOwners(island`C P C`, { cities: [3, 3], paths: [3] }), 5)).toEqual([0, 0, 0, 20]);
  });

  test('is scored by itself, for each player [ork-island:points-per-component]', () => {
    const scene = withOwners(island`C P C . C . C P C . C`, { cities: [0, 0, 0, 1, 1, -1], paths: [0, 1] });
    expect(pointsOf(scene)).toEqual([4 + 2, 4, 0, 0]);
  });

  test.each([
    ['belongs to nobody', [0, 0], -1, [2 + 2, 0, 0, 0]],
    ['belongs to another', [0, 0], 1, [2 + 2, 0, 0, 0]],
    ['has its first end of another', [1, 0], 0, [2, 2, 0, 0]],
    ['has its second end of another', [0, 1], 0, [2, 2, 0, 0]],
    ['has an end of nobody', [0, -1], 0, [2, 0, 0, 0]],
  ])('is not connected by a path that %s', (_, cities, path, points) => {
    expect(pointsOf(withOwners(island`C P C`, { cities, paths: [path] }))).toEqual(points);
  });

  test('counts two paths between the same cities once', () => {
    const scene = island`
      C P C
      C . C
      C P C`;
    expect(pointsOf(withOwners(scene, { cities: [0, 0], paths: [0, 0] }))).toEqual([4, 0, 0, 0]);
  });
});

test('the worked example of the published statement gives 213 points', () => {
  const sizes = [5 * 2, 6 * 5, 2 * 4, 4 * 2, 3 * 2, 2 * 5, 5 * 5, 5 * 2];
  // Groups of 3, 2, 1, 1 and 1; the last path leads to a ninth city, which is not conquered.
  const paths: [number, number, number][] = [
    [0, 1, 11],
    [1, 2, 3],
    [3, 4, 38],
    [5, 8, 18],
  ];
  const state = makeEmptyState(makeIsland(layOut([...sizes, 4], paths), 20, 20), []);
  state.cityOwner.set(sizes.map(() => 2));
  state.pathOwner.set(paths.map(() => 2));
  const scene = { state, names: '' };
  play(scoreCities, scene);
  expect(state.points[2]).toBe(107);
  play(scorePaths, scene);
  expect(state.points[2]).toBe(107 + 70);
  play(scoreConnectedCities, scene);
  expect([...state.points]).toEqual([0, 0, 213, 0]);
});

/** Where things lie does not matter to the score: they fill the board one after another. */
function layOut(sizes: readonly number[], paths: readonly [number, number, number][]): Chart {
  const land = new Int8Array(400).fill(LAND['.']);
  let next = 0;
  const take = (length: number): number[] => Array.from({ length }, () => next++);
  return {
    land,
    cities: sizes.map(take),
    paths: paths.map(([a, b, length]) => ({ ends: [a, b], cells: take(length) })),
  };
}
