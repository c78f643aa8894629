// A game nobody has made a drawing for is shown as letters; so is one whose drawing fails.
import { expect, test } from 'vitest';
import { openDrawing, type Drawing } from '../../../viewer/games/drawings.ts';
import type { Stage } from '../../../viewer/games/game-drawing.ts';
import { chooseGround, drawLetters } from '../../../viewer/games/letters.ts';
import { DARK, LIGHT } from '../../../viewer/games/palette.ts';

const view = {
  board: ['..#', '.w.'],
  units: [
    {
      id: 7,
      player: 1,
      type: 'snake',
      pos: [0, 0],
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
  ],
  fruits: [{ pos: [1, 2] }],
  away: [0, 0, 3, 0],
};

const openLetters = (): Drawing => openDrawing({ id: 'unheard-of', drawing: drawLetters('unheard-of') }, {});

const picture = (drawing: Drawing): string[] => {
  const { rows, columns } = drawing.measureSheet(view);
  const codes = new Uint16Array(rows * columns);
  drawing.codeGround(view, codes);
  const letter = (code: number): string => (code >= 0x1000 ? String((code >> 12) - 1) : String.fromCharCode(code));
  const cells = Array.from(codes, letter);
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join(''));
};

test('the ground is the board, with the cells of units in the colour of their player', () => {
  expect(picture(openLetters())).toEqual(['11#', '.w.']);
});

test('land of players is in their colour, whatever lies on it', () => {
  const owned = { board: ['.g', '..', 'ab'], owners: ['01', '.x', '23'] };
  const codes = new Uint16Array(6);
  openLetters().codeGround(owned, codes);
  expect([...codes].map((code) => `${(code >> 12) - 1}${String.fromCharCode(code & 0xfff)}`)).toEqual([
    '0.',
    '1g',
    '-1.',
    '-1.',
    '2a',
    '3b',
  ]);
});

test.each([LIGHT, DARK])('no two letters have the same colour', (palette) => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
  expect(new Set(letters.map((letter) => chooseGround(letter, palette))).size).toBe(letters.length);
});

test('units are on it under their own letter, and whatever else has a place is known there', () => {
  const drawing = openLetters();
  expect(drawing.listTokens(view)).toMatchObject([{ id: 7, player: 1, kind: 'snake', row: 0, column: 0, label: 's' }]);
  expect(drawing.describeCell(view, 1, 2)).toEqual(['"."', 'fruit']);
});

test.each([{}, { board: 7, units: [null, 3, { pos: 'here' }, { pos: [-1, 2] }] }])(
  'a view without any of it: %j',
  (odd) => {
    const drawing = openLetters();
    expect(drawing.listTokens(odd)).toEqual([]);
    const words: string[] = [];
    const pen = { fillText: (text: string) => words.push(text) };
    drawing.paintBelow!({ pen, view: odd, palette: LIGHT, cell: 20, x: Number, y: Number } as unknown as Stage<object>);
    expect(words).toContain('Letters come from "board" (rows of text),');
  },
);

test('a drawing of one’s own takes the place of what it names; when it throws, letters come back, and it is told once', () => {
  const own = {
    ...drawLetters('drawn'),
    legend: ['mine'],
    listTokens: () => {
      throw new Error('no pen');
    },
  };
  const told: string[] = [];
  const drawing = openDrawing({ id: 'drawn', drawing: own, origin: {} }, {}, (problem) => told.push(problem));
  expect([drawing.source, drawing.legend]).toEqual([own, ['mine']]);
  expect(picture(drawing)).toEqual(['11#', '.w.']);
  expect(drawing.listTokens(view)).toHaveLength(1);
  expect(drawing.listTokens(view)).toHaveLength(1);
  expect(told).toEqual(['The drawing of this game has failed in "listTokens" (no pen): letters are shown instead.']);
  expect(drawing.source).not.toBe(own);
  expect(drawing.legend[0]).toContain('a letter');
});
