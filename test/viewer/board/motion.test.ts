import { describe, expect, test } from 'vitest';
import { makeMovers, findShortestWay } from '../../../viewer/board/motion.ts';
import type { Sheet, Token } from '../../../viewer/games/game-drawing.ts';
import { drawingOf } from '../drawing-of.ts';

const plane: Sheet = { rows: 10, columns: 80, isRing: false };
const ring: Sheet = { ...plane, isRing: true };
const unit = (id: number, row: number, column: number, more: Partial<Token> = {}): Token => ({
  id,
  player: 0,
  kind: 'unit',
  row,
  column,
  ...more,
});

describe('movement follows from two frames', () => {
  test('a step is walked', () => {
    const [mover] = makeMovers([unit(1, 2, 3)], [unit(1, 2, 4)], 0.25, { sheet: plane });
    expect(mover).toMatchObject({ row: 2, column: 3.25, presence: 1 });
  });

  test('on a ring the way over the seam is one step', () => {
    const [mover] = makeMovers([unit(1, 2, 79)], [unit(1, 2, 0)], 0.5, { sheet: ring });
    expect(mover!.column).toBe(79.5);
    expect(findShortestWay(79, 0, ring)).toBe(1);
    expect(findShortestWay(0, 79, ring)).toBe(-1);
    expect(findShortestWay(0, 79, plane)).toBe(79);
  });

  test('who is suddenly far away fades here and appears there', () => {
    const movers = makeMovers([unit(1, 2, 3)], [unit(1, 9, 40)], 0.25, { sheet: plane });
    expect(movers.map(({ column, presence }) => [column, presence])).toEqual([
      [3, 0.75],
      [40, 0.25],
    ]);
  });

  test('who is gone fades, who is new appears', () => {
    const movers = makeMovers([unit(1, 2, 3)], [unit(2, 5, 5)], 0.25, { sheet: plane });
    expect(movers.map(({ token, presence }) => [token.id, presence])).toEqual([
      [1, 0.75],
      [2, 0.25],
    ]);
  });

  test('a change of owner shows half-way', () => {
    const at = (progress: number): number =>
      makeMovers([unit(1, 0, 0)], [unit(1, 0, 0, { player: 2 })], progress, { sheet: plane })[0]!.token.player;
    expect([at(0.4), at(0.6)]).toEqual([0, 2]);
  });

  test('an attack is a lunge, and back', () => {
    const at = (progress: number): number =>
      makeMovers([unit(1, 0, 0)], [unit(1, 0, 0)], progress, {
        sheet: plane,
        lunges: [{ id: 1, rows: 0, columns: 1 }],
      })[0]!.column;
    expect(at(0.5)).toBeCloseTo(0.4);
    expect(at(0.999)).toBeLessThan(0.01);
  });

  test('a turn takes the shorter way', () => {
    const [mover] = makeMovers([unit(1, 0, 0, { turns: 0 })], [unit(1, 0, 0, { turns: 3 })], 0.5, { sheet: plane });
    expect(mover!.token.turns).toBe(-0.5);
  });

  test('at the ends it is the frames themselves', () => {
    const [before, after] = [[unit(1, 2, 3)], [unit(1, 2, 4)]];
    expect(makeMovers(before, after, 0, { sheet: plane })[0]!.token).toBe(before[0]);
    expect(makeMovers(before, after, 1, { sheet: plane })[0]!.token).toBe(after[0]);
  });
});

test('a soldier of Apocalypse who attacks lunges at his victim', () => {
  const view = { soldiers: [{ id: 4, player: 0, pos: [5, 5], life: 9 }] };
  const lunge = drawingOf('apocalypse').findLunge!({ soldier: 4, to: [4, 6] }, view);
  expect(lunge).toEqual({ id: 4, rows: -1, columns: 1 });
});
