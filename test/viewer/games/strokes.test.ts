// Every stroke of the pen for a small board of each game, a thing on a line: land, units, what lies between, and what is said of
// them. Look at the board in the browser before you take over a change: npx vitest run --project unit test/viewer/games/strokes -u
import { expect, test } from 'vitest';
import type { ByPlayer } from '../../../engine/core/players.ts';
import { openDrawing, type Drawing } from '../../../viewer/games/drawings.ts';
import type { Stage } from '../../../viewer/games/game-drawing.ts';
import { drawLetters } from '../../../viewer/games/letters.ts';
import { DARK, LIGHT, PLAIN_DARK, PLAIN_LIGHT, type Palette } from '../../../viewer/games/palette.ts';
import { drawingOf } from '../drawing-of.ts';
import { makeStrictPen } from '../strict-pen.ts';

const NAMES: ByPlayer<string> = ['ant', 'bee', 'cat', 'dog'];
const PALETTES = { LIGHT, DARK, PLAIN_LIGHT, PLAIN_DARK };

const paint = (put: (pen: ReturnType<typeof makeStrictPen>['pen']) => void): string => {
  const { pen, strokes } = makeStrictPen();
  put(pen);
  return strokes.join('; ');
};

function listGround(drawing: Drawing, view: object): string[] {
  const { rows, columns, isRing } = drawing.measureSheet(view);
  const codes = new Uint16Array(rows * columns);
  drawing.codeGround(view, codes);
  const tiles = [...new Set(codes)].flatMap((code) =>
    Object.entries(PALETTES).flatMap(([name, palette]) =>
      [6, 12].map(
        (size) => `tile ${code} ${name} ${size}: ${paint((pen) => drawing.paintTile(pen, code, size, palette))}`,
      ),
    ),
  );
  return [`sheet ${rows} ${columns} ${isRing}: ${codes.join(' ')}`, ...tiles];
}

function listThings(drawing: Drawing, view: object, next: object, cell: number, palette: Palette, letters: boolean) {
  const place = { x: (column: number) => cell * column, y: (row: number) => cell * row };
  const fixed = { view, next, progress: 0.25, config: drawing.config, palette, cell, letters, ...place };
  const put = (show: (stage: Stage<object>) => void) => paint((pen) => show({ pen, ...fixed }));
  return [
    `below: ${put((stage) => drawing.paintBelow?.(stage))}`,
    ...drawing.listTokens(view).map((token) => {
      const [x, y] = [place.x(token.column + 0.5), place.y(token.row + 0.5)];
      return `${token.kind} ${token.id}: ${put((stage) => drawing.paintToken(stage, token, x, y))}`;
    }),
    `above: ${put((stage) => drawing.paintAbove?.(stage))}`,
  ];
}

function listWords(drawing: Drawing, view: object): string[] {
  const { rows, columns } = drawing.measureSheet(view);
  const cells = Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const number = drawing.numberRow?.(row) ?? row;
    return `${drawing.nameCell(row, column)} [${number}]: ${drawing.describeCell(view, row, column).join(', ')}`;
  });
  const ids = [...drawing.listTokens(view).map(({ id }) => id), 99];
  return [
    ...drawing.listTokens(view).map((token) => JSON.stringify(token)),
    ...cells,
    ...ids.map((id) => `unit ${id}: ${drawing.describeUnit(view, id, NAMES).join(', ')}`),
    ...[drawing.figures, drawing.countFigures(view), drawing.parts, drawing.countParts(view), drawing.hasLetters].map(
      (value) => JSON.stringify(value) ?? 'none',
    ),
    ...drawing.legend,
  ];
}

const group = (cells: number, gems: number, pioneers: number, furyans: number) => ({ cells, gems, pioneers, furyans });
const clan = (living: number) => ({
  living,
  strength: 10 * living,
  strengthPoints: 3 * living,
  cells: living + 1,
  killPoints: 7 * living,
});

