import { expect, test } from 'vitest';
import { addSoldier, findSoldier, removeSoldier } from '../../../../engine/games/apocalypse/soldiers.ts';
import { at, ground, scene } from './picture.ts';

// Soldiers have the ids 9 to 12, from left to right.
const line = (): ReturnType<typeof scene> => scene('01.23');

test('whoever is left stays where he was when another dies', () => {
  const now = line();
  removeSoldier(now.state, findSoldier(now.state, 10));
  expect(ground(now)).toBe('0..23');
  expect([at(now, [1, 1]).id, at(now, [1, 4]).id, at(now, [1, 5]).id]).toEqual([9, 11, 12]);
  expect([...now.state.soldiers]).toEqual([1, 0, 1, 1]);
});

test('a new soldier takes his place by id', () => {
  const now = line();
  removeSoldier(now.state, findSoldier(now.state, 10));
  addSoldier(now.state, { id: 10, player: 3, cell: 63, life: 100 });
  expect(ground(now)).toBe('0.323');
  expect([...now.state.id.subarray(0, 4)]).toEqual([9, 10, 11, 12]);
  expect([at(now, [1, 3]).id, at(now, [1, 5]).id]).toEqual([10, 12]);
});

test('nobody is found by an id that is not there', () => {
  const { state } = line();
  expect([8, 13, 0, -1].map((id) => findSoldier(state, id))).toEqual([-1, -1, -1, -1]);
  removeSoldier(state, 0);
  expect(findSoldier(state, 9)).toBe(-1);
});
