import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { defaults } from '../../../../engine/games/walking-dead/defaults.ts';
import { generate } from '../../../../engine/games/walking-dead/generate.ts';
import { makeConfig, makeMoves, makeState } from '../../../../engine/games/walking-dead/text/make-text.ts';
import { parseConfig } from '../../../../engine/games/walking-dead/text/parse-config.ts';
import { configOf, order } from './picture.ts';

const usual = makeConfig(defaults);

/** A fixed map of one long street: a living unit, a bitten one, a dead one, a zombie and food. */
const street = `${'0011.1..2'.padEnd(60, '.')}`;
const fixed = configOf('text', {
  map: {
    board: [street, ...Array.from({ length: 59 }, () => 'X'.repeat(60))],
    units: [
      { id: 0, type: 'living', clan: 0, pos: [0, 1] },
      { id: 1, type: 'living', clan: 1, pos: [0, 2], turnsToZombie: 5 },
      { id: 2, type: 'dead', clan: 1, pos: [0, 3], turnsToZombie: 1 },
      { id: 3, type: 'zombie', pos: [0, 4] },
    ],
    food: [{ pos: [0, 0] }, { pos: [0, 7] }],
  },
});

/** The text of a fixed map with one change. */
const changed = (from: string, to: string): string => {
  const text = makeConfig(fixed);
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('a configuration', () => {
  test('has its usual values when nothing else is said [walking-dead:usual-constants]', () => {
    expect(parseConfig(usual)).toEqual(defaults);
    expect(defaults).toMatchObject({ zombiePoints: 10, personPoints: 50, cellPoints: 1, rounds: 200 });
  });

  test('can change every constant [walking-dead:usual-constants]', () => {
    const text = usual.replaceAll(
      /(NUM_ROUNDS|NUM_INI\w+|CLAN\w+|POINTS\w+|FOOD\w+|ROUNDS_B\w+)\t+\d+/g,
      (line, name: string) => line.replace(/\d+$/, name === 'POINTS_FOR_KILLING_PERSON' ? '8' : '7'),
    );
    expect(parseConfig(text)).toEqual({
      ...defaults,
      rounds: 7,
      unitsPerClan: 7,
      zombies: 7,
      food: 7,
      strengthPoints: 7,
      personPoints: 8,
      zombiePoints: 7,
      cellPoints: 7,
      foodStrength: 7,
      turnsToZombie: 7,
    });
  });

  test.each([
    ['the default', defaults],
    ['a fixed map', fixed],
    ['other numbers', configOf('text', { rounds: 9, food: 0, turnsToZombie: 12, personPoints: 3, zombiePoints: 2 })],
  ])('comes back from its text: %s', (_, config) => {
    expect(parseConfig(makeConfig(config))).toEqual(config);
  });

  test('comes back whatever white space is between its words', () => {
    expect(parseConfig(makeConfig(fixed).replaceAll('\n', '\r\n'))).toEqual(fixed);
    expect(parseConfig(usual.replaceAll('\t', ' '))).toEqual(defaults);
  });

  test('can hold any printed state', () => {
    const state = generate(configOf('text'), new SeededGenerator(8));
    const scene = makeState(state).split('\nround ')[0];
    const text = `${usual.replace('RANDOM', 'FIXED')}${scene}`;
    const again = generate(parseConfig(text), new SeededGenerator(1));
    expect(again.words).toEqual(state.words);
  });
});

describe('a wrong configuration says where and why', () => {
  test.each([
    [usual.replace('TheWalkingDead', 'Crematoria'), 'line 1: expected "TheWalkingDead", got "Crematoria"'],
    [usual.replace('1.0', '2.0'), 'line 1: expected "1.0", got "2.0"'],
    [usual.replace('NUM_ROUNDS', 'ROUNDS'), 'line 4: expected "NUM_ROUNDS", got "ROUNDS"'],
    [usual.replace('200', 'many'), 'line 4: expected a whole number from 1 to 100000 for NUM_ROUNDS, got "many"'],
    [
      usual.replace('BOARD_ROWS\t\t\t60', 'BOARD_ROWS 61'),
      'expected a whole number from 1 to 60 for BOARD_ROWS, got "61"',
    ],
    [
      usual.replace('KILLING_ZOMBIE\t10', 'KILLING_ZOMBIE 50'),
      'line 12: expected a whole number from 0 to 49 for POINTS_FOR_KILLING_ZOMBIE, got "50"',
    ],
    [usual.replace('RANDOM', 'RANDOMLY'), 'line 17: expected "RANDOM" or "FIXED", got "RANDOMLY"'],
    [usual.replace('RANDOM', ''), 'invalid configuration: expected "RANDOM" or "FIXED", got the end of the file'],
    [`${usual}more`, 'line 18: expected the end of the configuration, got "more"'],
  ])('in its settings', (text, problem) => {
    expect(() => parseConfig(text)).toThrow(problem);
  });

  test.each([
    [() => changed('01 WWW', '1 WW'), 'expected 60 characters for row 1, not 59, got'],
    [() => changed('01 WWW', '01 WWX'), 'expected only . W 0 1 2 3 in row 1, not "X", got'],
    [() => changed('01 WWW', '02 WWW'), 'line 22: expected 1 for the number of row 1, got "02"'],
    [() => changed('a\t0\t0', 'b\t0\t0'), 'line 85: expected "a" or "d" or "z", got "b"'],
    [() => changed('a\t0\t0', 'a\t1\t0'), 'line 85: expected 0 for the id of the next unit, got "1"'],
    [() => changed('a\t0\t0', 'a\t0\t4'), 'line 85: expected a whole number from 0 to 3 for the player of unit 0'],
    [() => changed('z\t3\t-1', 'z\t3\t1'), 'line 88: expected -1 for the player of unit 3, got "1"'],
    [() => changed('0\t1\t-1', '1\t1\t-1'), 'line 85: expected a street cell for unit 0, not the waste of (1, 1), got'],
    [() => changed('0\t1\t-1', '0\t8\t-1'), 'expected a cell marked 0 for unit 0, but (0, 8) is marked 2, got "8"'],
    [
      () => changed('d\t2\t1\t0\t3', 'd\t2\t1\t0\t2'),
      'line 87: expected a free cell for unit 2, but (0, 2) is taken, got "2"',
    ],
    [() => changed('0\t1\t-1', '0\t1\t0'), 'line 85: expected -1 or 1 to 5 for the rounds of unit 0, got "0"'],
    [() => changed('0\t2\t5', '0\t2\t6'), 'expected a whole number from -1 to 5 for the rounds of unit 1, got "6"'],
    [() => changed('0\t3\t1', '0\t3\t-1'), 'expected a whole number from 1 to 5 for the rounds of unit 2, got "-1"'],
    [() => changed('0\t7', '0\t4'), 'expected a free cell for food, but (0, 4) is taken, got "4"'],
    [() => changed('0\t7', '0\t60'), 'expected a whole number from 0 to 59 for the column of food, got "60"'],
    [() => changed('food\n2', 'food\n3'), 'got the end of the file'],
  ])('in its map', (text, problem) => {
    expect(() => parseConfig(text())).toThrow(problem);
  });
});

test('moves are written with the letters of the published game', () => {
  const all = ['Down', 'DR', 'Right', 'RU', 'Up', 'UL', 'Left', 'LD'] as const;
  const text = makeMoves(all.map((dir, unit) => order(unit, dir)));
  expect(text).toBe(
    'commands\n8\n0\tm\td\t\n1\tm\tc\t\n2\tm\tr\t\n3\tm\te\t\n4\tm\tu\t\n5\tm\tq\t\n6\tm\tl\t\n7\tm\tz\t\n',
  );
});
