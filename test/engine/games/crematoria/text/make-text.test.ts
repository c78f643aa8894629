import { describe, expect, test } from 'vitest';
import { defaults } from '../../../../../engine/games/crematoria/defaults.ts';
import { makeConfig, makeHeader, makeMoves, makeState } from '../../../../../engine/games/crematoria/text/make-text.ts';
import { parseConfig } from '../../../../../engine/games/crematoria/text/parse-config.ts';
import { DIRECTIONS } from '../../../../../engine/games/crematoria/vocabulary.ts';
import { levels } from '../picture.ts';

const SETTINGS = `Crematoria 1.2
nb_players          4
nb_rounds           120
nb_furyans          5
nb_pioneers         15
max_nb_necromongers 10
nb_hellhounds       3
nb_elevators        20
gem_value           30
turns_to_land       2
rows                40
cols                80
`;

describe('the configuration', () => {
  test('with a drawn map', () => {
    expect(makeConfig(defaults)).toBe(`${SETTINGS}\nGENERATOR\n`);
  });

  test('with a given map', () => {
    const map: [string[], string[]] = [
      ['RC', '0E'],
      ['OG', 'OE'],
    ];
    expect(makeConfig({ ...defaults, map })).toBe(`${SETTINGS}\nFIXED\nRC\n0E\nOG\nOE\n`);
  });
});

test('every setting of the configuration comes back from its text', () => {
  const changed = {
    rounds: 2,
    furyans: 3,
    pioneers: 4,
    necromongers: 5,
    hellhounds: 6,
    elevators: 7,
    gemPoints: 8,
    turnsToLand: 9,
  };
  const config = { ...defaults, ...changed };
  expect(parseConfig(makeConfig(config))).toEqual(config);
});

test('the header of a replay', () => {
  expect(makeHeader(defaults, 30, ['a', 'b', 'c', 'd'])).toBe(
    `Game\n\nSeed 30\n\n${SETTINGS}names               a b c d\n`,
  );
});

describe('a state', () => {
  const scene = levels(
    {
      cave: `
        #a.H   #3E.
        .B..   .1..`,
      outside: `
        c...   ..EG
        N...   .n..`,
    },
    { at: [0, 0], round: 12, config: { necromongers: 3 }, health: { a: 9 } },
  );
  scene.state.gems[2] = 5;
  const lines = makeState(scene.state).split('\n');

  test('begins with two empty lines and the board, without units', () => {
    expect(lines.slice(0, 2)).toEqual(['', '']);
    expect(lines.slice(2, 5)).toEqual(['R3EC'.padEnd(80, 'R'), 'C1CC'.padEnd(80, 'R'), 'R'.repeat(80)]);
    expect(lines.slice(42, 45)).toEqual(['OOEG'.padEnd(80, 'O'), 'O'.repeat(80), 'O'.repeat(80)]);
  });

  test('goes on with round and counts', () => {
    expect(lines.slice(82, 87)).toEqual(['', 'round 12', 'nb_cells 0 1 0 1', 'nb_gems 0 0 5 0', 'status 0 0 0 0']);
  });

  test('ends with the units by id: type, player, health, turns, place', () => {
    expect(lines.slice(87)).toEqual([
      'p 0 9 -1 0 1 0',
      'f 1 100 -1 1 1 0',
      'p 2 50 -1 0 0 1',
      'n -1 75 0 1 0 1',
      'n -1 75 2 1 1 1',
      'n -1 0 -1 -1 -1 -1',
      'h -1 -1 -1 0 3 0',
      '',
      '',
    ]);
  });
});

describe('moves', () => {
  test('each with a letter for its direction [crematoria:directions]', () => {
    const moves = DIRECTIONS.map((dir, unit) => ({ unit, dir }));
    const letters = ['b', 'w', 'r', 'x', 't', 'y', 'l', 'z', 'u', 'd', 'n'];
    expect(makeMoves(moves)).toBe(`movements\n${letters.map((letter, unit) => `${unit} ${letter}\n`).join('')}-1\n`);
  });

  test('none at all', () => {
    expect(makeMoves([])).toBe('movements\n-1\n');
  });
});
