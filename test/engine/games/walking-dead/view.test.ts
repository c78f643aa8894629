import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { startMatch } from '../../../../engine/core/match.ts';
import { view } from '../../../../engine/games/walking-dead/view.ts';
import { walkingDead } from '../../../../engine/games/walking-dead/walking-dead.ts';
import type { WalkingDead } from '../../../../engine/games/walking-dead/types.ts';
import { findGame } from '../../../../engine/registry.ts';
import { errorsOf } from '../../../contract/schemas.ts';
import { ALL_ALIVE, NO_ORDERS, readState, startDialogue } from '../../../dialogue/start-dialogue.ts';
import { configOf, town, withStrengthPoints } from './picture.ts';

describe('what a bot is told', () => {
  const before = withStrengthPoints(
    town`
    X..M
    aB.Z
    c1..`,
    7,
    8,
    9,
    0,
  );
  before.state.turns[0] = 2;
  before.state.killPoints.set([10, 20, 30, 40]);
  const seen = view(before.state);
  const corner = (rows: readonly string[]): string[] => rows.slice(0, 3).map((row) => row.slice(0, 4));

  test('has the board as a list of rows with debris and food [walking-dead:board-rows]', () => {
    expect(seen.board.length).toBe(60);
    expect(seen.board.every((row) => row.length === 60)).toBe(true);
    expect(corner(seen.board)).toEqual(['X..M', '....', '....']);
  });

  test('has everybody with id, type and position, and a clan unless it is a zombie [walking-dead:unit-fields]', () => {
    expect(seen.units).toEqual([
      { id: 0, type: 'living', clan: 0, pos: [1, 0], turnsToZombie: 2 },
      { id: 1, type: 'dead', clan: 1, pos: [1, 1], turnsToZombie: 5 },
      { id: 2, type: 'zombie', pos: [1, 3] },
      { id: 3, type: 'living', clan: 2, pos: [2, 0] },
    ]);
  });

  test('tells the three kinds of units apart [walking-dead:kinds-of-units]', () => {
    expect(new Set(seen.units.map(({ type }) => type))).toEqual(new Set(['living', 'dead', 'zombie']));
  });

  test('has the food with its positions [walking-dead:food-fields]', () => {
    expect(seen.food).toEqual([{ pos: [0, 3] }]);
  });

  test('has the owners of the cells', () => {
    expect(corner(seen.owners)).toEqual(['....', '01..', '21..']);
  });

  test('has the figures of each clan', () => {
    expect(seen.clans).toEqual([
      { living: 1, strengthPoints: 7, strength: 7, killPoints: 10, cells: 1 },
      { living: 0, strengthPoints: 8, strength: 0, killPoints: 20, cells: 2 },
      { living: 1, strengthPoints: 9, strength: 9, killPoints: 30, cells: 1 },
      { living: 0, strengthPoints: 0, strength: 0, killPoints: 40, cells: 0 },
    ]);
  });

  test('is a fresh object every time', () => {
    const first = view(before.state);
    first.board[0] = '';
    expect(view(before.state)).toEqual(seen);
  });
});

test('positions count rows down and columns right from the top left [walking-dead:positions]', () => {
  const seen = view(walkingDead.generate(configOf('text'), new SeededGenerator(9)));
  for (const { pos } of [...seen.units, ...seen.food]) {
    for (const coordinate of pos) expect(coordinate >= 0 && coordinate <= 59).toBe(true);
  }
  const small = town`
    ..
    .a`;
  expect(view(small.state).units[0]?.pos).toEqual([1, 1]);
});

test.each(['text', 'original'] as const)(
  'every message fits the schema, under %s, in the same form [walking-dead:same-form-every-round]',
  (rules) => {
    const dialogue = startDialogue(findGame('walking-dead'), { config: configOf(rules), seed: 3 });
    const { match } = dialogue;
    const keys = Object.keys(match.view());
    for (;;) {
      expect(Object.keys(match.view())).toEqual(keys);
      const state = readState(dialogue.makeLines(ALL_ALIVE)[0]);
      expect(errorsOf('games/walking-dead/state.json', state)).toEqual([]);
      if (match.isOver) break;
      dialogue.play(NO_ORDERS);
    }
  },
);

test('the first message shows the board, the units and the food as they are [walking-dead:first-state]', () => {
  const seen = startMatch(walkingDead, configOf('text'), 5).view() as WalkingDead['view'];
  expect(seen.units.length).toBe(90);
  expect(seen.food.length).toBe(15);
  expect(seen.food.every(({ pos: [row, column] }) => seen.board[row]![column] === 'M')).toBe(true);
  expect(seen.board.join('').split('M').length - 1).toBe(15);
});
