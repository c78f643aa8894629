import { describe, expect, test } from 'vitest';
import { SafeCells, type Safety } from '../../../../engine/games/walking-dead/safe-cells.ts';
import type { Generator } from '../../../../engine/core/generator.ts';
import { highest, lowest, scripted } from '../../core/scripted-generator.ts';
import { town, type Town } from './picture.ts';

const text: Safety = { safeDistance: 2, safeFromFood: true };
const original: Safety = { safeDistance: 2, safeFromFood: false };

/** Row and column of the cell found. */
function find({ state }: Town, rng: Generator, safety = text): [number, number] {
  const cell = new SafeCells(state, safety).draw(rng);
  return [Math.floor(cell / 60), cell % 60];
}

describe('what is regenerated', () => {
  test.each(['a', 'A', 'Z'])('keeps two cells away from units (%s) [walking-dead:regenerate-on-safe-cells]', (unit) => {
    const before = town(`
      .....
      .....
      ..${unit}..
      .....
      ....X
      .....`);
    expect(find(before, lowest())).toEqual([5, 0]);
    expect(find(before, highest())).toEqual([5, 4]);
    expect(() => find(before, scripted(5))).toThrow('from 0 to 4');
  });

  test('keeps two cells away from food too [walking-dead:regenerate-on-safe-cells]', () => {
    expect(find(town`M....`, lowest())).toEqual([0, 3]);
    expect(find(town`..M..M..`, lowest())).not.toEqual([0, 3]);
  });

  test('does not mind food that is near, but not on the cell, in the published program', () => {
    expect(find(town`M....`, lowest(), original)).toEqual([0, 1]);
  });

  test('never appears on debris, on a unit or on food [walking-dead:food-and-units-apart]', () => {
    const crowded = town`XaM.Z`;
    for (const safety of [text, original]) {
      expect(find(crowded, scripted(0, 0, 0, 1, 0, 2, 0, 4, 1, 3, 0, 3), safety)).toEqual([0, 3]);
    }
  });

  test('appears on any empty cell when none is safe [walking-dead:regenerate-anywhere]', () => {
    const narrow = town`a.b.`;
    expect(find(narrow, scripted(0, 1))).toEqual([0, 1]);
    expect(find(narrow, scripted(0, 0, 0, 2, 0, 3))).toEqual([0, 3]);
  });

  test('must fit on the board', () => {
    expect(() => find(town`aMb`, lowest())).toThrow('the board has no empty cell left');
  });
});
