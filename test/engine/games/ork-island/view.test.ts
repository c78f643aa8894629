import { expect, test } from 'vitest';
import { view } from '../../../../engine/games/ork-island/view.ts';
import { island, withHealth, withOwners } from './picture.ts';

const scene = withOwners(
  withHealth(
    island`
      W W  W W  W
      W Ca P Ck W
      W .  F S  W`,
    { k: 30 },
  ),
  { cities: [-1, 1], paths: [0] },
);

test('a view tells the land, who owns what, and where the orks are', () => {
  expect(view(scene.state)).toEqual({
    board: ['WWWWW', 'WCPCW', 'W.FSW'],
    cities: [
      { cells: [[1, 1]], owner: -1 },
      { cells: [[1, 3]], owner: 1 },
    ],
    paths: [{ ends: [0, 1], cells: [[1, 2]], owner: 0 }],
    units: [
      { id: 0, player: 0, pos: [1, 1], health: 100 },
      { id: 1, player: 1, pos: [1, 3], health: 30 },
    ],
  });
});

test('views of a match share what never changes, and nobody can change it', () => {
  const first = view(scene.state);
  const second = view(scene.state);
  expect(second.board).toBe(first.board);
  expect(second.cities[0]!.cells).toBe(first.cities[0]!.cells);
  expect(second.paths[0]!.cells).toBe(first.paths[0]!.cells);
  expect(() => first.board.pop()).toThrow(TypeError);
  expect(() => first.cities[0]!.cells.pop()).toThrow(TypeError);
  expect(() => first.paths[0]!.ends.reverse()).toThrow(TypeError);
  expect(() => first.cities[0]!.cells[0]!.reverse()).toThrow(TypeError);
});

test('what does change is new in every view', () => {
  const first = view(scene.state);
  first.cities[0]!.owner = 3;
  first.units[1]!.pos[0] = 9;
  first.units.shift();
  expect(view(scene.state).cities[0]!.owner).toBe(-1);
  expect(view(scene.state).units.map(({ pos }) => pos)).toEqual([
    [1, 1],
    [1, 3],
  ]);
});
