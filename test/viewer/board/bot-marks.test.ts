import { describe, expect, test } from 'vitest';
import type { Film } from '../../../viewer/film/film.ts';
import { listBotMarks, paintBotMarks } from '../../../viewer/board/bot-marks.ts';
import { findPlayerColour } from '../../../viewer/games/palette.ts';
import { findGame } from '../../../engine/registry.ts';
import { drawingOf } from '../drawing-of.ts';

function filmWith(game: string, marks: object[]): Film {
  const view = findGame(game)!.start(findGame(game)!.configure('text'), 1).view();
  return { frames: [{ view }], steps: [{ debug: [null, { marks }, null, null] }] } as unknown as Film;
}

const marksOn = (game: string, ...marks: object[]) => listBotMarks(filmWith(game, marks), drawingOf(game), 0);

describe('what bots draw', () => {
  test('has the colour of its player, unless it says another', () => {
    const [plain, red] = marksOn('ork-island', { cells: [[3, 4]] }, { cells: [[3, 4]], color: 'red' });
    expect([plain!.colour, red!.colour]).toEqual([findPlayerColour(1), 'red']);
  });

  test('is cells, or a line, with a word at the first', () => {
    const [mark] = marksOn('walking-dead', {
      cells: [
        [1, 2],
        [3, 4],
      ],
      as: 'line',
      label: 'goal',
    });
    expect(mark).toMatchObject({
      cells: [
        [1, 2],
        [3, 4],
      ],
      isLine: true,
      label: 'goal',
    });
  });

  test('is on the right level of Crematoria: outside above, the caves below', () => {
    const [mark] = marksOn('crematoria', {
      cells: [
        [5, 6, 1],
        [5, 6, 0],
      ],
    });
    expect(mark!.cells).toEqual([
      [5, 6],
      [47, 6],
    ]);
  });

  test('is nothing where nobody drew', () => {
    expect(marksOn('apocalypse')).toEqual([]);
  });
});

test('a cell is filled so that the board shines through, and the pen is left as it was', () => {
  const painted: unknown[][] = [];
  const state: Record<string, unknown> = { globalAlpha: 1 };
  const note =
    (name: string) =>
    (...args: unknown[]): void =>
      void painted.push([name, ...args, state['globalAlpha']]);
  const pen = new Proxy(state, {
    get: (target, name: string) => (name === 'measureText' ? () => ({ width: 40 }) : (target[name] ?? note(name))),
  });
  const stage = { pen, cell: 10, x: (column: number) => column * 10, y: (row: number) => row * 10 } as never;
  const mark = {
    cells: [
      [2, 4],
      [3, 4],
    ] as [number, number][],
    isLine: false,
    label: '',
    colour: '#ff0000',
  };
  paintBotMarks(stage, [mark], { rows: 40, columns: 80, isRing: false });
  expect(painted.filter(([name]) => (name as string).endsWith('Rect'))).toEqual([
    ['fillRect', 40, 20, 10, 10, 0.35],
    ['strokeRect', 40, 20, 10, 10, 1],
    ['fillRect', 40, 30, 10, 10, 0.35],
    ['strokeRect', 40, 30, 10, 10, 1],
  ]);
  expect(state['globalAlpha']).toBe(1);
});

test.each([
  ['in the middle', [20, 40], [405, 196.5]],
  ['at the left edge', [20, 0], [22.2, 196.5]],
  ['at the right edge', [20, 79], [777.8, 196.5]],
  ['in the first row', [0, 40], [405, 6.6]],
])('a word %s is whole on the board', (_, cell, place) => {
  const words: [string, number, number][] = [];
  const pen = new Proxy({ measureText: () => ({ width: 40 }) } as Record<string, unknown>, {
    get: (target, name: string) =>
      name === 'fillText' ? (...word: [string, number, number]) => words.push(word) : (target[name] ?? (() => {})),
  });
  const stage = { pen, cell: 10, x: (column: number) => column * 10, y: (row: number) => row * 10 } as never;
  const mark = { cells: [cell as [number, number]], isLine: false, label: 'fetch', colour: '#ff0000' };
  paintBotMarks(stage, [mark], { rows: 40, columns: 80, isRing: true });
  expect(words.map(([, x, y]) => [x, y - 11 * 0.06])).toEqual([place]);
});
