import { describe, expect, test } from 'vitest';
import { defaults } from '../../../../engine/games/ork-island/defaults.ts';
import { makeConfig, makeMoves } from '../../../../engine/games/ork-island/text/make-text.ts';
import { parseConfig } from '../../../../engine/games/ork-island/text/parse-config.ts';
import type { OrkIslandConfig } from '../../../../engine/games/ork-island/types.ts';

const fixed: OrkIslandConfig = {
  ...defaults,
  rows: 20,
  columns: 20,
  orks: 4,
  rounds: 7,
  map: {
    board: Array.from({ length: 20 }, (_, row) => (row === 1 ? 'W..CPC' : 'W').padEnd(20, '.FSW')),
    cities: [[[1, 3]], [[1, 5]]],
    paths: [{ ends: [1, 0], cells: [[1, 4]] }],
  },
};

describe('a .cnf', () => {
  test('of the defaults reads as they do', () => {
    const text = makeConfig(defaults);
    expect(text).toContain('cost_forest                 2\n');
    expect(text.endsWith('\n\nGENERATOR1\n')).toBe(true);
    expect(parseConfig(text)).toEqual(defaults);
  });

  test('with a map reads as it was written', () => {
    expect(parseConfig(makeConfig(fixed))).toEqual(fixed);
  });

  test('keeps every number', () => {
    const numbers = { rounds: 9, rows: 40, columns: 40, orks: 16, initialHealth: 3, costGrass: 4, costForest: 5 };
    const others = { costSand: 6, costCity: 7, costPath: 8, bonusPerCityCell: 9, bonusPerPathCell: 10 };
    const config = { ...defaults, ...numbers, ...others, factorConnectedComponent: 11 };
    expect(parseConfig(makeConfig(config))).toEqual(config);
  });

  test('may have any white space', () => {
    expect(parseConfig(makeConfig(defaults).replaceAll(/\s+/g, '\r\n\t'))).toEqual(defaults);
  });
});

describe('a wrong .cnf says what is wrong and where', () => {
  const text = makeConfig(defaults);
  test.each([
    ['OrkIsland', 'Crematoria', 'line 1: expected "OrkIsland", got "Crematoria"'],
    [' 1.0', ' 1.1', 'line 1: expected "1.0", got "1.1"'],
    [/nb_players +4/, 'nb_players 3', 'line 2: expected 4 for nb_players, got "3"'],
    [/rows +70/, 'rows 19', 'line 3: expected a whole number from 20 to 180 for rows, got "19"'],
    [/nb_orks +15/, 'nb_orks 50', 'line 7: expected at most 49 for nb_orks on a board of 70 rows, got "50"'],
    [/nb_orks +15/, 'nb_orks 0', 'line 7: expected a whole number from 1 to 324 for nb_orks, got "0"'],
    [/cost_sand +3/, 'cost_sand -1', 'line 10: expected a whole number from 0 to 1000000 for cost_sand, got "-1"'],
    [/cost_sand +3/, 'sand 3', 'line 10: expected "cost_sand", got "sand"'],
    [/GENERATOR1/, 'GENERATOR', 'line 17: expected "GENERATOR1" or "FIXED", got "GENERATOR"'],
    [/GENERATOR1/, 'GENERATOR1 5', 'line 17: expected the end of the configuration, got "5"'],
    [/GENERATOR1/, '', 'invalid configuration: expected "GENERATOR1" or "FIXED", got the end of the file'],
  ])('%s → %s', (from, to, message) => {
    expect(() => parseConfig(text.replace(from, to))).toThrow(message);
  });
});

test('a board that is not square is refused [ork-island:square-board]', () => {
  const text = makeConfig({ ...defaults, columns: 69 });
  expect(() => parseConfig(text)).toThrow('line 4: expected 70 for cols, as many as rows, got "69"');
});

describe('a wrong map says what is wrong and where', () => {
  const text = makeConfig(fixed);
  test.each([
    ['01 W..CPC', '01 W..XPC', 'line 21: expected only W . F S C P in row 1, not "X", got'],
    ['01 W..CPC', '01 W.CPC', 'line 21: expected 20 characters for row 1, not 19, got'],
    ['1\n1 3\n', '1\n1 2\n', 'line 44: expected a C of the board for city 0 (cell 1 2 is .), got "2"'],
    ['1\n1 5\n', '1\n1 3\n', 'line 47: expected a new cell for city 1 (cell 1 3 is listed already), got "3"'],
    ['1\n1 5\n', '0\n', 'line 46: expected a whole number from 1 to 400 for the size of city 1, got "0"'],
    ['1 0 1\n', '1 2 1\n', 'line 51: expected a whole number from 0 to 1 for the second city of path 0, got "2"'],
    ['1\n1 4\n', '1\n1 20\n', 'line 52: expected a whole number from 0 to 19 for a column of path 0, got "20"'],
    ['paths 1\n\n1 0 1\n1 4\n', 'paths 0\n', 'cell 1 4 is P on the board but belongs to no city or path'],
  ])('%j → %j', (from, to, message) => {
    expect(text).toContain(from);
    expect(() => parseConfig(text.replace(from, to))).toThrow(message);
  });
});

test('a replay lists only the steps that led to another cell', () => {
  const text = makeMoves([
    { unit: 3, dir: 'N', outcome: 'moved' },
    { unit: 4, dir: 'S', outcome: 'won' },
    { unit: 5, dir: 'W', outcome: 'lost' },
    { unit: 6, dir: 'E', outcome: 'starved' },
    { unit: 7, dir: 'W', outcome: 'moved' },
    { unit: 8, dir: 'E', outcome: 'moved' },
  ]);
  expect(text).toBe('commands\n3 t\n4 b\n7 l\n8 r\n-1\n');
});
