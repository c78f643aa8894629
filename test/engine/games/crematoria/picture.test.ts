import { expect, test } from 'vitest';
import { cave, expectPicture, levels, outside } from './picture.ts';
import { isSameState, order, play, unitOf } from './play.ts';
import { scripted } from '../../core/scripted-generator.ts';

test('a picture looks like itself', () => {
  const picture = `
    #abcdE
    .ABCDH
    0123#.`;
  expectPicture(cave(picture), picture);
});

test('two blocks show what is below, and who is in the sky', () => {
  const picture = `
    .aAN   .nG.
    ....   nEG.`;
  expectPicture(outside(picture), picture);
  expectPicture(
    outside(picture),
    `
    .aAN
    nEG.`,
  );
});

test('a picture that differs fails', () => {
  expect(() => expectPicture(cave('.a.'), 'a..')).toThrow();
  expect(() => expectPicture(cave('.a.'), '.a.   .0.')).toThrow();
  expect(() => expectPicture(levels({ cave: '.a.', outside: '...' }), '.a.')).toThrow();
});

test('units have the places, sides and names of their letters', () => {
  const scene = cave(
    `
    a.H
    .Da`,
    { at: [3, 79], health: { a2: 7 } },
  );
  expect(unitOf(scene, 'a')).toEqual({ player: 0, health: 50, turns: -1, pos: [3, 79, 0] });
  expect(unitOf(scene, 'a2')).toEqual({ player: 0, health: 7, turns: -1, pos: [4, 1, 0] });
  expect(unitOf(scene, 'D')).toEqual({ player: 3, health: 100, turns: -1, pos: [4, 0, 0] });
  expect(unitOf(scene, 'H')).toEqual({ player: -1, health: -1, turns: -1, pos: [3, 1, 0] });
});

test('an elevator is on both levels', () => {
  expectPicture(levels({ cave: '.E', outside: '..' }), '.E', '.E');
});

test('a phase is played on a copy', () => {
  const scene = cave('a');
  const after = play(({ state }) => void state.health.fill(1), scene);
  expect([unitOf(scene, 'a').health, unitOf(after, 'a').health]).toEqual([50, 1]);
});

test('orders go to the owners of the units', () => {
  play(
    ({ orders }) => {
      expect(orders[1]).toEqual([
        { index: 0, order: { unit: 1, dir: 'Up' } },
        { index: 1, order: { unit: 2, dir: 'None' } },
      ]);
      expect(orders[0]).toEqual([{ index: 0, order: { unit: 0, dir: 'Left' } }]);
    },
    cave('abb'),
    [order('b', 'Up'), order('a', 'Left'), order('b2', 'None')],
  );
});

test('a script must be used up', () => {
  expect(() => play(() => {}, cave('a'), [], scripted(1))).toThrow('the last 1 numbers of the script were not drawn');
});

test('a name that is not in the picture is an error', () => {
  expect(() => unitOf(cave('a'), 'b')).toThrow('nobody is called b');
});

test('rows of different lengths are an error', () => {
  expect(() => cave('...\n..')).toThrow('the rows of a picture differ in length');
});

test('states are the same or they are not', () => {
  const scene = cave('aB');
  expect(
    isSameState(
      scene,
      play(() => {}, scene),
    ),
  ).toBe(true);
  expect(
    isSameState(
      scene,
      play(({ state }) => void (state.turns[0] = 0), scene),
    ),
  ).toBe(false);
});