const VIEWS: Record<string, { view: object; next?: object; moves: object[] }> = {
  crematoria: {
    view: {
      board: [
        ['RCE', 'CCC'],
        ['..E', '...'],
      ],
      owners: ['.0.', '123'],
      gems: [{ pos: [1, 0] }],
      night: [1, 40],
      units: [
        { id: 0, type: 'furyan', player: 0, pos: [0, 1, 0], health: 100 },
        { id: 1, type: 'furyan', player: 1, pos: [1, 0, 1], health: 30 },
        { id: 2, type: 'pioneer', player: 2, pos: [1, 1, 0], health: 20 },
        { id: 3, type: 'pioneer', player: 3, pos: [1, 2, 0], health: 60 },
        { id: 4, type: 'necromonger', player: -1, pos: [0, 0, 1], health: 10 },
        { id: 5, type: 'hellhound', player: -1, pos: [0, 1, 1] },
      ],
      landings: [{ id: 6, pos: [1, 2], turns: 2 }],
      groups: [group(1, 2, 3, 4), group(5, 6, 7, 8), group(9, 10, 11, 12), group(13, 14, 15, 16)],
    },
    moves: [
      { unit: 1, dir: 'Top' },
      { unit: 1, dir: 'LB' },
      { unit: 2, dir: 'nowhere' },
    ],
  },
  'ork-island': {
    view: {
      board: ['W.F', 'SCP', 'CCP'],
      cities: [
        { cells: [[1, 1]], owner: 3 },
        {
          cells: [
            [2, 0],
            [2, 1],
          ],
          owner: 3,
        },
      ],
      paths: [
        {
          cells: [
            [1, 2],
            [2, 2],
          ],
          owner: 3,
          ends: [0, 1],
        },
      ],
      units: [
        { id: 0, player: 0, pos: [0, 1], health: 100 },
        { id: 1, player: 1, pos: [0, 2], health: 25 },
        { id: 2, player: 2, pos: [1, 0], health: 0 },
        { id: 3, player: 3, pos: [1, 1], health: 70 },
        { id: 4, player: 3, pos: [2, 2], health: 31 },
      ],
    },
    moves: [
      { unit: 0, dir: 'S' },
      { unit: 0, dir: 'no' },
    ],
  },
  'walking-dead': {
    view: {
      board: ['X.M', '...', '.X.'],
      owners: ['..0', '123', '...'],
      food: [{ pos: [0, 2] }],
      units: [
        { id: 0, type: 'living', clan: 1, pos: [0, 1] },
        { id: 1, type: 'living', clan: 2, pos: [1, 1], turnsToZombie: 7 },
        { id: 2, type: 'dead', clan: 3, pos: [1, 0] },
        { id: 3, type: 'zombie', pos: [1, 2] },
        { id: 4, type: 'living', clan: 0, pos: [2, 2] },
        { id: 5, type: 'living', clan: 3, pos: [2, 0], turnsToZombie: 12 },
      ],
      clans: [clan(1), clan(2), clan(3), clan(4)],
    },
    moves: [
      { unit: 1, dir: 'Up' },
      { unit: 1, dir: 'DR' },
    ],
  },
  apocalypse: {
    view: {
      board: [':.OX', '....', '::..'],
      fire: [
        { pos: [0, 0], rounds: 3 },
        { pos: [2, 1], rounds: 1 },
      ],
      posts: [
        { pos: [1, 3], owner: 2, value: 100 },
        { pos: [2, 0], owner: -1, value: 10_000 },
      ],
      soldiers: [
        { id: 5, player: 0, pos: [1, 1], life: 50 },
        { id: 6, player: 3, pos: [2, 3], life: 100 },
      ],
      helicopters: [
        { id: 7, player: 1, pos: [0, 2], facing: 'north', napalm: 0, parachuters: [4, 2] },
        { id: 8, player: 2, pos: [2, 2], facing: 'west', napalm: 20, parachuters: [] },
        { id: 9, player: 0, pos: [0, 0], facing: 'south', napalm: 7, parachuters: Array.from({ length: 9 }, () => 1) },
      ],
    },
    moves: [{ soldier: 5, to: [2, 1] }, { soldier: 77, to: [0, 0] }, { helicopter: 7 }],
  },
  letters: {
    view: {
      board: ['.#a', 'bc'],
      owners: ['0.', '..3'],
      units: [
        { id: 7, player: 1, type: 'snake', pos: [0, 0], cells: [[0, 1], [1, 0], 'no'] },
        { id: 8, player: -1, pos: [2, 3] },
      ],
      fruits: [{ pos: [1, 2], player: 2 }, { pos: [-1, 0] }, null],
      empty: 3,
    },
    moves: [],
  },
};

test.each(Object.keys(VIEWS))('%s', async (name) => {
  const { view, next = view, moves } = VIEWS[name]!;
  const drawing = name === 'letters' ? openDrawing({ id: name, drawing: drawLetters(name) }, {}) : drawingOf(name);
  const things = (cell: number, palette: Palette, letters = false) => [
    `cells of ${cell}${palette.isDark ? ', dark' : ''}${letters ? ', letters' : ''}`,
    ...listThings(drawing, view, next, cell, palette, letters),
  ];
  const lines = [
    ...listGround(drawing, view),
    ...things(6, LIGHT),
    ...things(16, DARK),
    ...things(30, PLAIN_LIGHT, true),
    ...listWords(drawing, view),
    ...moves.map(
      (move) => `${JSON.stringify(move)} lunges ${JSON.stringify(drawing.findLunge?.(move, view)) ?? 'not'}`,
    ),
  ];
  expect(lines.filter((line) => /undefined|NaN/.test(line))).toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`strokes/${name}.txt`);
});

test('the night of Crematoria wanders two columns in a round, and round the ring', () => {
  const drawing = drawingOf('crematoria');
  const { view } = VIEWS['crematoria']! as { view: { night: number[] } };
  const nightAt = (from: number, to: number, progress: number): string[] => {
    const { pen, strokes } = makeStrictPen();
    const board = [['C'.repeat(80)], ['.'.repeat(80)]];
    const [now, next] = [from, to].map((night) => ({ ...view, board, gems: [], night: [night, night + 40] }));
    const place = { x: Number, y: Number, cell: 1 };
    drawing.paintBelow!({
      pen,
      view: now!,
      next: next!,
      progress,
      config: {},
      palette: LIGHT,
      letters: false,
      ...place,
    });
    return strokes.filter((stroke) => stroke.startsWith('fillRect'));
  };
  expect(nightAt(10, 10, 0)).toEqual(['fillRect 10 0 40 1']);
  expect(nightAt(10, 12, 0.5)).toEqual(['fillRect 11 0 40 1']);
  expect(nightAt(60, 60, 0)).toEqual(['fillRect 60 0 20 1', 'fillRect 0 0 20 1']);
});
