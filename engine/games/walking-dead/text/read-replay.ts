import { byPlayer } from '../../../core/players.ts';
import type { ReplaySettings, ReplayTextReader, TextFrame } from '../../../core/replay-text.ts';
import type { WordReader } from '../../../core/word-reader.ts';
import { ROWS } from '../board.ts';
import type { WalkingDead } from '../types.ts';
import { UNIT_TYPES } from '../vocabulary.ts';
import { DIRECTION_OF_LETTER, LETTER_OF_TYPE } from './letters.ts';
import { FOOD_COLUMNS, TITLE, UNIT_COLUMNS } from './settings.ts';

type View = WalkingDead['view'];

export const walkingDeadReplay: ReplayTextReader<View> = {
  title: TITLE,
  readFrame,
  readMoves(words) {
    words.keyword('commands');
    return Array.from({ length: words.count() }, () => {
      const unit = words.number();
      words.skip(1);
      return { unit, dir: DIRECTION_OF_LETTER.get(words.word()) ?? 'None' };
    });
  },
};

function readFrame(words: WordReader, settings: ReplaySettings): TextFrame<View> {
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
  const count = words.count();
  words.skip(UNIT_COLUMNS.length);
  return Array.from({ length: count }, () => {
    const type = UNIT_TYPES[LETTER_OF_TYPE.indexOf(words.word())] ?? 'living';
    const [id, clan, i, j, turns] = words.numbers(5) as [number, number, number, number, number];
    const pos: [number, number] = [i, j];
    return { id, type, pos, ...(clan >= 0 ? { clan } : {}), ...(turns > 0 ? { turnsToZombie: turns } : {}) };
  });
}

function readFood(words: WordReader): View['food'] {
  words.keyword('food');
  const count = words.count();
  words.skip(FOOD_COLUMNS.length);
  return Array.from({ length: count }, () => ({ pos: [words.number(), words.number()] }));
}
