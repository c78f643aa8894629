import { expect, test } from 'vitest';
import { landNecromongers } from '../../../../../engine/games/crematoria/phases/land-necromongers.ts';
import { moveNecromongers } from '../../../../../engine/games/crematoria/phases/move-necromongers.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { expectPicture, outside } from '../picture.ts';
import { play, unitOf } from '../play.ts';

test('it lands after two rounds [crematoria:lands-after-two-rounds]', () => {
  const once = play(landNecromongers, outside('.n.'));
  expectPicture(once, '.n.');
  expect(unitOf(once, 'n').turns).toBe(1);
  const twice = play(landNecromongers, once);
  expectPicture(twice, '.N.');
  expect(unitOf(twice, 'n')).toEqual({ player: -1, health: 75, turns: 0, pos: [10, 11, 1] });
});

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
])('it kills who stands there, who changes sides by lot %i [crematoria:landing-kills]', (lot, player) => {
  for (const letter of ['a', 'A']) {
    const scene = outside(`.${letter}.   .n.`, { turns: { n: 1 } });
    const after = play(landNecromongers, scene, [], scripted(lot));
    expectPicture(after, '.N.   ...');
    expect(unitOf(after, letter)).toMatchObject({ health: 0, player });
  }
});

test('it kills even a necromonger, and nothing is drawn [crematoria:landing-kills]', () => {
  const after = play(landNecromongers, outside('.N.   .n.', { turns: { n: 1 } }));
  expectPicture(after, '.N.   ...');
  expect([unitOf(after, 'N').health, unitOf(after, 'n').health]).toEqual([0, 75]);
});

test('it kills nobody before it lands', () => {
  const after = play(landNecromongers, outside('.a.   .n.'));
  expectPicture(after, '.a.   .n.');
  expect(unitOf(after, 'a').health).toBe(50);
});

test('those on the ground are left alone', () => {
  const after = play(landNecromongers, outside('N'));
  expect(unitOf(after, 'N').turns).toBe(0);
});

test('those who died long ago do not land', () => {
  const scene = outside('n', { health: { n: 0 } });
  expect(unitOf(play(landNecromongers, scene), 'n').turns).toBe(2);
});

test('it acts only once it is on the ground', () => {
  const sky = outside('n..b', { turns: { n: 1 } });
  expect(play(moveNecromongers, sky).moves).toEqual([]);
  const ground = play(landNecromongers, sky);
  expect(ground.moves).toEqual([]);
  expect(play(moveNecromongers, ground, [], scripted(1)).moves).toEqual(['n Right']);
});
