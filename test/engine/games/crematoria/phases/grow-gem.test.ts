import { expect, test } from 'vitest';
import { growGem } from '../../../../../engine/games/crematoria/phases/grow-gem.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { expectPicture, outside } from '../picture.ts';
import { play } from '../play.ts';

const top = outside('....', { at: [0, 39] });
const bottom = outside('....', { at: [39, 39] });

test('one time in four there is a gem [crematoria:gem-chance]', () => {
  expectPicture(play(growGem, top, [], scripted(1, 0)), '.G..');
});

test.each([2, 3, 4])('otherwise, at %i, there is none [crematoria:gem-chance]', (chance) => {
  const after = play(growGem, top, [], scripted(chance));
  expect(after.state.gem.some(Boolean)).toBe(false);
});

test('it is one in four, not in five [crematoria:gem-chance]', () => {
  expect(() => play(growGem, top, [], scripted(5))).toThrow('from 1 to 4');
});

test('on any Outside cell of the two columns where night has just fallen [crematoria:gem-at-dusk]', () => {
  expectPicture(play(growGem, top, [], scripted(1, 1)), '..G.');
  expectPicture(play(growGem, bottom, [], scripted(1, 78)), '.G..');
  expectPicture(play(growGem, bottom, [], scripted(1, 79)), '..G.');
});

test('the columns move with the night [crematoria:gem-at-dusk]', () => {
  expectPicture(play(growGem, outside('....', { at: [0, 79], round: 20 }), [], scripted(1, 1)), '..G.');
});

test('never on an elevator [crematoria:gem-at-dusk]', () => {
  const scene = outside('.E..', { at: [0, 39] });
  expectPicture(play(growGem, scene, [], scripted(1, 0)), '.EG.');
  expect(() => play(growGem, scene, [], scripted(1, 79))).toThrow('from 0 to 78');
});

test('the chance can be set', () => {
  const scene = outside('....', { at: [0, 39], config: { gemChance: 1 } });
  expectPicture(play(growGem, scene, [], scripted(1, 0)), '.G..');
});

test('nowhere when there are only elevators', () => {
  const scene = outside(Array.from({ length: 40 }, () => 'EE').join('\n'), { at: [0, 40] });
  const after = play(growGem, scene, [], scripted(1));
  expect(Object.keys(after.state.gem)).not.toContain('undefined');
  expect(after.state.gem.some(Boolean)).toBe(false);
});
