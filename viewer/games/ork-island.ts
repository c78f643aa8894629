import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { OrkIsland } from '../../engine/games/ork-island/types.ts';
import { DIRECTIONS, LETTERS, STEPS } from '../../engine/games/ork-island/vocabulary.ts';
import type { GameDrawing, Pen } from './game-drawing.ts';
import { listRealms, measureLargestRealm } from './measure-largest-realm.ts';
import { namePlayer } from '../../engine/core/name-player.ts';
import { paintPlayer, paintWord } from './paint-shape.ts';
import { paintEdge, fillTile, paintOwned } from './paint-tile.ts';
import { mix, type Palette } from './palette.ts';

type View = OrkIsland['view'];

const LANDS = LETTERS.length;
const CITY = LETTERS.indexOf('C');
const NAMES: Record<string, string> = { W: 'water', '.': 'grass', F: 'forest', S: 'sand', C: 'city', P: 'path' };

/** In the order of LETTERS: water, grass, forest, sand, city, path. */
const LIGHT_LAND = ['#bcdcee', '#d8e6c0', '#9fbf93', '#f1e6bd', '#8f8b88', '#c9bda9'];
const DARK_LAND = ['#142836', '#34432a', '#22331d', '#574f36', '#77726d', '#8b806c'];

export const orkIsland: GameDrawing<View> = {
  game: 'ork-island',
  measureSheet: ({ board }) => ({ rows: board.length, columns: board[0]!.length, isRing: false }),
  codeGround({ board, cities, paths }, codes) {
    const columns = board[0]!.length;
    for (const [i, row] of board.entries())
      for (let j = 0; j < columns; j++) codes[i * columns + j] = LETTERS.indexOf(row[j]!);
    for (const { cells, owner } of [...cities, ...paths]) {
      if (owner >= 0) for (const [i, j] of cells) codes[i * columns + j]! += LANDS * (owner + 1);
    }
  },
  paintTile,
  listTokens: ({ units }, { initialHealth }) =>
    units.map(({ id, player, pos, health }) => ({
      id,
      player,
      kind: 'ork',
      row: pos[0],
      column: pos[1],
      share: Math.max(0, Math.min(1, health / Number(initialHealth))),
      label: String(health),
    })),
  paintToken({ pen, palette, cell }, { player, share = 1, label = '' }, x, y) {
    paintPlayer(pen, palette, { player, share }, { x, y, radius: cell * 0.47 });
    if (cell >= 20) paintWord(pen, label, x, y - cell * 0.05, cell * 0.36, '#ffffff');
  },
  findLunge(move) {
    const { unit, dir } = move as { unit: number; dir: (typeof DIRECTIONS)[number] };
    const [rows, columns] = STEPS[DIRECTIONS.indexOf(dir)] ?? [0, 0];
    return { id: unit, rows, columns };
  },
  figures: [
    { key: 'orks', label: 'Orks' },
    { key: 'health', label: 'Mean health' },
    { key: 'cities', label: 'Cities' },
    { key: 'paths', label: 'Paths' },
    { key: 'realm', label: 'Linked' },
  ],
  countFigures: (view) =>
    byPlayer((player) => {
      const orks = view.units.filter((unit) => unit.player === player);
      const health = orks.reduce((sum, ork) => sum + ork.health, 0);
      const owned = (list: readonly { owner: number }[]): number => list.filter(({ owner }) => owner === player).length;
      return [
        orks.length,
        orks.length === 0 ? 0 : Math.round(health / orks.length),
        owned(view.cities),
        owned(view.paths),
        measureLargestRealm(view, player),
      ];
    }),
  parts: [
    { key: 'points of cities', label: 'A round: cities' },
    { key: 'points of paths', label: 'A round: paths' },
    { key: 'points of links', label: 'A round: links' },
  ],
  countParts,
  nameCell: (row, column) => `row ${row}, column ${column}`,
  describeCell(view, row, column) {
    const lines = [NAMES[view.board[row]?.[column] ?? ''] ?? 'nothing'];
    const isHere = ({ cells }: { cells: readonly (readonly number[])[] }): boolean =>
      cells.some(([i, j]) => i === row && j === column);
    const city = view.cities.findIndex(isHere);
    const path = view.paths.findIndex(isHere);
    const owned = (owner: number): string => (owner < 0 ? 'nobody owns it' : `owner ${owner}`);
    if (city >= 0)
      lines.push(`city ${city}, ${view.cities[city]!.cells.length} cells`, owned(view.cities[city]!.owner));
    if (path >= 0) {
      const { ends, cells, owner } = view.paths[path]!;
      lines.push(`path ${path} from city ${ends[0]} to ${ends[1]}, ${cells.length} cells`, owned(owner));
    }
    return lines;
  },
  describeUnit({ units }, id, names) {
    const ork = units[id];
    return ork ? [`ork of ${namePlayer(ork.player, names)}`, `health ${ork.health}`] : ['not on the board'];
  },
  legend: [
    "shape in a player's colour: ork, with a bar of what is left of its health",
    'grey blocks: cities; light bands: paths between them; coloured when a player owns them',
    'green: grass and forest, yellow: sand, blue: water',
  ],
};

/** Each city and path gives its owner points by its cells, each group of linked cities by the power of two. */
function countParts(view: View, config: Readonly<Record<string, unknown>>): ByPlayer<number[]> {
  const { bonusPerCityCell, bonusPerPathCell, factorConnectedComponent: factor } = config;
  return byPlayer((player) => {
    const countCells = (list: View['cities'] | View['paths']): number =>
      list.reduce((sum, { owner, cells }) => sum + (owner === player ? cells.length : 0), 0);
    const links = listRealms(view, player).reduce((sum, size) => sum + 2 ** size, 0);
    return [
      Number(bonusPerCityCell) * countCells(view.cities),
      Number(bonusPerPathCell) * countCells(view.paths),
      Number(factor) * links,
    ];
  });
}

function paintTile(pen: Pen, code: number, size: number, palette: Palette): void {
  const kind = code % LANDS;
  const owner = Math.floor(code / LANDS) - 1;
  const land = (palette.isDark ? DARK_LAND : LIGHT_LAND)[kind]!;
  if (owner >= 0) paintOwned(pen, size, owner, palette);
  else fillTile(pen, size, land);
  if (kind === CITY) {
    pen.strokeStyle = mix('#000000', land, 0.55);
    pen.lineWidth = Math.max(1, size * 0.08);
    pen.strokeRect(0.5, 0.5, size - 1, size - 1);
  } else if (LETTERS[kind] === 'F') paintTree(pen, size, palette);
  else paintEdge(pen, size, '#0000000d');
}

function paintTree(pen: Pen, size: number, palette: Palette): void {
  if (size < 8) return;
  pen.fillStyle = palette.isDark ? '#33502b' : '#7ea371';
  pen.beginPath();
  pen.moveTo(size * 0.5, size * 0.15);
  pen.lineTo(size * 0.82, size * 0.82);
  pen.lineTo(size * 0.18, size * 0.82);
  pen.fill();
}
