// What a schema cannot say of a configuration. Files of the published games are read by parsers with checks of their own;
// this is for all others: replays, jobs, programs.
import { describe, expect, test } from 'vitest';
import type { BaseConfig } from '../../../engine/core/game.ts';
import { findGame } from '../../../engine/registry.ts';
import { errorsOf } from '../../contract/schemas.ts';

const start = (id: string, changes: object): unknown =>
  findGame(id)!.start({ ...findGame(id)!.configure('text'), ...changes } as BaseConfig, 1);

/** A board of one letter, with some cells written over: [row, column, letter]. */
function makeBoard(rows: number, columns: number, letter: string, ...cells: [number, number, string][]): string[] {
  const board = Array.from({ length: rows }, () => Array.from({ length: columns }, () => letter));
  for (const [row, column, other] of cells) board[row]![column] = other;
  return board.map((row) => row.join(''));
}

describe('numbers beyond what fits into memory', () => {
  test.each([
    ['crematoria', { furyans: 1e8 }, 'furyans is 100000000, and can be 1000 at most'],
    ['crematoria', { hellhounds: Number.NaN }, 'hellhounds is NaN, and can be 30 at most'],
    ['walking-dead', { unitsPerClan: 1e9 }, 'unitsPerClan is 1000000000, and can be 200 at most'],
    ['ork-island', { rows: 1e6, columns: 1e6 }, 'rows is 1000000, and can be 180 at most'],
  ])('%s %j', (id, changes, problem) => {
    expect(() => start(id, changes)).toThrow(problem);
    expect(errorsOf(`games/${id}/config.json`, { ...findGame(id)!.configure('text'), ...changes })).not.toEqual([]);
  });
});

describe('a given map of Crematoria', () => {
  const cave = makeBoard(40, 80, 'C', [3, 4, 'E']);
  const outside = makeBoard(40, 80, 'O', [3, 4, 'E']);

  test('is played when it fits together', () => {
    expect(() => start('crematoria', { map: [cave, outside] })).not.toThrow();
  });

  test.each([
    [[makeBoard(40, 80, 'C', [2, 2, 'G']), outside], 'row 2 of the cave has letters of the outside'],
    [[cave, makeBoard(40, 80, 'O', [5, 5, 'R'])], 'row 5 of the outside has letters of the cave'],
    [[cave, makeBoard(40, 80, 'O')], 'row 3 of the outside must have its elevators (E) just above'],
  ])('%#: %s', (map, problem) => {
    expect(() => start('crematoria', { map })).toThrow(problem);
  });
});

describe('a given map of The Walking Dead', () => {
  const board = makeBoard(60, 60, '.', [0, 0, 'X']);
  const living = { id: 0, type: 'living', clan: 1, pos: [1, 1] };
  const play = (units: object[], food: object[] = []): unknown =>
    start('walking-dead', { map: { board, units, food } });

  test('is played when it fits together', () => {
    expect(() => play([living, { id: 1, type: 'zombie', pos: [1, 2] }], [{ pos: [1, 3] }])).not.toThrow();
  });

  test.each<[string, object[], object[]?]>([
    ['unit 0 of the list has the id 7', [{ ...living, id: 7 }]],
    ['unit 0 is on the debris of (0, 0)', [{ ...living, pos: [0, 0] }]],
    ['unit 1 is on (1, 1), which is taken', [living, { ...living, id: 1 }]],
    ['a piece of food is on (1, 1), which is taken', [living], [{ pos: [1, 1] }]],
    ['unit 0 is living and has no clan', [{ id: 0, type: 'living', pos: [1, 1] }]],
    ['unit 0 is a zombie and has a clan', [{ ...living, type: 'zombie' }]],
    ['unit 0 is a zombie already', [{ id: 0, type: 'zombie', pos: [1, 1], turnsToZombie: 2 }]],
    ['unit 0 is dead and will not become a zombie', [{ ...living, type: 'dead' }]],
    ['unit 0 becomes a zombie in 9 rounds, and it takes 5', [{ ...living, turnsToZombie: 9 }]],
  ])('%s', (problem, units, food = []) => {
    expect(() => play(units, food)).toThrow(problem);
  });
});

describe('a given map of Ork Island', () => {
  const board = makeBoard(20, 20, '.', [5, 5, 'C'], [5, 6, 'P'], [5, 7, 'C']);
  const cities = [[[5, 5]], [[5, 7]]];
  const paths = [{ ends: [0, 1], cells: [[5, 6]] }];
  const play = (map: object, size = 20): unknown => start('ork-island', { rows: size, columns: size, orks: 1, map });

  test('is played when it fits together', () => {
    expect(() => play({ board, cities, paths })).not.toThrow();
  });

  test.each<[string, object]>([
    ['the board of the map is not one of 20 rows', { board: board.slice(1), cities, paths }],
    ['city 1 has no cells', { board, cities: [[[5, 5]], []], paths }],
    ['cell 5 6 of city 0 is no C of the board', { board, cities: [[[5, 6]]], paths: [] }],
    ['cell 99 0 of city 0 is no C of the board', { board, cities: [[[99, 0]]], paths: [] }],
    ['cell 5 5 of city 1 is listed already', { board, cities: [[[5, 5]], [[5, 5]]], paths }],
    ['path 0 ends in a city that there is not', { board, cities, paths: [{ ends: [0, 2], cells: [[5, 6]] }] }],
    ['cell 5 6 is P on the board but belongs to no city or path', { board, cities, paths: [] }],
  ])('%s', (problem, map) => {
    expect(() => play(map)).toThrow(problem);
  });

  test('the board is a square, with room for the orks', () => {
    expect(() => start('ork-island', { rows: 30 })).toThrow('30 rows and 70 columns, and must be a square');
    expect(() => start('ork-island', { rows: 20, columns: 20, orks: 5 })).toThrow('has room for 4 of each player');
  });
});

test('a given map of Apocalypse is looked at like one from a file', () => {
  const game = findGame('apocalypse');
  const map = structuredClone(game.start(game.configure('text'), 1).view()) as { board: string[] };
  expect(() => start('apocalypse', { map })).not.toThrow();
  map.board[0] = map.board[0]!.replace('X', '.');
  expect(() => start('apocalypse', { map })).toThrow('the border of the board must be mountain (X)');
});
