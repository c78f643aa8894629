// The whole board with every layer on, stroke by stroke: a small film between two frames, on a plain board and on a ring. Look at
// it in the browser before you take over a change: npx vitest run --project unit test/viewer/board/strokes -u
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Ground } from '../../../viewer/board/ground.ts';
import { HeatMap } from '../../../viewer/board/heat-map.ts';
import { DEFAULT_LAYERS, type Layers } from '../../../viewer/board/layers.ts';
import { paintBoard, type Picture } from '../../../viewer/board/paint-board.ts';
import type { Film } from '../../../viewer/film/film.ts';
import { DARK, LIGHT } from '../../../viewer/games/palette.ts';
import { drawingOf } from '../drawing-of.ts';
import { makeStrictPen } from '../strict-pen.ts';

/** Tiles, as the ground asks the page for them: what is painted on each comes first in the list. */
let tiles: string[][] = [];
beforeAll(() => {
  vi.stubGlobal('document', {
    createElement: () => {
      const { pen, strokes } = makeStrictPen();
      tiles.push(strokes);
      return { getContext: () => pen };
    },
  });
});
afterAll(() => void vi.unstubAllGlobals());

const frame = (row: number, column: number, isDead: boolean) => ({
  scores: [0, 0, 0, 0],
  view: {
    board: ['X..', '..M'],
    owners: ['..0', '1..'],
    food: [{ pos: [1, 2] }],
    units: [
      { id: 0, type: 'living', clan: 1, pos: [row, column] },
      { id: 1, type: isDead ? 'dead' : 'living', clan: 2, pos: [0, 2] },
      { id: 2, type: 'zombie', pos: [1, 2] },
    ],
    clans: [],
  },
});

const killed = { kind: 'killed', unit: 1, at: [0, 2] };
const film = {
  game: 'walking-dead',
  names: ['ant', 'bee', 'cat', 'dog'],
  frames: [frame(0, 1, false), frame(1, 1, false), frame(1, 0, true)],
  steps: [
    { moves: [{ unit: 0, dir: 'Down' }], events: [{ kind: 'moved', unit: 0, at: [1, 1] }], orders: [], debug: [] },
    { moves: [{ unit: 2, dir: 'Up' }], events: [killed], orders: [], debug: [] },
  ],
} as unknown as Film;

const sky = (row: number, column: number, night: number) => ({
  scores: [0, 0, 0, 0],
  view: {
    board: [
      ['CCCC', 'CERC'],
      ['....', '.E..'],
    ],
    owners: ['....', '2..0'],
    gems: [{ pos: [0, 3] }],
    night: [night, night + 40],
    units: [{ id: 3, type: 'pioneer', player: 0, pos: [row, column, 0], health: 30 }],
    landings: [],
    groups: [],
  },
});
const ring = {
  game: 'crematoria',
  names: film.names,
  frames: [sky(0, 3, 1), sky(0, 0, 3)],
  steps: [{ moves: [], events: [], orders: [], debug: [] }],
} as unknown as Film;

const ALL: Layers = { ...DEFAULT_LAYERS, trails: true, ids: true, rulers: true, heat: 'presence' };

const PICTURES: Record<string, [size: [number, number], picture: Picture][]> = {
  plain: [
    [[90, 60], { film, position: 1.5, layers: ALL, unit: 0, marked: [[0, 0]], different: [[1, 1]], ratio: 1 }],
    [
      [240, 120],
      { film, position: 2, layers: { ...ALL, heat: 'deaths' }, unit: 7, marked: [], different: [], ratio: 2 },
    ],
    [
      [60, 60],
      {
        film,
        position: 0.25,
        layers: {
          ...ALL,
          heat: 'event:moved',
          rulers: false,
          trails: false,
          ids: false,
          units: [true, false, true, true],
        },
        unit: undefined,
        marked: [],
        different: [],
        ratio: 1,
        palette: DARK,
        camera: { zoom: 3, row: 1, column: 1 },
      },
    ],
  ] as unknown as [[number, number], Picture][],
  ring: [
    [[200, 100], { film: ring, position: 0.5, layers: ALL, unit: 3, marked: [[4, 1]], different: [], ratio: 1 }],
    [
      [200, 150],
      {
        film: ring,
        position: 1,
        layers: { ...ALL, heat: 'none' },
        unit: undefined,
        marked: [],
        different: [],
        ratio: 1,
        camera: { zoom: 2, row: 2, column: 3.5 },
      },
    ],
  ] as unknown as [[number, number], Picture][],
};

test.each(Object.keys(PICTURES))('%s', async (name) => {
  const lines = PICTURES[name]!.flatMap(([[width, height], picture], index) => {
    tiles = [];
    const { pen, strokes } = makeStrictPen(width, height);
    const { film: shown } = picture;
    const drawing = drawingOf(String(shown.game));
    const { rows, columns } = drawing.measureSheet(shown.frames[0]!.view!);
    const whole = { palette: LIGHT, camera: { zoom: 1, row: rows / 2, column: columns / 2 } };
    paintBoard(pen, new Ground(), new HeatMap(), { ...whole, ...picture, drawing });
    const ground = tiles.map((tile) => `tile: ${tile.join('; ')}`);
    return [`picture ${index}, ${width} × ${height}`, ...ground, ...strokes];
  });
  expect(lines.filter((line) => /undefined|NaN/.test(line))).toEqual([]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`strokes/${name}.txt`);
});
