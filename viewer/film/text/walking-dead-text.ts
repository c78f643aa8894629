import { byPlayer } from '../../../engine/core/players.ts';
import type { WalkingDead } from '../../../engine/games/walking-dead/types.ts';
import { UNIT_TYPES } from '../../../engine/games/walking-dead/vocabulary.ts';
import type { Frame } from '../film.ts';
import type { Settings, TextForm } from './text-form.ts';
import type { WordReader } from './word-reader.ts';

type View = WalkingDead['view'];

const ROWS = 60;
const UNIT_COLUMNS = 6;
const FOOD_COLUMNS = 2;
const DIRECTIONS: Record<string, string> = {
  d: 'Down',
  c: 'DR',
  r: 'Right',
  e: 'RU',
  u: 'Up',
  q: 'UL',
  l: 'Left',
  z: 'LD',
};

export const walkingDeadText: TextForm = {
  game: 'walking-dead',
  title: 'TheWalkingDead',
  frame: readFrame,
  moves(words) {
    words.keyword('commands');
    return Array.from({ length: words.number() }, () => {
      const unit = words.number();
      words.skip(1);
      return { unit, dir: DIRECTIONS[words.word()] ?? 'None' };
    });
  },
};

function readFrame(words: WordReader, settings: Settings): Frame {
  const rows = words.labelledRows(settings.get('board_rows') ?? ROWS);
  const units = readUnits(words);
  const food = readFood(words);
  words.keyword('round');
  words.number();
  const scores = words.figures('score');
  const killPoints = words.figures('scr_acc');
  const strengthPoints = words.figures('strength');
  const status = words.figures('status');
  const clans = byPlayer((clan) => {
    const living = units.filter((unit) => unit.type === 'living' && unit.clan === clan).length;
    return {
      living,
      strengthPoints: strengthPoints[clan],
      strength: living === 0 ? 0 : Math.floor(strengthPoints[clan] / living),
      killPoints: killPoints[clan],
      cells: rows.reduce((sum, row) => sum + row.split(String(clan)).length - 1, 0),
    };
  });
  const board = rows.map((row) => row.replace(/[0-3]/g, '.').replaceAll('W', 'X'));
  for (const { pos } of food) board[pos[0]] = withFood(board[pos[0]]!, pos[1]);
  const owners = rows.map((row) => row.replace(/[^0-3]/g, '.'));
  return { view: { board, owners, units, food, clans } satisfies View, scores, status };
}

function withFood(row: string, column: number): string {
  return `${row.slice(0, column)}M${row.slice(column + 1)}`;
}

function readUnits(words: WordReader): View['units'] {
  words.keyword('units');
  const count = words.number();
  words.skip(UNIT_COLUMNS);
  return Array.from({ length: count }, () => {
    const type = UNIT_TYPES['adz'.indexOf(words.word())] ?? 'living';
    const [id, clan, i, j, turns] = words.numbers(5) as [number, number, number, number, number];
    const pos: [number, number] = [i, j];
    return { id, type, pos, ...(clan >= 0 ? { clan } : {}), ...(turns > 0 ? { turnsToZombie: turns } : {}) };
  });
}

function readFood(words: WordReader): View['food'] {
  words.keyword('food');
  const count = words.number();
  words.skip(FOOD_COLUMNS);
  return Array.from({ length: count }, () => ({ pos: [words.number(), words.number()] }));
}
