import { byPlayer } from '../../engine/core/players.ts';
import type { GameDrawing, Pen, Stage, Token } from './game-drawing.ts';
import { namePlayer } from '../../engine/core/name-player.ts';
import { paintLetter, paintPlayer, paintWord } from './paint-shape.ts';
import { fillTile, paintEdge, paintOwned } from './paint-tile.ts';
import { mix, type Palette } from './palette.ts';

/** What is looked for in the view of a game nobody has made a drawing for. All of it may be missing. */
interface AnyView {
  /** Rows of letters. */
  readonly board?: unknown;
  readonly [name: string]: unknown;
}

/** Something on the board. Its `cells`, if it has some, are drawn as land of its player. */
interface Thing {
  readonly id?: unknown;
  readonly player?: unknown;
  readonly type?: unknown;
  readonly pos?: unknown;
  readonly cells?: unknown;
}

type Place = readonly [row: number, column: number];

/** A letter takes the lower twelve bits of a code; above them stands the owner of the cell, 0 for nobody. */
const OWNER = 0x1000;
/** Things of other lists than `units` have no ids of their own, and are drawn as a part of the board. */
const FIRST_NUMBER = 1_000_000;
const FLOOR = { light: '#efebe4', dark: '#2a2d33' };
/** Shown where a view has nothing to draw. */
const EMPTY_SHEET = { rows: 7, columns: 16, isRing: false };
const NOTHING = [
  'Nothing here can be drawn by itself.',
  'Letters come from "board" (rows of text),',
  'owners from "owners" (rows of 0 to 3),',
  'units from lists of things with a "pos".',
  'Any other picture is drawing.ts of the game.',
];

/** A grid of letters and colours from what the view calls `board` and `units`, and whatever else has a `pos`. */
export function drawLetters(game: string): GameDrawing<object> {
  const letters: GameDrawing<AnyView> = {
    game,
    measureSheet: (view) => measure(view),
    codeGround(view, codes) {
      const rows = readBoard(view);
      const { columns } = measure(view);
      codes.fill(0);
      for (const [i, row] of rows.entries())
        for (let j = 0; j < row.length; j++) codes[i * columns + j] = row.charCodeAt(j) & (OWNER - 1);
      for (const [i, row] of readRows(view['owners']).entries())
        for (let j = 0; j < row.length; j++) own(codes, i * columns + j, '0123'.indexOf(row[j]!));
      for (const { player, cells } of listThings(view)) {
        if (!Array.isArray(cells)) continue;
        for (const cell of cells) if (isPlace(cell)) own(codes, cell[0] * columns + cell[1], player);
      }
    },
    paintTile,
    listTokens: (view) => listThings(view).flatMap(({ token }) => (token.id < FIRST_NUMBER ? [token] : [])),
    paintBelow(stage) {
      if (isEmpty(stage.view)) paintNothing(stage);
      for (const { token } of listThings(stage.view)) {
        if (token.id < FIRST_NUMBER) continue;
        paintToken(stage, token, stage.x(token.column + 0.5), stage.y(token.row + 0.5));
      }
    },
    paintToken,
    figures: [{ key: 'units', label: 'Units' }],
    countFigures: (view) =>
      byPlayer((player) => [listThings(view).filter(({ token }) => token.player === player).length]),
    parts: [],
    countParts: () => byPlayer(() => []),
    describeCell: (view, row, column) => [
      `"${readBoard(view)[row]?.[column] ?? ' '}"`,
      ...listThings(view).flatMap(({ token }) =>
        token.id >= FIRST_NUMBER && token.row === row && token.column === column ? [token.kind] : [],
      ),
    ],
    nameCell: (row, column) => `row ${row}, column ${column}`,
    describeUnit: (view, id, names) => {
      const thing = listThings(view).find(({ token }) => token.id === id);
      if (!thing) return ['not on the board'];
      const { player, kind } = thing.token;
      return [player < 0 ? kind : `${kind} of ${namePlayer(player, names)}`, ...describeFields(thing)];
    },
    legend: [
      "a letter on a shape: a unit, in its player's colour",
      'a letter alone: what the board has there, each letter on a colour of its own',
      "a cell in a player's colour: its land",
    ],
  };
  return letters as unknown as GameDrawing<object>;
}

/** Notes whose land a cell is; what is no player owns nothing. */
function own(codes: Uint16Array, cell: number, player: unknown): void {
  if (player !== 0 && player !== 1 && player !== 2 && player !== 3) return;
  codes[cell] = (player + 1) * OWNER + (codes[cell]! % OWNER);
}

