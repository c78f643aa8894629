// The document's example has a board of 3 rows and 3 columns: given maps can be smaller than what is drawn.
import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { byPlayer, type ByPlayer } from '../../../../engine/core/players.ts';
import { makeConfig } from '../../../../engine/games/walking-dead/text/make-text.ts';
import { parseConfig } from '../../../../engine/games/walking-dead/text/parse-config.ts';
import type { WalkingDead, WalkingDeadConfig, WalkingDeadMove } from '../../../../engine/games/walking-dead/types.ts';
import { DEFAULT_LIMITS } from '../../../../judge/bot/limits.ts';
import { playThrough } from '../../../../judge/games/contract/play-through.ts';
import { findOurGame } from '../../../../judge/games/our-games.ts';
import { errorsOf } from '../../../contract/schemas.ts';
import { NAMES } from '../../../viewer/make-replay.ts';
import { readWholeFilm } from '../../../../viewer/film/open-film.ts';
import { configOf, order } from './picture.ts';

const game = findOurGame('walking-dead')!;
const ROUNDS = 60;

/** Three units, a zombie and food, in a town of any size from 3 by 3 on. */
const small = (rows: number, columns: number, changes: Partial<WalkingDeadConfig> = {}): WalkingDeadConfig =>
  configOf('text', {
    rounds: ROUNDS,
    rows,
    columns,
    map: {
      board: ['X0', '', '2'].concat(Array.from({ length: rows - 3 }, () => '')).map((row) => row.padEnd(columns, '.')),
      units: [
        { id: 0, type: 'living', clan: 0, pos: [0, 1] },
        { id: 1, type: 'zombie', pos: [0, 2] },
        { id: 2, type: 'living', clan: 2, pos: [2, 0] },
      ],
      food: [{ pos: [1, 1] }],
    },
    ...changes,
  });

/** Every unit goes anywhere, by lot. */
function drawOrders(seed: number): ByPlayer<WalkingDeadMove[]>[] {
  const rng = new SeededGenerator(seed);
  const draw = (unit: number): WalkingDeadMove =>
    order(unit, (['Up', 'Down', 'Left', 'Right'] as const)[rng.random(0, 3)]!);
  return Array.from({ length: ROUNDS }, () => byPlayer(() => [draw(0), draw(1), draw(2)]));
}

describe.each([
  [3, 3],
  [10, 10],
  [3, 60],
  [59, 4],
])('a board of %i rows and %i columns', (rows, columns) => {
  const config = small(rows, columns);

  test('is played to the end, and every state fits its schema', () => {
    expect(errorsOf('games/walking-dead/config.json', config)).toEqual([]);
    playThrough(game.start(config, 7), drawOrders(7), { loaded: game, limits: DEFAULT_LIMITS });
  });

  test('has its own size in every round, with the same fingerprints each time, and is read from its replay', () => {
    const runs = [1, 2].map(() => {
      const match = game.start(config, 7);
      let text = match.replayHeader(NAMES);
      const views = [match.view()];
      const fingerprints = drawOrders(7).map((orders) => {
        match.play(orders);
        text += match.replayRound();
        views.push(match.view());
        return match.fingerprint();
      });
      return { text, views, fingerprints };
    });
    expect(runs[1]).toEqual(runs[0]);
    for (const view of runs[0]!.views as WalkingDead['view'][]) {
      for (const cells of [view.board, view.owners]) {
        expect(cells.map((row) => row.length)).toEqual(Array.from({ length: rows }, () => columns));
      }
      for (const { pos } of [...view.units, ...view.food]) expect(pos[0] < rows && pos[1] < columns).toBe(true);
    }
    expect(readWholeFilm(runs[0]!.text).frames.map(({ view }) => view)).toEqual(runs[0]!.views);
  });

  test('comes back from its text', () => {
    expect(parseConfig(makeConfig(config))).toEqual(config);
  });
});

test('ends where it ends', () => {
  const match = game.start(small(3, 3, { rounds: 1 }), 1);
  const { refused } = match.play([[], [], [order(2, 'Down')], []]);
  expect(refused[2]).toEqual([{ order: 0, reason: 'unit 2 Down: the board ends there' }]);
});

test.each<[problem: string, config: WalkingDeadConfig]>([
  ['a map that is drawn has 60 rows and 60 columns, not 3 and 60', small(3, 60, { map: 'RANDOM' })],
  ['rows is 61, and can be 60 at most', small(61, 3)],
  ['the board has 4 rows, and rows is 3', small(4, 3, { rows: 3 })],
  ['row 0 of the board has 4 cells, and columns is 5', small(3, 4, { columns: 5 })],
])('what does not fit is refused: %s', (problem, config) => {
  expect(() => game.start(config, 1)).toThrow(problem);
});

test('nobody is beyond the edge', () => {
  const { map, ...config } = small(3, 3);
  const food = [{ pos: [1, 3] as [number, number] }];
  expect(() => game.start({ ...config, map: { ...(map as object), food } } as WalkingDeadConfig, 1)).toThrow(
    'a piece of food is on (1, 3), beyond the edge',
  );
});
