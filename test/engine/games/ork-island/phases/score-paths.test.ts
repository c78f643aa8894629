import { expect, test } from 'vitest';
import { scorePaths } from '../../../../../engine/games/ork-island/phases/score-paths.ts';
import { island, withOwners } from '../picture.ts';
import { play } from '../play.ts';

test('a path gives its owner points for each cell, whoever owns its ends [ork-island:points-per-path-cell]', () => {
  const scene = withOwners(island`C P P P C P C`, { cities: [1, 1, 2], paths: [0, 3] });
  const after = play(scorePaths, scene, { config: { bonusPerPathCell: 10 } });
  expect([...after.state.points]).toEqual([30, 0, 0, 10]);
});

test('a path that nobody owns gives nothing', () => {
  expect([...play(scorePaths, island`C P C`).state.points]).toEqual([0, 0, 0, 0]);
});
