import type { ReplayTextReader, TextFrame } from '../../../core/replay-text.ts';
import type { WordReader } from '../../../core/word-reader.ts';
import { SIZE } from '../board.ts';
import type { ApocalypseMap } from '../types.ts';
import { FACINGS } from '../vocabulary.ts';
import { FIRE_COLUMNS, HELICOPTER, NONE, POST_COLUMNS, TITLE, UNIT_COLUMNS } from './words.ts';

const POSTS = 16;

export const apocalypseReplay: ReplayTextReader<ApocalypseMap> = {
  title: TITLE,
  readFrame,
  // The published game does not write down who ordered what.
  readMoves: () => [],
};

function readFrame(words: WordReader): TextFrame<ApocalypseMap> {
  words.keyword('land');
  const board = words.labelledRows(SIZE);
  const posts = readPosts(words);
  const units = readUnits(words);
  const fire = readFire(words);
  words.keyword('round');
  words.number();
  const scores = words.figures('total_score');
  const status = words.figures('status');
  return { view: { board, posts, ...units, fire } satisfies ApocalypseMap, scores, status };
}

function readPosts(words: WordReader): ApocalypseMap['posts'] {
  words.keyword('posts');
  words.skip(POST_COLUMNS.length);
  return Array.from({ length: POSTS }, () => {
    const [owner, i, j, value] = words.numbers(4) as [number, number, number, number];
    return { pos: [i, j], value, owner };
  });
}

function readUnits(words: WordReader): Pick<ApocalypseMap, 'soldiers' | 'helicopters'> {
  const soldiers: ApocalypseMap['soldiers'] = [];
  const helicopters: ApocalypseMap['helicopters'] = [];
  words.keyword('units');
  words.skip(UNIT_COLUMNS.length);
  for (let id = words.number(); id !== NONE; id = words.number()) {
    const [type, player, i, j, life, facing, napalm, aboard] = words.numbers(8) as number[];
    const parachuters = words.numbers(aboard!);
    const pos: [number, number] = [i!, j!];
    if (type !== HELICOPTER) soldiers.push({ id, player: player!, pos, life: life! });
    else helicopters.push({ id, player: player!, pos, facing: FACINGS[facing!]!, napalm: napalm!, parachuters });
  }
  return { soldiers, helicopters };
}

function readFire(words: WordReader): ApocalypseMap['fire'] {
  const fire: ApocalypseMap['fire'] = [];
  words.keyword('fire');
  words.skip(FIRE_COLUMNS.length);
  for (let rounds = words.number(); rounds !== NONE; rounds = words.number()) {
    fire.push({ pos: [words.number(), words.number()], rounds });
  }
  return fire;
}
