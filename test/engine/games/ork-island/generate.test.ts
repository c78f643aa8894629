import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { defaults } from '../../../../engine/games/ork-island/defaults.ts';
import { generate } from '../../../../engine/games/ork-island/generate.ts';
import { isWild, type Island } from '../../../../engine/games/ork-island/island.ts';
import type { OrkIslandState } from '../../../../engine/games/ork-island/state.ts';
import { LAND } from '../../../../engine/games/ork-island/vocabulary.ts';
import { lowest } from '../../core/scripted-generator.ts';

const boards: [rows: number, seed: number][] = [
  [20, 1],
  [33, 2],
  [70, 1],
  [70, 2],
  [70, 62],
  [101, 3],
];

function make(rows: number, seed: number): OrkIslandState {
  const orks = Math.min(defaults.orks, Math.floor((rows * rows) / 100));
  return generate({ ...defaults, rows, columns: rows, orks }, new SeededGenerator(seed));
}

function neighboursOf({ neighbours }: Island, cell: number): number[] {
  return [...neighbours.subarray(4 * cell, 4 * cell + 4)];
}

describe.each(boards)('a generated island of %i rows (seed %i)', (rows, seed) => {
  const state = make(rows, seed);
  const { island } = state;
  const { land, cities, paths, columns } = island;

  test('is square [ork-island:square-board]', () => {
    expect([island.rows, columns, land.length]).toEqual([rows, rows, rows * rows]);
  });

  test('has nothing but the six kinds of cells [ork-island:six-kinds-of-cells]', () => {
    expect(Object.values(LAND)).toEqual(expect.arrayContaining([...new Set(land)]));
  });

  test('is surrounded with water [ork-island:surrounded-with-water]', () => {
    const isEdge = (cell: number): boolean => neighboursOf(island, cell).includes(-1);
    expect(land.every((kind, cell) => !isEdge(cell) || kind === LAND.W)).toBe(true);
  });

  test('has cities that are rectangles [ork-island:cities-are-rectangles]', () => {
    expect(cities.length).toBeGreaterThanOrEqual(8);
    for (const cells of cities) {
      const width = (cells.at(-1)! % columns) - (cells[0]! % columns) + 1;
      const rectangle = cells.map((_, index) => cells[0]! + Math.floor(index / width) * columns + (index % width));
      expect(cells).toEqual(rectangle);
      expect(cells.length % width).toBe(0);
      expect(cells.every((cell) => land[cell] === LAND.C)).toBe(true);
    }
    expect(cities.flat()).toHaveLength(land.filter((kind) => kind === LAND.C).length);
  });

  test('has paths that are lines of cells from city to city [ork-island:paths-are-sequences] [ork-island:paths-connect-cities]', () => {
    for (const { ends, cells } of paths) {
      for (const [index, cell] of cells.entries()) {
        expect(land[cell]).toBe(LAND.P);
        if (index > 0) expect(neighboursOf(island, cell)).toContain(cells[index - 1]);
      }
      expect(cities[ends[0]]!.some((cell) => neighboursOf(island, cell).includes(cells[0]!))).toBe(true);
      expect(cities[ends[1]]!.some((cell) => neighboursOf(island, cell).includes(cells.at(-1)!))).toBe(true);
    }
  });

  test('has paths that never cross nor touch [ork-island:paths-never-cross]', () => {
    const pathOf = new Map(paths.flatMap(({ cells }, path) => cells.map((cell) => [cell, path] as const)));
    expect(pathOf.size).toBe(land.filter((kind) => kind === LAND.P).length);
    for (const [cell, path] of pathOf) {
      for (const next of neighboursOf(island, cell)) expect(pathOf.get(next) ?? path).toBe(path);
    }
  });

  test('has all its land in one piece', () => {
    const reached = [cities[0]![0]!];
    const seen = new Set(reached);
    for (const cell of reached) {
      const next = neighboursOf(island, cell).filter((to) => to >= 0 && land[to] !== LAND.W && !seen.has(to));
      for (const to of next) seen.add(to);
      reached.push(...next);
    }
    expect(seen.size).toBe(land.filter((kind) => kind !== LAND.W).length);
  });

  test('has its orks on wild land by the water, nobody beside another [ork-island:regenerate-by-the-sea]', () => {
    for (const [ork, cell] of state.cell.entries()) {
      expect(state.occupant[cell]).toBe(ork);
      expect(isWild(land[cell]!)).toBe(true);
      expect(neighboursOf(island, cell).some((next) => land[next] === LAND.W)).toBe(true);
      expect(neighboursOf(island, cell).every((next) => state.occupant[next] === -1)).toBe(true);
    }
  });

  test('belongs to nobody, and the orks are the four players’ in turn', () => {
    const orks = state.cell.length / 4;
    expect([...state.player]).toEqual(Array.from({ length: 4 * orks }, (_, id) => Math.floor(id / orks)));
    expect([...state.cityOwner, ...state.pathOwner].every((owner) => owner === -1)).toBe(true);
    expect([...state.points]).toEqual([0, 0, 0, 0]);
    expect([...state.health].every((health) => health === 100)).toBe(true);
  });
});

test('a river may run through the centre, from which reachable land is measured', () => {
  // About 4 % of all maps. The means over 300 maps of the published program fit only if these are kept.
  expect(make(70, 62).island.land[35 * 70 + 35]).toBe(LAND.W);
});

test('a board on which no island can be drawn is refused in words', () => {
  const config = { ...defaults, rows: 20, columns: 20, orks: 1 };
  const problem = 'no island with 8 cities, all connected by land, was found in 200 attempts on 20 rows';
  expect(() => generate(config, lowest())).toThrow(problem);
});

describe('a given map', () => {
  const board = ['W'.repeat(20), `W..CPC${'F'.repeat(13)}W`, ...Array.from({ length: 18 }, () => 'W'.repeat(20))];
  const map = {
    board,
    cities: [[[1, 3]], [[1, 5]]] as [number, number][][],
    paths: [{ ends: [0, 1] as [number, number], cells: [[1, 4]] as [number, number][] }],
  };
  const config = { ...defaults, rows: 20, columns: 20, map };

  test('is taken as it is, and the orks come from the seed', () => {
    const state = generate({ ...config, orks: 1 }, new SeededGenerator(1));
    expect(state.island.cities).toEqual([[23], [25]]);
    expect(state.island.paths).toEqual([{ ends: [0, 1], cells: [24] }]);
    expect([...state.cell].every((cell) => isWild(state.island.land[cell]!))).toBe(true);
    expect(new Set(state.cell).size).toBe(4);
  });

  test('may be full of orks', () => {
    const state = generate({ ...config, orks: 3 }, new SeededGenerator(1));
    expect(new Set(state.cell).size).toBe(12);
  });

  test('without room for all orks is refused in words', () => {
    expect(() => generate({ ...config, orks: 4 }, new SeededGenerator(1))).toThrow(
      '16 orks do not fit on 15 cells of grass, forest and sand',
    );
  });
});
