import { byPlayer } from '../../engine/core/players.ts';
import type { Crematoria } from '../../engine/games/crematoria/types.ts';
import { DIRECTIONS, STEPS } from '../../engine/games/crematoria/vocabulary.ts';
import { paintCrematoriaToken } from './crematoria-tokens.ts';
import type { Config, GameDrawing, Pen, Stage, Token } from './game-drawing.ts';
import { namePlayer } from '../../engine/core/name-player.ts';
import { paintLetter } from './paint-shape.ts';
import { paintEdge, fillTile, paintOwned } from './paint-tile.ts';
import type { Palette } from './palette.ts';

type View = Crematoria['view'];

const GAP = 2;
const ROCK = 1;
const LIFT = 2;
const OUTSIDE = 3;
const NOTHING = 4;
const LIFT_OUTSIDE = 5;
const FIRST_OWNED = 6;
const ROWS = 40;
const HALF_A_TURN = 40;
const COLUMNS_PER_ROUND = 2;

const land = ({ isDark }: Palette) =>
  isDark ? { rock: '#191613', cave: '#4b463f', day: '#c9a648' } : { rock: '#6d5f50', cave: '#efebe4', day: '#f6dc83' };

/** What a unit of a kind begins with. */
const findFullHealth = (type: string, config: Config): number => Number(config[`${type}Health`]);

/** Outside is drawn above the caves, as in the published viewer. */
const toSheetRow = (view: View, row: number, level: number): number =>
  level === 1 ? row : row + view.board[1].length + GAP;

export const crematoria: GameDrawing<View> = {
  game: 'crematoria',
  measureSheet: ({ board }) => ({ rows: 2 * board[0].length + GAP, columns: board[0][0]!.length, isRing: true }),
  findPlace: (view, [row, column, level]) => [toSheetRow(view, row!, level ?? 0), column!],
  codeGround({ board, owners }, codes) {
    let cell = 0;
    for (const row of board[1]) for (const letter of row) codes[cell++] = letter === 'E' ? LIFT_OUTSIDE : OUTSIDE;
    const columns = board[0][0]!.length;
    codes.fill(NOTHING, cell, cell + GAP * columns);
    cell += GAP * columns;
    for (const [i, row] of board[0].entries()) {
      const owned = owners[i]!;
      for (let j = 0; j < columns; j++) {
        const owner = owned.charCodeAt(j) - 48;
        codes[cell++] = row[j] === 'R' ? ROCK : row[j] === 'E' ? LIFT : owner >= 0 ? FIRST_OWNED + owner : 0;
      }
    }
  },
  paintTile,
  listTokens: (view, config) => [
    ...view.units.map(({ id, type, player, pos, health }): Token => ({
      id,
      player,
      kind: type,
      row: toSheetRow(view, pos[0], pos[2]),
      column: pos[1],
      ...(health === undefined ? {} : { share: health / findFullHealth(type, config) }),
    })),
    ...view.landings.map(({ id, pos, turns }): Token => ({
      id,
      player: -1,
      kind: 'landing',
      row: toSheetRow(view, pos[0], 1),
      column: pos[1],
      label: String(turns),
    })),
  ],
  paintBelow(stage) {
    paintNight(stage);
    paintLifts(stage);
    paintGems(stage);
  },
  paintToken: paintCrematoriaToken,
  paintAbove({ pen, view, cell, x, y, palette }) {
    const rows = view.board[1].length;
    const text = '▲ outside, level 1     ▼ caves, level 0     drag: the board is a ring';
    paintLetter(pen, text, x(view.board[1][0]!.length / 2), y(rows + GAP / 2), Math.min(24, cell * 1.7), palette.ink);
  },
  findLunge(move) {
    const { unit, dir } = move as { unit: number; dir: (typeof DIRECTIONS)[number] };
    const [rows, columns] = STEPS[DIRECTIONS.indexOf(dir)] ?? [0, 0];
    return { id: unit, rows, columns };
  },
  figures: [
    { key: 'cells', label: 'Cells' },
    { key: 'gems', label: 'Gems' },
    { key: 'pioneers', label: 'Pioneers' },
    { key: 'furyans', label: 'Furyans' },
  ],
  countFigures: ({ groups }) =>
    byPlayer((player) => {
      const { cells, gems, pioneers, furyans } = groups[player];
      return [cells, gems, pioneers, furyans];
    }),
  parts: [
    { key: 'points of cells', label: 'Points of cells' },
    { key: 'points of gems', label: 'Points of gems' },
  ],
  countParts: ({ groups }, { gemPoints }) =>
    byPlayer((player) => [groups[player].cells, Number(gemPoints) * groups[player].gems]),
  nameCell: (row, column) =>
    row < ROWS ? `(${row}, ${column}, 1) outside` : `(${row - ROWS - GAP}, ${column}, 0) in the caves`,
  describeCell,
  describeUnit({ units, landings }, id, names, config) {
    const landing = landings.find((one) => one.id === id);
    if (landing) return [`necromonger in the sky, lands in ${landing.turns} rounds`];
    const unit = units.find((one) => one.id === id);
    if (!unit) return ['not on the board'];
    const lines = [`${unit.type}${unit.player < 0 ? '' : ` of ${namePlayer(unit.player, names)}`}`];
    if (unit.health !== undefined) lines.push(`health ${unit.health} of ${findFullHealth(unit.type, config)}`);
    return lines;
  },
  numberRow: (row) => (row < ROWS ? row : row - ROWS - GAP),
  legend: [
    "shape in a player's colour: pioneer; larger, with a white cross: furyan; a bar shows what is left of health",
    'black circle: necromonger; dashed circle: necromonger in the sky, with the rounds until it lands',
    'red circle: hellhound; the red square is the reach of its jaws',
    'yellow diamond: gem; dark square with arrows: elevator',
    'above: outside, dark where it is night; below: the caves. The board is a ring: drag it round',
  ],
};

