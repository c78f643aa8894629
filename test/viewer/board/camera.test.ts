import { describe, expect, test } from 'vitest';
import { findPoint, layOut, restrain, makeWholeBoard, zoomAt } from '../../../viewer/board/camera.ts';

const findCell = (...args: Parameters<typeof findPoint>) => findPoint(...args)?.map(Math.floor);

const plane = { rows: 60, columns: 60, isRing: false };
const ring = { rows: 82, columns: 80, isRing: true };

describe('the camera', () => {
  test('shows the whole board, as large as fits', () => {
    const { cell, left, top } = layOut(makeWholeBoard(plane), plane, 800, 650);
    expect([cell * plane.rows, left, top]).toEqual([650, 75, 0]);
  });

  test('finds the cell under a point', () => {
    const layout = layOut(makeWholeBoard(plane), plane, 800, 600);
    expect(findCell(layout, plane, 101, 1)).toEqual([0, 0]);
    expect(findCell(layout, plane, 699, 599)).toEqual([59, 59]);
    expect(findCell(layout, plane, 99, 1)).toBeUndefined();
  });

  test('keeps what is under the pointer there when it zooms', () => {
    const camera = makeWholeBoard(plane);
    const layout = layOut(camera, plane, 600, 600);
    const zoomed = zoomAt(camera, 2, layout, { x: 150, y: 450 });
    const after = layOut(zoomed, plane, 600, 600);
    expect(findCell(after, plane, 151, 451)).toEqual(findCell(layout, plane, 151, 451));
  });

  test('does not leave the board, and turns a ring without end', () => {
    const far = { zoom: 2, row: 500, column: 500 };
    expect(restrain(far, plane, 600, 600)).toEqual({ zoom: 2, row: 45, column: 45 });
    expect(restrain({ ...far, zoom: 1, column: 85 }, ring, 800, 820)).toEqual({ zoom: 1, row: 41, column: 5 });
    expect(restrain({ ...far, zoom: 1, column: -5 }, ring, 800, 820).column).toBe(75);
  });

  test('sees every column of a ring once, however it is turned', () => {
    const layout = layOut({ zoom: 1, row: 41, column: 5 }, ring, 800, 820);
    const columns = Array.from({ length: 80 }, (_, index) => findCell(layout, ring, index * 10 + 5, 100)![1]);
    expect(new Set(columns).size).toBe(80);
    expect(columns[40]).toBe(5);
  });
});
