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

const FIRST_OWNED = 0x1000;
/** Things of other lists than `units` have no ids of their own, and are drawn as a part of the board. */
const FIRST_NUMBER = 1_000_000;
const GROUNDS = {
  light: ['#efebe4', '#b9c7b0', '#a9b8c9', '#cdb9a8', '#c4b0c9'],
  dark: ['#2a2d33', '#3c4a38', '#33404f', '#4a3d33', '#443a4a'],
};

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
        for (let j = 0; j < row.length; j++) codes[i * columns + j] = row.charCodeAt(j) & 0xfff;
      for (const { player, cells } of listThings(view)) {
        const owner = typeof player === 'number' ? player : -1;
        if (owner < 0 || owner > 3 || !Array.isArray(cells)) continue;
        for (const cell of cells) if (isPlace(cell)) codes[cell[0] * columns + cell[1]] = FIRST_OWNED + owner;
      }
    },
    paintTile,
    listTokens: (view) => listThings(view).flatMap(({ token }) => (token.id < FIRST_NUMBER ? [token] : [])),
    paintBelow(stage) {
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
    legend: ["a letter on a shape: a unit, in its player's colour", 'a letter alone: what the board has there'],
  };
  return letters as unknown as GameDrawing<object>;
}

function measure(view: AnyView): { rows: number; columns: number; isRing: boolean } {
  const board = readBoard(view);
  const places = listThings(view).map(({ token }) => token);
  const rows = Math.max(board.length, 1, ...places.map(({ row }) => row + 1));
  return {
    rows,
    columns: Math.max(1, ...board.map((row) => row.length), ...places.map(({ column }) => column + 1)),
    isRing: false,
  };
}

function readBoard({ board }: AnyView): string[] {
  return Array.isArray(board) ? board.filter((row) => typeof row === 'string') : [];
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
  if (code >= FIRST_OWNED) paintOwned(pen, size, code - FIRST_OWNED, palette);
  else {
    const letter = String.fromCharCode(code);
    const grounds = GROUNDS[palette.isDark ? 'dark' : 'light'];
    const isPlain = code === 0 || letter === '.' || letter === ' ';
    const ground = letter === '#' ? mix(palette.ink, grounds[0]!, 0.7) : grounds[isPlain ? 0 : 1 + (code % 4)]!;
    fillTile(pen, size, ground);
    if (!isPlain && letter !== '#' && size >= 8) paintLetter(pen, letter, size / 2, size / 2, size * 0.7, palette.ink);
  }
  paintEdge(pen, size, palette.isDark ? '#00000033' : '#00000012');
}

function paintToken({ pen, palette, cell }: Stage<AnyView>, { player, label = '' }: Token, x: number, y: number): void {
  if (player >= 0) {
    paintPlayer(pen, palette, { player }, { x, y, radius: cell * 0.45 });
    if (cell >= 10) paintWord(pen, label, x, y, cell * 0.5, '#ffffff');
  } else paintWord(pen, label, x, y, Math.max(8, cell * 0.7), palette.isDark ? '#ffd75e' : '#8a1c1c');
}
