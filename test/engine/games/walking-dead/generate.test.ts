import { describe, expect, test } from 'vitest';
import type { RuleSet } from '../../../../engine/core/game.ts';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { CELLS } from '../../../../engine/games/walking-dead/board.ts';
import { generate } from '../../../../engine/games/walking-dead/generate.ts';
import { GlibcRand } from '../../../../engine/games/walking-dead/map/glibc-rand.ts';
import { isOnePiece } from '../../../../engine/games/walking-dead/map/is-one-piece.ts';
import { LIVING, ZOMBIE } from '../../../../engine/games/walking-dead/vocabulary.ts';
import { configOf, town } from './picture.ts';

const SEEDS = [1, 2, 3, 4, 5];
const states = SEEDS.map((seed) => generate(configOf('text'), new SeededGenerator(seed)));

describe.each(states.map((state, index) => [SEEDS[index], state] as const))('the start of seed %i', (_, state) => {
  test('has a board of 60 rows and 60 columns [walking-dead:board-size]', () => {
    expect(state.owner.length).toBe(60 * 60);
  });

  test('has streets and debris, and all streets in one piece [walking-dead:streets-and-debris]', () => {
    const debris = state.map.debris.reduce((sum, cell) => sum + cell, 0);
    expect(debris).toBeGreaterThan(300);
    expect(debris).toBeLessThan(1200);
    expect(state.map.streets.length).toBe(CELLS - debris);
    expect(isOnePiece(state.map.debris)).toBe(true);
  });

  test('has four clans of 20 and 10 zombies, nobody on debris [walking-dead:four-clans]', () => {
    expect([...state.living]).toEqual([20, 20, 20, 20]);
    for (let id = 0; id < 80; id++) expect([state.type[id], state.clan[id]]).toEqual([LIVING, Math.floor(id / 20)]);
    for (let id = 80; id < 90; id++) expect([state.type[id], state.clan[id]]).toEqual([ZOMBIE, -1]);
    for (const cell of state.cell) expect(state.map.debris[cell]).toBe(0);
    expect(new Set(state.cell).size).toBe(90);
  });

  test('has 15 units of food, none under a unit [walking-dead:food-and-units-apart]', () => {
    expect(state.food.reduce((sum, food) => sum + food, 0)).toBe(15);
    for (const cell of state.cell) expect(state.food[cell]).toBe(0);
  });

  test('gives each clan 1000 strength points [walking-dead:strength-at-the-start]', () => {
    expect([...state.strengthPoints]).toEqual([1000, 1000, 1000, 1000]);
    expect([...state.strength]).toEqual([50, 50, 50, 50]);
  });

  test('counts the cells of the units, but no points yet', () => {
    expect([...state.cells]).toEqual([20, 20, 20, 20]);
    expect([...state.scores]).toEqual([0, 0, 0, 0]);
  });
});

test('streets that only touch at corners are not in one piece', () => {
  const { debris } = town`
    .X
    X.`.state.map;
  expect(isOnePiece(debris)).toBe(false);
  expect(isOnePiece(town`..`.state.map.debris)).toBe(true);
});

test('matches begin differently [walking-dead:different-starts]', () => {
  expect(new Set(states.map((state) => state.cell.join())).size).toBe(SEEDS.length);
  expect(new Set(states.map((state) => state.map.debris.join())).size).toBe(SEEDS.length);
});

// Only a shuffle of the four headings draws from this interval.
test.each<[rules: RuleSet, isSeeded: boolean]>([
  ['text', true],
  ['original', false],
])('rules %s: the shuffles of the map come from the seed: %s', (rules, isSeeded) => {
  const rng = new SeededGenerator(1);
  const draws = new Set<string>();
  const random = (low: number, high: number): number => {
    draws.add(`${low} to ${high}`);
    return rng.random(low, high);
  };
  generate(configOf(rules), { random, fork: (draws) => rng.fork(draws), state: 0 });
  expect(draws.has('2 to 3')).toBe(isSeeded);
});

test('more units than street cells are too many', () => {
  const config = configOf('text', { unitsPerClan: 900 });
  expect(() => generate(config, new SeededGenerator(1))).toThrow(
    '3625 units, zombies and pieces of food do not fit on',
  );
});

test('the shuffles of published maps use the numbers of the GNU C library', () => {
  const libc = new GlibcRand();
  expect([libc.rand(), libc.rand(), libc.rand()]).toEqual([1804289383, 846930886, 1681692777]);
});
