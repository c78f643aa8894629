import { PLAYERS } from '../../../core/players.ts';
import type { ReplaySettings, ReplayTextReader, TextFrame } from '../../../core/replay-text.ts';
import type { WordReader } from '../../../core/word-reader.ts';
import { defaults } from '../defaults.ts';
import type { OrkIsland } from '../types.ts';
import { DIRECTION_OF_LETTER } from './letters.ts';
import { TITLE } from './settings.ts';

type View = OrkIsland['view'];
type Position = [number, number];

export const orkIslandReplay: ReplayTextReader<View> = {
  title: TITLE,
  readFrame,
  readMoves(words) {
    const moves: object[] = [];
    words.keyword('commands');
    for (let unit = words.number(); unit !== -1; unit = words.number()) {
      moves.push({ unit, dir: DIRECTION_OF_LETTER.get(words.word()) ?? 'None' });
    }
    return moves;
  },
};

type Island = Pick<View, 'board' | 'cities' | 'paths'>;

function readFrame(words: WordReader, settings: ReplaySettings, first: TextFrame<View> | undefined): TextFrame<View> {
  const { board, cities, paths } = first ? sameIsland(words, first.view) : readIsland(words, settings);
  words.keyword('round');
  words.number();
  const scores = words.figures('total_score');
  const status = words.figures('status');
  words.keyword('city_owners');
  const cityOwners = words.numbers(cities.length);
  words.keyword('path_owners');
  const pathOwners = words.numbers(paths.length);
  const view: View = {
    board,
    cities: cities.map(({ cells }, city) => ({ cells, owner: cityOwners[city]! })),
    paths: paths.map((path, index) => ({ ...path, owner: pathOwners[index]! })),
    units: readUnits(words, PLAYERS.length * (settings.get('nb_orks') ?? defaults.orks)),
  };
  return { view, scores, status };
}

function readIsland(words: WordReader, settings: ReplaySettings): Island {
  const board = words.labelledRows(settings.get('rows') ?? defaults.rows);
  words.keyword('cities');
  const cities = Array.from({ length: words.count() }, () => ({ cells: readCells(words, words.count()), owner: -1 }));
  words.keyword('paths');
  const paths = Array.from({ length: words.count() }, () => {
    const ends: Position = [words.number(), words.number()];
    return { ends, cells: readCells(words, words.count()), owner: -1 };
  });
  return { board, cities, paths };
}

/** The island is written with every state and never changes. */
function sameIsland(words: WordReader, island: Island): Island {
  const { board, cities, paths } = island;
  const cells = [...cities, ...paths].reduce((sum, place) => sum + place.cells.length, 0);
  words.skip(2 + 2 * board.length + 2 + cities.length + 2 + 3 * paths.length + 2 * cells);
  return island;
}

function readCells(words: WordReader, count: number): Position[] {
  return Array.from({ length: count }, () => [words.number(), words.number()]);
}

function readUnits(words: WordReader, count: number): View['units'] {
  words.keyword('units');
  return Array.from({ length: count }, (_, id) => {
    const [player, i, j, health] = words.numbers(4) as [number, number, number, number];
    return { id, player, pos: [i, j], health };
  });
}