function paintTile(pen: Pen, code: number, size: number, palette: Palette): void {
  const { rock, cave, day } = land(palette);
  if (code === NOTHING) return fillTile(pen, size, palette.page);
  if (code === ROCK) return fillTile(pen, size, rock);
  if (code === LIFT || code === LIFT_OUTSIDE) return paintLift(pen, size);
  if (code >= FIRST_OWNED) paintOwned(pen, size, code - FIRST_OWNED, palette);
  else fillTile(pen, size, code === OUTSIDE ? day : cave);
  paintEdge(pen, size, palette.isDark ? '#00000033' : '#00000012');
}

function paintLift(pen: Pen, size: number): void {
  fillTile(pen, size, '#26262b');
  pen.fillStyle = '#ffd75e';
  const middle = size / 2;
  for (const sign of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(middle, middle + sign * size * 0.42);
    pen.lineTo(middle - size * 0.3, middle + sign * size * 0.1);
    pen.lineTo(middle + size * 0.3, middle + sign * size * 0.1);
    pen.fill();
  }
}

/** The night wanders smoothly from one frame to the next. */
function paintNight({ pen, view, next, progress, palette, x, y, cell }: Stage<View>): void {
  const columns = view.board[1][0]!.length;
  const isNext = next !== view && next.night[0] !== view.night[0];
  const first = view.night[0] + (isNext ? COLUMNS_PER_ROUND * progress : 0);
  pen.fillStyle = palette.isDark ? '#1a2142' : '#7b8099';
  for (const from of [first, first - columns]) {
    const [left, right] = [Math.max(0, from), Math.min(columns, from + HALF_A_TURN)];
    if (right > left) pen.fillRect(x(left), y(0), (right - left) * cell, view.board[1].length * cell);
  }
}

/** The night covers the ground, but not the elevators. */
function paintLifts({ pen, view, cell, x, y }: Stage<View>): void {
  for (const [i, row] of view.board[1].entries()) {
    for (let j = row.indexOf('E'); j !== -1; j = row.indexOf('E', j + 1)) {
      pen.save();
      pen.translate(x(j), y(i));
      paintLift(pen, cell);
      pen.restore();
    }
  }
}

function paintGems({ pen, view, cell, x, y }: Stage<View>): void {
  for (const { pos } of view.gems) {
    const [left, top] = [x(pos[1] + 0.5), y(pos[0] + 0.5)];
    const reach = Math.max(4, cell * 0.55);
    pen.beginPath();
    pen.moveTo(left, top - reach);
    pen.lineTo(left + reach, top);
    pen.lineTo(left, top + reach);
    pen.lineTo(left - reach, top);
    pen.closePath();
    pen.fillStyle = '#ffe94d';
    pen.fill();
    pen.lineWidth = Math.max(1, cell * 0.12);
    pen.strokeStyle = '#17181b';
    pen.stroke();
  }
}

function describeCell(view: View, sheetRowOf: number, column: number): string[] {
  const rows = view.board[1].length;
  if (sheetRowOf < rows) {
    const gem = view.gems.some(({ pos }) => pos[0] === sheetRowOf && pos[1] === column);
    const sun = (column - view.night[0] + 2 * HALF_A_TURN) % (2 * HALF_A_TURN) < HALF_A_TURN ? 'night' : 'day: deadly';
    const kind = view.board[1][sheetRowOf]![column] === 'E' ? 'elevator' : 'outside';
    return [kind, sun, ...(gem ? ['a gem lies here'] : [])];
  }
  const row = sheetRowOf - rows - GAP;
  if (row < 0) return ['nothing'];
  const letter = view.board[0][row]![column];
  if (letter !== 'C') return [letter === 'R' ? 'rock' : 'elevator'];
  const owner = view.owners[row]![column];
  return ['cave', owner === '.' ? 'nobody owns it' : `owner ${owner}`];
}
