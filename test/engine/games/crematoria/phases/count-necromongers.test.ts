import { expect, test } from 'vitest';
import { countNecromongers } from '../../../../../engine/games/crematoria/phases/count-necromongers.ts';
import { outside } from '../picture.ts';
import { play } from '../play.ts';

test('those alive are counted, on the ground and in the sky', () => {
  const scene = outside('Nn.N.aH', { health: { N2: 0 } });
  scene.state.necromongersAtStart[0] = 7;
  expect(play(countNecromongers, scene).state.necromongersAtStart[0]).toBe(2);
});

test('there may be none', () => {
  expect(play(countNecromongers, outside('aB')).state.necromongersAtStart[0]).toBe(0);
});
