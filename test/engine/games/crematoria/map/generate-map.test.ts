import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../../engine/core/config-error.ts';
import { SeededGenerator } from '../../../../../engine/core/generator.ts';
import { measureRingDistance } from '../../../../../engine/core/grid.ts';
import { CELLS, LEVEL_CELLS, NEIGHBOURS, toColumn, toRow } from '../../../../../engine/games/crematoria/board.ts';
import { generateMap } from '../../../../../engine/games/crematoria/map/generate-map.ts';
import { LAND } from '../../../../../engine/games/crematoria/vocabulary.ts';

const SEEDS = [1, 2, 3, 30, 101, 12345, 2147483647];
const maps = SEEDS.map((seed) => ({ seed, land: generateMap(20, new SeededGenerator(seed)) }));

const cellsOf = (land: Int8Array, kind: number, from = 0, to = CELLS): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index).filter((cell) => land[cell] === kind);

/** How many of the cells can be reached from the first of them without leaving them. */
function countReachable(cells: readonly number[]): number {
  const all = new Set(cells);
  const reached = new Set(cells.slice(0, 1));
  for (const cell of reached) {
    for (const next of NEIGHBOURS.subarray(cell * 8, cell * 8 + 8)) if (all.has(next)) reached.add(next);
  }
  return reached.size;
}

describe.each(maps)('the map of seed $seed', ({ land }) => {
  const elevators = cellsOf(land, LAND.E, 0, LEVEL_CELLS);

  test('has twenty elevators [crematoria:twenty-elevators]', () => {
    expect(elevators).toHaveLength(20);
  });

  test('has them scattered, ten steps apart at least', () => {
    for (const [index, a] of elevators.entries()) {
      for (const b of elevators.slice(index + 1)) {
        expect(
          Math.abs(toRow(a) - toRow(b)) + measureRingDistance(toColumn(a), toColumn(b), 80),
        ).toBeGreaterThanOrEqual(10);
      }
    }
  });

  test('has them on both levels at the same places [crematoria:elevators-on-both-levels]', () => {
    expect(cellsOf(land, LAND.E, LEVEL_CELLS).map((cell) => cell - LEVEL_CELLS)).toEqual(elevators);
  });

  test('has eight cave cells around each [crematoria:elevators-are-in-caves]', () => {
    for (const elevator of elevators) {
      const around = NEIGHBOURS.subarray(elevator * 8, elevator * 8 + 8);
      expect(Array.from(around, (cell) => land[cell])).toEqual(Array.from({ length: 8 }, () => LAND.C));
    }
  });

  test('is else Outside above [crematoria:outside-cells]', () => {
    expect(cellsOf(land, LAND.O)).toHaveLength(LEVEL_CELLS - 20);
    expect(cellsOf(land, LAND.O, 0, LEVEL_CELLS)).toEqual([]);
  });

  test('is else cave and rock below, 1200 to 1500 cells of cave [crematoria:cave-and-rock]', () => {
    const caves = cellsOf(land, LAND.C);
    expect(caves.length).toBeGreaterThanOrEqual(1200);
    expect(caves.length).toBeLessThanOrEqual(1500);
    expect(cellsOf(land, LAND.R)).toHaveLength(LEVEL_CELLS - 20 - caves.length);
    expect(Math.max(...caves)).toBeLessThan(LEVEL_CELLS);
  });

  test('has one cave that is connected, even without its elevators [crematoria:cave-is-connected]', () => {
    const caves = cellsOf(land, LAND.C);
    expect(countReachable(caves)).toBe(caves.length);
  });

  test('has rock along its upper and lower edge', () => {
    expect(land.subarray(0, 80).every((kind) => kind === LAND.R)).toBe(true);
    expect(land.subarray(39 * 80, LEVEL_CELLS).every((kind) => kind === LAND.R)).toBe(true);
  });
});

test('a number of elevators that gives no such map is an error with a way out', () => {
  expect(errorWith(1)).toMatchObject({
    message: 'no map with 1 elevators and 1200 to 1500 cave cells was found in 200 attempts',
    hint: 'choose a number of elevators nearer to 20, or give a map with FIXED',
  });
}, 60_000);

test('more elevators than there is room for are an error too', () => {
  expect(errorWith(200).message).toContain('no map with 200 elevators');
}, 60_000);

function errorWith(elevators: number): ConfigError {
  try {
    generateMap(elevators, new SeededGenerator(1));
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('a map was found');
}
