import { expect, test } from 'vitest';
import { toCell } from '../../../../engine/games/crematoria/board.ts';
import { findHoundInReach } from '../../../../engine/games/crematoria/find-hound-in-reach.ts';
import { NOBODY } from '../../../../engine/games/crematoria/vocabulary.ts';
import { cave, levels, type Scene } from './picture.ts';
import { idOf } from './play.ts';

/** The picture's cells as text: x where a hellhound reaches. */
function reach({ state, windows }: Scene, level = 0, except?: number): string[] {
  const { at, rows, columns } = windows[0]!;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) =>
      findHoundInReach(state, toCell(at[0] + row, at[1] + column, level), except) === NOBODY ? '.' : 'x',
    ).join(''),
  );
}

const picture = `
  .....
  .....
  ..H..
  .....`;

test('it reaches the eight cells around it and its own [crematoria:next-to-a-hellhound-you-die]', () => {
  expect(reach(cave(picture))).toEqual(['.....', '.xxx.', '.xxx.', '.xxx.']);
});

test('across the edge of the map [crematoria:ring]', () => {
  expect(reach(cave('..H..', { at: [10, 77] }))).toEqual(['.xxx.']);
  expect(reach(cave('..H..', { at: [10, 78] }))).toEqual(['.xxx.']);
});

test('every one of them counts, rock or not', () => {
  expect(reach(cave('H###.H'))).toEqual(['xx..xx']);
});

test('not to the outside [crematoria:hellhounds-devour]', () => {
  expect(reach(levels({ cave: picture, outside: picture.replaceAll('H', '.') }), 1)).toEqual(
    Array.from({ length: 4 }, () => '.....'),
  );
});

test('without the one excepted', () => {
  const scene = cave('H..H.');
  expect(reach(scene, 0, idOf(scene, 'H2'))).toEqual(['xx...']);
  expect(reach(scene, 0, idOf(scene, 'H'))).toEqual(['..xxx']);
});
