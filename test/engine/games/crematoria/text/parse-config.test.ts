import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../../engine/core/config-error.ts';
import { defaults } from '../../../../../engine/games/crematoria/defaults.ts';
import { makeConfig } from '../../../../../engine/games/crematoria/text/make-text.ts';
import { parseConfig } from '../../../../../engine/games/crematoria/text/parse-config.ts';

const DEFAULT = `Crematoria 1.2
nb_players             4
nb_rounds            120
nb_furyans             5
nb_pioneers           15
max_nb_necromongers   10
nb_hellhounds          3
nb_elevators          20
gem_value             30
turns_to_land          2
rows                  40
cols                  80

GENERATOR
`;

const caveRows = Array.from({ length: 40 }, () => 'R'.repeat(80));
const outsideRows = Array.from({ length: 40 }, () => 'O'.repeat(80));
const fixed = (cave: string[], outside: string[]): string =>
  DEFAULT.replace('GENERATOR', ['FIXED', ...cave, ...outside].join('\n'));

function messageOf(text: string): string {
  try {
    parseConfig(text);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no error';
}

test('the configuration of the published game is the default one', () => {
  expect(parseConfig(DEFAULT)).toEqual(defaults);
});

test('white space does not matter', () => {
  expect(parseConfig(DEFAULT.replaceAll(/\s+/g, ' \r\n\t'))).toEqual(defaults);
});

test('every setting is read', () => {
  let value = 1;
  const text = DEFAULT.replaceAll(
    /^((?:nb|max|gem|turns)_(?!players)\w+) +\d+$/gm,
    (_, name: string) => `${name} ${(value += 1)}`,
  );
  expect(parseConfig(text)).toEqual({
    ...defaults,
    rounds: 2,
    furyans: 3,
    pioneers: 4,
    necromongers: 5,
    hellhounds: 6,
    elevators: 7,
    gemPoints: 8,
    turnsToLand: 9,
  });
});

describe('a fixed map', () => {
  const cave = caveRows.with(0, 'RC0123E'.padEnd(80, 'R'));
  const outside = outsideRows.with(0, 'OOOOGOE'.padEnd(80, 'O'));

  test('is read as two levels', () => {
    expect(parseConfig(fixed(cave, outside)).map).toEqual([cave, outside]);
  });

  test('comes back from its text', () => {
    const config = parseConfig(fixed(cave, outside));
    expect(parseConfig(makeConfig(config))).toEqual(config);
  });

  test.each([
    [
      'a row too short',
      fixed(cave.with(2, 'R'.repeat(79)), outside),
      'line 17: expected 80 characters for row 2 of the cave, not 79, got "RRRRRRRRRRRRRRRRRRRRRRRRRRRRRR…"',
    ],
    [
      'a letter of the other level',
      fixed(cave.with(1, 'O'.repeat(80)), outside),
      'line 16: expected only R C 0 1 2 3 E in row 1 of the cave, not "O", got "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO…"',
    ],
    [
      'rock in the sky',
      fixed(cave, outside.with(1, 'OR'.padEnd(80, 'O'))),
      'line 56: expected only O G E in row 1 of the outside, not "R", got "OROOOOOOOOOOOOOOOOOOOOOOOOOOOO…"',
    ],
    [
      'an elevator on one level only',
      fixed(cave, outside.with(3, 'E'.padEnd(80, 'O'))),
      'row 3 of the outside must have its elevators (E) just above those of the cave',
    ],
    [
      'an elevator that ends below the sky',
      fixed(cave, outsideRows),
      'row 0 of the outside must have its elevators (E) just above those of the cave',
    ],
    [
      'a row missing',
      fixed(caveRows, outsideRows.slice(1)),
      'invalid configuration: expected row 39 of the outside, 80 characters, got the end of the file',
    ],
    ['a row too many', fixed(cave, [...outside, 'OOO']), 'line 95: expected the end of the configuration, got "OOO"'],
  ])('with %s is refused', (_, text, message) => {
    expect(messageOf(text)).toBe(message);
  });
});

describe('errors', () => {
  test.each([
    ['another game', ['Crematoria', 'TheWalkingDead'], 'line 1: expected "Crematoria", got "TheWalkingDead"'],
    ['another version', ['1.2', '1.3'], 'line 1: expected "1.2", got "1.3"'],
    ['a name out of place', ['nb_pioneers', 'nb_orks'], 'line 5: expected "nb_pioneers", got "nb_orks"'],
    ['five players', ['nb_players             4', 'nb_players 5'], 'line 2: expected 4 for nb_players, got "5"'],
    ['other rows', ['rows                  40', 'rows 41'], 'line 11: expected 40 for rows, got "41"'],
    ['other columns', ['cols                  80', 'cols 79'], 'line 12: expected 80 for cols, got "79"'],
    [
      'no rounds',
      ['nb_rounds            120', 'nb_rounds 0'],
      'line 3: expected a whole number from 1 to 100000 for nb_rounds, got "0"',
    ],
    [
      'no time to land',
      ['turns_to_land          2', 'turns_to_land 0'],
      'line 10: expected a whole number from 1 to 38 for turns_to_land, got "0"',
    ],
    ['an unknown generator', ['GENERATOR', 'MAZE'], 'line 14: expected "GENERATOR" or "FIXED", got "MAZE"'],
    [
      'parameters of the generator',
      ['GENERATOR', 'GENERATOR 7'],
      'line 14: expected the end of the configuration, got "7"',
    ],
    [
      'nothing more',
      ['GENERATOR', ''],
      'invalid configuration: expected "GENERATOR" or "FIXED", got the end of the file',
    ],
  ])('%s', (_, [from, to], message) => {
    expect(messageOf(DEFAULT.replace(from!, to!))).toBe(message);
  });
});