const isEmpty = (view: AnyView): boolean =>
  readBoard(view).length === 0 && readRows(view['owners']).length === 0 && listThings(view).length === 0;

function measure(view: AnyView): { rows: number; columns: number; isRing: boolean } {
  if (isEmpty(view)) return EMPTY_SHEET;
  const board = [...readBoard(view), ...readRows(view['owners'])];
  const places = listThings(view).map(({ token }) => token);
  const rows = Math.max(
    readBoard(view).length,
    readRows(view['owners']).length,
    1,
    ...places.map(({ row }) => row + 1),
  );
  return {
    rows,
    columns: Math.max(1, ...board.map((row) => row.length), ...places.map(({ column }) => column + 1)),
    isRing: false,
  };
}

const readBoard = ({ board }: AnyView): string[] => readRows(board);

function readRows(rows: unknown): string[] {
  return Array.isArray(rows) ? rows.filter((row) => typeof row === 'string') : [];
}

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length >= 2 && value.every((item) => Number.isInteger(item) && item >= 0);

function listThings(view: AnyView): (Thing & { token: Token })[] {
  const found: (Thing & { token: Token })[] = [];
  for (const [list, value] of Object.entries(view)) {
    if (!Array.isArray(value)) continue;
    for (const thing of value as (Thing | null)[]) {
      if (typeof thing !== 'object' || thing === null || !isPlace(thing.pos)) continue;
      const { id, player, type, pos } = thing;
      const kind = typeof type === 'string' ? type : list.replace(/s$/, '');
      found.push({
        ...thing,
        token: {
          id: list === 'units' && Number.isInteger(id) ? (id as number) : FIRST_NUMBER,
          player: Number.isInteger(player) ? (player as number) : -1,
          kind,
          row: pos[0],
          column: pos[1],
          label: kind.slice(0, 1),
        },
      });
    }
  }
  return found;
}

function describeFields(thing: Thing): string[] {
  const fields = Object.entries(thing).filter(([name]) => name !== 'token');
  return fields.map(([name, value]) => `${name} ${JSON.stringify(value).slice(0, 60)}`);
}

function paintTile(pen: Pen, code: number, size: number, palette: Palette): void {
  const letter = String.fromCharCode(code % OWNER);
  const owner = Math.floor(code / OWNER) - 1;
  const isPlain = '\0. '.includes(letter);
  if (owner >= 0) paintOwned(pen, size, owner, palette);
  else fillTile(pen, size, isPlain ? chooseFloor(palette) : chooseGround(letter, palette));
  if (!isPlain && letter !== '#' && size >= 8) paintLetter(pen, letter, size / 2, size / 2, size * 0.7, palette.ink);
  paintEdge(pen, size, palette.isDark ? '#00000033' : '#00000012');
}

const chooseFloor = ({ isDark }: Palette): string => FLOOR[isDark ? 'dark' : 'light'];

/** Steps of the golden angle: whichever letters a board has, their colours are as far apart as can be. */
export function chooseGround(letter: string, palette: Palette): string {
  if (letter === '#') return mix(palette.ink, chooseFloor(palette), 0.7);
  const code = letter.charCodeAt(0);
  const hue = Math.round((code * 137.508) % 360);
  const step = code % 3;
  return palette.isDark ? `hsl(${hue} 35% ${24 + 5 * step}%)` : `hsl(${hue} 45% ${70 + 6 * step}%)`;
}

/** Why the board is empty, instead of the board. */
function paintNothing({ pen, palette, cell, x, y }: Stage<AnyView>): void {
  for (const [line, text] of NOTHING.entries()) {
    paintLetter(pen, text, x(EMPTY_SHEET.columns / 2), y(1.5 + line), cell * (line === 0 ? 0.75 : 0.6), palette.ink);
  }
}

function paintToken({ pen, palette, cell }: Stage<AnyView>, { player, label = '' }: Token, x: number, y: number): void {
  if (player >= 0) {
    paintPlayer(pen, palette, { player }, { x, y, radius: cell * 0.45 });
    if (cell >= 10) paintWord(pen, label, x, y, cell * 0.5, '#ffffff');
  } else paintWord(pen, label, x, y, Math.max(8, cell * 0.7), palette.isDark ? '#ffd75e' : '#8a1c1c');
}
