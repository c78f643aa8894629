import { expect, test } from 'vitest';
import { conquerPaths } from '../../../../../engine/games/ork-island/phases/conquer-paths.ts';
import { island, withOwners } from '../picture.ts';
import { play } from '../play.ts';

test.each([
  ['more orks', island`C Pa Pb Pk C`, 1, 0],
  ['fewer orks', island`C Pa Pk Pl C`, 0, 1],
  ['as many orks', island`C Pa Pk P C`, 2, 2],
  ['no orks at all', island`Ca P P P C`, 2, 2],
])('%s on its cells decide on a path as on a city', (_, scene, before, expected) => {
  const after = play(conquerPaths, withOwners(scene, { paths: [before] }));
  expect(after.state.pathOwner[0]).toBe(expected);
});

test('the owner of both ends does not own the path', () => {
  const after = play(conquerPaths, withOwners(island`Ca P P Cb`, { cities: [0, 0] }));
  expect(after.state.pathOwner[0]).toBe(-1);
});
