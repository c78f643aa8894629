import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNREACHABLE } from '../../../engine/core/distance-field.ts';
import { EightWayField } from '../../../engine/core/eight-way-field.ts';
import { NearestField, unite } from '../../../engine/core/nearest-field.ts';

const ROWS = 6;
const COLUMNS = 7;
const CELLS = ROWS * COLUMNS;

test('the nearest sources are those that a field of each alone finds nearest', () => {
  const cell = fc.integer({ min: 0, max: CELLS - 1 });
  const board = fc.array(fc.boolean(), { minLength: CELLS, maxLength: CELLS });
  fc.assert(
    fc.property(board, fc.uniqueArray(cell, { minLength: 1, maxLength: 5 }), cell, (walls, sources, asked) => {
      const isOpen = (place: number): boolean => !walls[place] || sources.includes(place);
      const all = new NearestField(ROWS, COLUMNS);
      all.clear(all.makeGround(isOpen));
      for (const source of sources) all.addSource(source);
      all.spread();
      const place = all.toPlace(asked);
      const distance = all.distance[place]!;
      if (distance < 0 || distance === UNREACHABLE) return;
      const nearest = sources.filter((source) => {
        const alone = new EightWayField(ROWS, COLUMNS);
        alone.clear(alone.makeGround(isOpen));
        alone.addSource(source);
        alone.spread();
        return alone.distance[place] === distance;
      });
      expect(new Set(all.listNearest(place))).toEqual(new Set(nearest.map((source) => all.toPlace(source))));
    }),
  );
});

test('a list is only made anew when there is something to add', () => {
  const some = [1, 2];
  expect(unite(some, [2])).toBe(some);
  expect(unite(some, [2, 3])).toEqual([1, 2, 3]);
});
