import { expect, test } from 'vitest';
import { apocalypse } from '../../../../../engine/games/apocalypse/apocalypse.ts';
import { countPoints } from '../../../../../engine/games/apocalypse/phases/count-points.ts';
import { SeededGenerator } from '../../../../../engine/core/generator.ts';
import type { ApocalypseConfig } from '../../../../../engine/games/apocalypse/types.ts';
import { scene } from '../picture.ts';
import { play } from '../play.ts';

const points = (...pictures: Parameters<typeof scene>): number[] => [
  ...play(countPoints, scene(...pictures)).state.score,
];

test.each([100, 50])(
  'a post gives its value, here %i, to its owner [apocalypse:points-for-posts] [apocalypse:post-values]',
  (value) => {
    expect(points('A.BB.P', { value })).toEqual([value, 2 * value, 0, 0]);
  },
);

test('a soldier gives a point [apocalypse:points-for-soldiers]', () => {
  expect(points('00.c.3')).toEqual([2, 0, 1, 1]);
});

test('a parachuter gives none [apocalypse:three-kinds-of-units] [apocalypse:points-for-soldiers] [apocalypse:parachuters-are-no-units]', () => {
  expect(points('0', { parachuters: { 1: [20, 20] } })).toEqual([1, 0, 0, 0]);
});

test('points add up round after round [apocalypse:points-add-up]', () => {
  const after = play([countPoints, countPoints, countPoints], scene('A.1'));
  expect([...after.state.score]).toEqual([300, 3, 0, 0]);
});

test('points stop at the greatest number there is room for', () => {
  const before = scene('A.1');
  before.state.score.fill(2 ** 31 - 2);
  expect([...play(countPoints, before).state.score].slice(0, 2)).toEqual([2 ** 31 - 1, 2 ** 31 - 1]);
});

test('nothing is counted before the first round, but in the published program [apocalypse:points-for-soldiers]', () => {
  const begin = (config: ApocalypseConfig): number[] =>
    apocalypse.score(apocalypse.generate(config, new SeededGenerator(1)), config);
  expect(begin(apocalypse.defaults)).toEqual([0, 0, 0, 0]);
  expect(begin({ ...apocalypse.defaults, ...apocalypse.original })).toEqual([20, 20, 20, 20]);
});

test('the standing shows posts, soldiers and parachuters', () => {
  const { state, config } = scene('A.A1', { parachuters: { 3: [1], 4: [2, 2] } });
  expect(apocalypse.standing(state, config).slice(0, 2)).toEqual([
    { posts: 2, soldiers: 0, parachuters: 0 },
    { posts: 0, soldiers: 1, parachuters: 3 },
  ]);
});
