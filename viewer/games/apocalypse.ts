import { byPlayer } from '../../engine/core/players.ts';
import type { ApocalypseMap } from '../../engine/games/apocalypse/types.ts';
import { FACINGS } from '../../engine/games/apocalypse/vocabulary.ts';
import { paintFire, paintPosts, paintSoldier } from './apocalypse-things.ts';
import { paintHelicopter } from './apocalypse-helicopter.ts';
import type { GameDrawing, Pen, Token } from './game-drawing.ts';
import { namePlayer } from '../../engine/core/name-player.ts';
import { paintEdge, fillTile } from './paint-tile.ts';
import type { Palette } from './palette.ts';

type View = ApocalypseMap;

const LAND = ':.OX';
const NAMES: Record<string, string> = { ':': 'forest', '.': 'grass', O: 'water', X: 'mountain' };
const LIGHT_LAND = ['#a3c494', '#dfe8c2', '#bcdcee', '#7d7873'];
const DARK_LAND = ['#22361f', '#3d472c', '#142a3a', '#5b5652'];

export const apocalypse: GameDrawing<View> = {
  game: 'apocalypse',
  measureSheet: ({ board }) => ({ rows: board.length, columns: board[0]!.length, isRing: false }),
  codeGround({ board }, codes) {
    let cell = 0;
    for (const row of board) for (const letter of row) codes[cell++] = LAND.indexOf(letter);
  },
  paintTile,
  listTokens: ({ soldiers, helicopters }, { life: whole }) => [
    ...soldiers.map(({ id, player, pos, life }): Token => ({
      id,
      player,
      kind: 'soldier',
      row: pos[0],
      column: pos[1],
      share: life / Number(whole),
      label: String(life),
    })),
    ...helicopters.map(({ id, player, pos, facing, napalm, parachuters }): Token => ({
      id,
      player,
      kind: 'helicopter',
      row: pos[0],
      column: pos[1],
      size: 5,
      turns: (6 - FACINGS.indexOf(facing)) % 4,
      label: `${napalm === 0 ? 'napalm' : napalm}${parachuters.length > 0 ? ` +${parachuters.length}` : ''}`,
    })),
  ],
  paintBelow(stage) {
    paintPosts(stage);
    paintFire(stage);
  },
  paintToken(stage, token, x, y) {
    if (token.kind === 'helicopter') paintHelicopter(stage, token, x, y);
    else paintSoldier(stage, token, x, y);
  },
  findLunge(move, { soldiers }) {
    const { soldier: id, to } = move as { soldier?: number; to?: readonly [number, number] };
    const soldier = soldiers.find((one) => one.id === id);
    return soldier && to && { id: soldier.id, rows: to[0] - soldier.pos[0], columns: to[1] - soldier.pos[1] };
  },
  figures: [
    { key: 'posts', label: 'Posts' },
    { key: 'income', label: 'Income' },
    { key: 'soldiers', label: 'Soldiers' },
    { key: 'parachuters', label: 'Parachuters' },
    { key: 'life', label: 'Mean life' },
  ],
  countFigures: ({ posts, soldiers, helicopters }, { soldierPoints }) =>
    byPlayer((player) => {
      const mine = posts.filter(({ owner }) => owner === player);
      const men = soldiers.filter((soldier) => soldier.player === player);
      const aboard = helicopters
        .filter((helicopter) => helicopter.player === player)
        .reduce((sum, { parachuters }) => sum + parachuters.length, 0);
      const life = men.reduce((sum, soldier) => sum + soldier.life, 0);
      const income = mine.reduce((sum, { value }) => sum + value, Number(soldierPoints) * men.length);
      return [mine.length, income, men.length, aboard, men.length === 0 ? 0 : Math.round(life / men.length)];
    }),
  parts: [
    { key: 'points of posts', label: 'A round: posts' },
    { key: 'points of soldiers', label: 'A round: soldiers' },
  ],
  countParts: ({ posts, soldiers }, { soldierPoints }) =>
    byPlayer((player) => [
      posts.reduce((sum, { owner, value }) => sum + (owner === player ? value : 0), 0),
      Number(soldierPoints) * soldiers.filter((soldier) => soldier.player === player).length,
    ]),
  nameCell: (row, column) => `row ${row}, column ${column}`,
  describeCell({ board, fire, posts, helicopters }, row, column) {
    const lines = [NAMES[board[row]?.[column] ?? ''] ?? 'nothing'];
    const isHere = ({ pos }: { pos: readonly number[] }): boolean => pos[0] === row && pos[1] === column;
    const flame = fire.find(isHere);
    if (flame) lines.push(`on fire for ${flame.rounds} rounds more`);
    const post = posts.find(isHere);
    if (post) lines.push(`post worth ${post.value} a round`, post.owner < 0 ? 'nobody owns it' : `owner ${post.owner}`);
    const above = helicopters.find(({ pos }) => Math.abs(pos[0] - row) <= 2 && Math.abs(pos[1] - column) <= 2);
    if (above) lines.push(`under helicopter ${above.id} of player ${above.player}`);
    return lines;
  },
  describeUnit({ soldiers, helicopters }, id, names, { life: whole }) {
    const soldier = soldiers.find((one) => one.id === id);
    if (soldier) return [`soldier of ${namePlayer(soldier.player, names)}`, `life ${soldier.life} of ${String(whole)}`];
    const helicopter = helicopters.find((one) => one.id === id);
    if (!helicopter) return ['not on the board'];
    const { player, facing, napalm, parachuters } = helicopter;
    return [
      `helicopter of ${namePlayer(player, names)}, flies ${facing}`,
      napalm === 0 ? 'napalm ready' : `napalm in ${napalm} rounds`,
      parachuters.length === 0 ? 'no parachuters' : `parachuters, rounds left: ${parachuters.join(' ')}`,
    ];
  },
  legend: [
    "small shape in a player's colour: soldier, with a bar of what is left of his life",
    'large frame with an arrow: helicopter, its 5×5 and where it flies; the bar fills until napalm is ready; dots: parachuters',
    'flag: post, large for the high value, in the colour of its owner',
    'flame: fire, paler as it burns down, with the rounds left when zoomed in',
    'green: forest, pale: grass, blue: water, grey: mountain',
  ],
};

function paintTile(pen: Pen, code: number, size: number, palette: Palette): void {
  fillTile(pen, size, (palette.isDark ? DARK_LAND : LIGHT_LAND)[code] ?? '#000000');
  if (LAND[code] === ':' && size >= 7) {
    pen.fillStyle = palette.isDark ? '#34522c' : '#7fa671';
    pen.beginPath();
    pen.arc(size * 0.5, size * 0.45, size * 0.26, 0, 2 * Math.PI);
    pen.fill();
  } else if (LAND[code] === 'X' && size >= 7) {
    pen.fillStyle = palette.isDark ? '#8a847e' : '#a8a29c';
    pen.beginPath();
    pen.moveTo(size * 0.5, size * 0.15);
    pen.lineTo(size * 0.9, size * 0.88);
    pen.lineTo(size * 0.1, size * 0.88);
    pen.fill();
  } else paintEdge(pen, size, '#0000000d');
}
