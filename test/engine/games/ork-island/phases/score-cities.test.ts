import { expect, test } from 'vitest';
import { scoreCities } from '../../../../../engine/games/ork-island/phases/score-cities.ts';
import { island, withOwners } from '../picture.ts';
import { play } from '../play.ts';

test('a city gives its owner points for each cell, orks or not [ork-island:points-per-city-cell]', () => {
  const scene = island`
    C C . C
    C C . C
    C C . C`;
  const after = play(scoreCities, withOwners(scene, { cities: [2, 0] }), { config: { bonusPerCityCell: 10 } });
  expect([...after.state.points]).toEqual([30, 0, 60, 0]);
});

test('a city that nobody owns gives nothing', () => {
  expect([...play(scoreCities, island`C C`).state.points]).toEqual([0, 0, 0, 0]);
});

test('points add up from round to round, up to the greatest number of 32 bits', () => {
  const scene = withOwners(island`C C`, { cities: [1] });
  play(scoreCities, scene);
  expect(play(scoreCities, scene).state.points[1]).toBe(4);
  scene.state.points[1] = 2 ** 31 - 2;
  expect(play(scoreCities, scene).state.points[1]).toBe(2 ** 31 - 1);
});
