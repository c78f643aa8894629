import type { ApocalypseMap } from '../../../engine/games/apocalypse/types.ts';
import { FACINGS } from '../../../engine/games/apocalypse/vocabulary.ts';
import type { Frame } from '../film.ts';
import type { TextForm } from './text-form.ts';
import type { WordReader } from './word-reader.ts';

const ROWS = 60;
const POSTS = 16;
const POST_COLUMNS = 4;
const UNIT_COLUMNS = 9;
const FIRE_COLUMNS = 3;
const HELICOPTER = 2;

export const apocalypseText: TextForm = {
  game: 'apocalypse',
  title: 'ApocalypseNow2018',
  frame: readFrame,
  // The published game does not write down who ordered what.
  moves: () => [],
};

function readFrame(words: WordReader): Frame {
  words.keyword('land');
  const board = words.labelledRows(ROWS);
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
  words.skip(POST_COLUMNS);
  return Array.from({ length: POSTS }, () => {
    const [owner, i, j, value] = words.numbers(4) as [number, number, number, number];
    return { pos: [i, j], value, owner };
  });
}

function readUnits(words: WordReader): Pick<ApocalypseMap, 'soldiers' | 'helicopters'> {
  const soldiers: ApocalypseMap['soldiers'] = [];
  const helicopters: ApocalypseMap['helicopters'] = [];
  words.keyword('units');
  words.skip(UNIT_COLUMNS);
  for (let id = words.number(); id !== -1; id = words.number()) {
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
  words.skip(FIRE_COLUMNS);
  for (let rounds = words.number(); rounds !== -1; rounds = words.number()) {
    fire.push({ pos: [words.number(), words.number()], rounds });
  }
  return fire;
}
