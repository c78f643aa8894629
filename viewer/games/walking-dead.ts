import { byPlayer } from '../../engine/core/players.ts';
import type { WalkingDead } from '../../engine/games/walking-dead/types.ts';
import { DIRECTIONS, STEPS } from '../../engine/games/walking-dead/vocabulary.ts';
import type { GameDrawing, Stage, Token } from './game-drawing.ts';
import { namePlayer } from '../../engine/core/name-player.ts';
import { paintCross, paintLetter, paintPlayer, tracePlayer } from './paint-shape.ts';
import { paintEdge, fillTile, paintOwned } from './paint-tile.ts';
import { mix, findPlayerColour, type Palette } from './palette.ts';

type View = WalkingDead['view'];
type Unit = View['units'][number];

const DEBRIS = 1;
const FIRST_OWNED = 2;

const land = ({ isDark }: Palette) =>
  isDark ? { street: '#33363c', debris: '#111216' } : { street: '#eeece7', debris: '#62627a' };

export const walkingDead: GameDrawing<View> = {
  game: 'walking-dead',
  measureSheet: ({ board }) => ({ rows: board.length, columns: board[0]!.length, isRing: false }),
  codeGround({ board, owners }, codes) {
    let cell = 0;
    for (const [i, row] of board.entries()) {
      const owned = owners[i]!;
      for (let j = 0; j < row.length; j++) {
        const owner = owned.charCodeAt(j) - 48;
        codes[cell++] = row[j] === 'X' ? DEBRIS : owner >= 0 ? FIRST_OWNED + owner : 0;
      }
    }
  },
  paintTile(pen, code, size, palette) {
    const { street, debris } = land(palette);
    if (code === DEBRIS) fillTile(pen, size, debris);
    else if (code >= FIRST_OWNED && !palette.isPlain) paintOwned(pen, size, code - FIRST_OWNED, palette);
    else fillTile(pen, size, street);
    if (code !== DEBRIS) paintEdge(pen, size, palette.isDark ? '#00000033' : '#00000012');
  },
  listTokens: ({ units }) => units.map(makeToken),
  paintBelow: paintFood,
  paintToken,
  findLunge(move) {
    const { unit, dir } = move as { unit: number; dir: (typeof DIRECTIONS)[number] };
    const [rows, columns] = STEPS[DIRECTIONS.indexOf(dir)] ?? [0, 0];
    return { id: unit, rows, columns };
  },
  figures: [
    { key: 'living', label: 'Living' },
    { key: 'converting', label: 'Bitten' },
    { key: 'strength', label: 'Strength' },
    { key: 'strengthPoints', label: 'Str. points' },
    { key: 'cells', label: 'Cells' },
    { key: 'killPoints', label: 'Kill points' },
  ],
  countFigures: ({ clans, units }) =>
    byPlayer((player) => {
      const { living, strength, strengthPoints, cells, killPoints } = clans[player];
      return [
        living,
        units.filter((unit) => isBitten(unit, player)).length,
        strength,
        strengthPoints,
        cells,
        killPoints,
      ];
    }),
  parts: [
    { key: 'points of kills', label: 'Points of kills' },
    { key: 'points of cells', label: 'Points of cells' },
  ],
  countParts: ({ clans }, { useCellPoints, cellPoints }) =>
    byPlayer((player) => [
      clans[player].killPoints,
      (useCellPoints === true ? Number(cellPoints) : 1) * clans[player].cells,
    ]),
  nameCell: (row, column) => `row ${row}, column ${column}`,
  describeCell({ board, owners }, row, column) {
    const letter = board[row]?.[column];
    if (letter === 'X') return ['debris'];
    const owner = owners[row]?.[column];
    return [letter === 'M' ? 'street with food' : 'street', owner === '.' ? 'nobody owns it' : `owner ${owner}`];
  },
  describeUnit({ units }, id, names) {
    const unit = units[id];
    if (!unit) return ['not on the board'];
    const lines = [`${unit.type}${unit.clan === undefined ? '' : `, clan of ${namePlayer(unit.clan, names)}`}`];
    if (unit.turnsToZombie !== undefined) lines.push(`becomes a zombie in ${unit.turnsToZombie} rounds`);
    return lines;
  },
  hasLetters: true,
  legend: [
    "shape in a player's colour: living unit; with a red ring: bitten, becomes a zombie",
    'small grey shape with a cross: dead (D)',
    'purple square with a Z: zombie',
    'red dot: food (M); dark cell: debris (X)',
    'coloured cell: owned by that player',
  ],
};

