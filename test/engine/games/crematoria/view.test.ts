import { describe, expect, test } from 'vitest';
import { view } from '../../../../engine/games/crematoria/view.ts';
import { cave, levels, outside } from './picture.ts';

const scene = levels(
  {
    cave: `
      #a.B   #3E1
      .H..   .2..`,
    outside: `
      ..C.   ..EG
      NG..   .G.n`,
  },
  { health: { a: 7 }, turns: { n: 1 }, round: 22, at: [10, 50] },
);
const shown = view(scene.state);
const part = (rows: readonly string[]): string[] => rows.slice(10, 12).map((row) => row.slice(50, 54));

describe('what bots see', () => {
  test('the land of both levels, without units, owners and gems', () => {
    expect(shown.board.map((rows) => [rows.length, ...new Set(rows.map((row) => row.length))])).toEqual([
      [40, 80],
      [40, 80],
    ]);
    expect(part(shown.board[0])).toEqual(['RCEC', 'CCCC']);
    expect(part(shown.board[1])).toEqual(['OOEO', 'OOOO']);
    expect(shown.board[0][0]).toBe('R'.repeat(80));
    expect(shown.board[1][0]).toBe('O'.repeat(80));
  });

  test('owners of the cave', () => {
    expect(part(shown.owners)).toEqual(['.3.1', '.2..']);
    expect([shown.owners.length, shown.owners[0]]).toEqual([40, '.'.repeat(80)]);
  });

  test('gems, row by row', () => {
    expect(shown.gems).toEqual([{ pos: [10, 53, 1] }, { pos: [11, 51, 1] }]);
  });

  test('units on the board by id, hellhounds without health [crematoria:nobodys-units]', () => {
    expect(shown.units).toEqual([
      { id: 0, type: 'pioneer', player: 0, pos: [10, 51, 0], health: 7 },
      { id: 1, type: 'furyan', player: 1, pos: [10, 53, 0], health: 100 },
      { id: 2, type: 'furyan', player: 2, pos: [10, 52, 1], health: 100 },
      { id: 3, type: 'necromonger', player: -1, pos: [11, 50, 1], health: 75 },
      { id: 13, type: 'hellhound', player: -1, pos: [11, 51, 0] },
    ]);
  });

  test('necromongers in the sky apart', () => {
    expect(shown.landings).toEqual([{ id: 4, pos: [11, 53, 1], turns: 1 }]);
  });

  test('the night [crematoria:half-is-night]', () => {
    expect(shown.night).toEqual([44, 3]);
    expect(view(outside('a').state).night).toEqual([0, 39]);
  });

  test('what each group has', () => {
    const { groups } = view(levels({ cave: 'aaAb   00.3', outside: 'G...' }).state);
    expect(groups).toEqual([
      { cells: 2, gems: 0, pioneers: 2, furyans: 1 },
      { cells: 0, gems: 0, pioneers: 1, furyans: 0 },
      { cells: 0, gems: 0, pioneers: 0, furyans: 0 },
      { cells: 1, gems: 0, pioneers: 0, furyans: 0 },
    ]);
    const { state } = outside('d');
    state.gems[3] = 4;
    expect(view(state).groups[3]).toEqual({ cells: 0, gems: 4, pioneers: 1, furyans: 0 });
  });

  test('the dead are not there', () => {
    const { state } = cave('ab');
    state.cell[0] = -1;
    state.health[0] = 0;
    expect(view(state).units.map(({ id }) => id)).toEqual([1]);
  });
});

test('the land is shared and cannot be changed; all else is new every time', () => {
  const before = JSON.stringify(shown);
  const other = view(scene.state);
  expect(other.board).toBe(shown.board);
  for (const rows of other.board) expect(() => rows.fill('')).toThrow(TypeError);
  other.owners.fill('');
  other.gems[0]!.pos[0] = 0;
  other.units[0]!.pos[0] = 0;
  other.landings[0]!.pos[0] = 0;
  other.groups[0].cells = 9;
  other.night[0] = 0;
  expect(JSON.stringify(view(scene.state))).toBe(before);
});
