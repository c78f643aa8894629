import { expect, test } from 'vitest';
import { turnTheSun } from '../../../../../engine/games/crematoria/phases/turn-the-sun.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { expectPicture, levels, outside } from '../picture.ts';
import { play, unitOf } from '../play.ts';

test('it reaches two more columns and kills all units there [crematoria:sun-kills]', () => {
  const scene = outside(
    `
    aAb.
    .NNB`,
    { at: [10, 0] },
  );
  const after = play(turnTheSun, scene, [], scripted(0, 0));
  expectPicture(
    after,
    `
    ..b.
    ..NB`,
  );
});

test('it destroys the gems there [crematoria:sun-destroys-gems]', () => {
  const after = play(turnTheSun, outside('GGGG', { at: [10, 0] }));
  expectPicture(after, '..GG');
  expect([...after.state.gems]).toEqual([0, 0, 0, 0]);
});

test.each([
  [1, 2],
  [39, 78],
  [40, 0],
  [119, 78],
])('in round %i the columns from %i on [crematoria:sun-moves-two-columns]', (round, column) => {
  const after = play(turnTheSun, outside('GGGG', { at: [10, (column + 79) % 80], round }));
  expectPicture(after, 'G..G');
});

test('in every row, each from left to right, with a lot for each [crematoria:killed-by-nobodys-units]', () => {
  const top = outside('aA', { at: [0, 0] });
  expect(['a', 'A'].map((name) => unitOf(play(turnTheSun, top, [], scripted(0, 2)), name).player)).toEqual([1, 3]);
  const bottom = outside('aA', { at: [39, 0] });
  expectPicture(play(turnTheSun, bottom, [], scripted(0, 0)), '..');
  const rows = outside(
    `
    .a
    a.`,
    { at: [10, 0] },
  );
  expect(['a', 'a2'].map((name) => unitOf(play(turnTheSun, rows, [], scripted(1, 2)), name).player)).toEqual([2, 3]);
});

test('on elevators too', () => {
  expectPicture(play(turnTheSun, outside('a.   E.', { at: [10, 0] }), [], scripted(0)), '..   E.');
});

test('not in the cave below', () => {
  const scene = levels({ cave: 'aA', outside: '..' }, { at: [10, 0] });
  expectPicture(play(turnTheSun, scene), 'aA', '..');
});

test('not in the sky above', () => {
  expectPicture(play(turnTheSun, outside('n.', { at: [10, 0] })), 'n.');
});