function isBitten({ type, clan, turnsToZombie }: Unit, player: number): boolean {
  return type === 'living' && clan === player && turnsToZombie !== undefined;
}

function makeToken({ id, type, clan = -1, pos, turnsToZombie }: Unit): Token {
  return {
    id,
    player: clan,
    kind: type === 'living' && turnsToZombie !== undefined ? 'bitten' : type,
    row: pos[0],
    column: pos[1],
    ...(turnsToZombie === undefined ? {} : { label: String(turnsToZombie) }),
  };
}

function paintToken({ pen, palette, cell, letters }: Stage<View>, token: Token, x: number, y: number): void {
  const { kind, player, label } = token;
  const radius = cell * 0.4;
  if (letters && kind !== 'living' && kind !== 'bitten') {
    paintLetter(
      pen,
      kind === 'dead' ? 'D' : 'Z',
      x,
      y,
      cell * 0.95,
      kind === 'dead' ? mix(findPlayerColour(player), '#000000', 0.5) : '#a020c0',
    );
  } else if (kind === 'zombie') paintZombie(pen, x, y, radius, cell);
  else if (kind === 'dead') {
    tracePlayer(pen, player, x, y, radius * 0.85);
    pen.fillStyle = mix(findPlayerColour(player), '#3a3a3e', 0.3);
    pen.fill();
    paintCross(pen, x, y, radius * 0.75, '#ffffff');
  } else {
    paintPlayer(pen, palette, { player }, { x, y, radius });
    if (kind === 'bitten') paintRing(pen, x, y, cell * 0.52, palette);
    if (label !== undefined && cell >= 14) paintLetter(pen, label, x, y, cell * 0.45, '#ffffff');
  }
}

function paintZombie(pen: Stage<View>['pen'], x: number, y: number, radius: number, cell: number): void {
  pen.fillStyle = '#7a1fa2';
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = Math.max(0.8, cell * 0.07);
  pen.strokeRect(x - radius, y - radius, radius * 2, radius * 2);
  if (cell >= 9) paintLetter(pen, 'Z', x, y, cell * 0.62, '#ffffff');
}

function paintRing(pen: Stage<View>['pen'], x: number, y: number, radius: number, palette: Palette): void {
  const width = Math.max(1.2, radius * 0.3);
  for (const [lineWidth, colour] of [
    [width + 1.5, '#ffffff'],
    [width, palette.danger],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.lineWidth = lineWidth;
    pen.strokeStyle = colour;
    pen.stroke();
  }
}

function paintFood({ pen, view, cell, x, y, letters, palette }: Stage<View>): void {
  for (const { pos } of view.food) {
    const [left, top] = [x(pos[1] + 0.5), y(pos[0] + 0.5)];
    if (letters) paintLetter(pen, 'M', left, top, cell * 0.95, '#c8102e');
    else {
      pen.beginPath();
      pen.arc(left, top, cell * 0.32, 0, 2 * Math.PI);
      pen.fillStyle = '#d3172f';
      pen.fill();
      pen.lineWidth = Math.max(1, cell * 0.1);
      pen.strokeStyle = '#ffffff';
      pen.stroke();
    }
  }
  if (letters) paintDots({ pen, view, cell, x, y, palette });
}

/** In the document owned cells have a dot, and debris an X. */
function paintDots({
  pen,
  view,
  cell,
  x,
  y,
  palette,
}: Pick<Stage<View>, 'pen' | 'view' | 'cell' | 'x' | 'y' | 'palette'>): void {
  for (const [i, row] of view.owners.entries()) {
    for (let j = 0; j < row.length; j++) {
      if (view.board[i]![j] === 'X') paintLetter(pen, 'X', x(j + 0.5), y(i + 0.5), cell * 0.8, '#b9b9c8');
      else if (row[j] !== '.') {
        const colour = findPlayerColour(Number(row[j]));
        const [reach, shade] = palette.isPlain ? [0.3, colour] : [0.16, mix(colour, '#000000', 0.7)];
        pen.fillStyle = shade;
        pen.fillRect(x(j + 0.5 - reach / 2), y(i + 0.5 - reach / 2), cell * reach, cell * reach);
      }
    }
  }
}
