import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../../engine/core/config-error.ts';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { apocalypse } from '../../../../engine/games/apocalypse/apocalypse.ts';
import { generateMap } from '../../../../engine/games/apocalypse/map/generate-map.ts';
import { findGame } from '../../../../engine/registry.ts';

const { defaults, text } = apocalypse;
const readMap = (name: string): string =>
  readFileSync(new URL(`../../../golden/tables/${name}`, import.meta.url), 'utf8');
const own1 = readMap('own1.cnf');

describe('configurations', () => {
  test('without a file the map is generated', () => {
    expect(findGame('apocalypse').configure('text')).toMatchObject({ map: 'GENERATOR', rules: 'text' });
  });

  test('GENERATOR asks for a generated map', () => {
    expect(text.parseConfig('ApocalypseNow2018 3.0\nGENERATOR\n')).toEqual(defaults);
    expect(text.makeConfig(defaults)).toBe('ApocalypseNow2018 3.0\n\nGENERATOR\n');
  });

  test.each(['own1.cnf', 'own2.cnf', 'own3.cnf'])('%s is read and written again', (name) => {
    const config = text.parseConfig(readMap(name));
    expect(config.map).toMatchObject({ fire: [], helicopters: { length: 8 }, soldiers: { length: 80 } });
    expect(text.parseConfig(text.makeConfig(config))).toEqual(config);
  });

  test('a map in the middle of a match, with parachuters and fire, is read and written again', () => {
    const game = findGame('apocalypse');
    const match = game.start(game.configure('text', own1), 1);
    match.play([[], [], [], []]);
    const map = structuredClone(match.view()) as Exclude<typeof defaults.map, string>;
    map.soldiers.pop();
    map.helicopters[3]!.parachuters.push(17);
    map.fire.push({ pos: [1, 2], rounds: 5 }, { pos: [1, 7], rounds: 10 });
    expect(text.parseConfig(text.makeConfig({ ...defaults, map })).map).toEqual(map);
  });

  test('units and fires may come in any order', () => {
    const map = structuredClone(text.parseConfig(own1).map) as Exclude<typeof defaults.map, string>;
    map.fire.push({ pos: [1, 2], rounds: 5 }, { pos: [1, 7], rounds: 10 }, { pos: [41, 1], rounds: 4 });
    const { soldiers, helicopters, fire } = map;
    const reversed = {
      ...map,
      soldiers: soldiers.toReversed(),
      helicopters: helicopters.toReversed(),
      fire: fire.toReversed(),
    };
    expect(text.parseConfig(text.makeConfig({ ...defaults, map: reversed })).map).toEqual(map);
  });

  test('a generated map can be kept as a file', () => {
    const map = generateMap(defaults, new SeededGenerator(11));
    expect(text.parseConfig(text.makeConfig({ ...defaults, map })).map).toEqual(map);
  });

  test('the rule set original differs in nine settings', () => {
    const game = findGame('apocalypse');
    expect(game.configure('original')).toEqual({
      ...defaults,
      rules: 'original',
      fireSpreadsFrom: 'forest',
      throwOrder: 'players',
      strayThrow: 'refused',
      firstFacing: ['south', 'east'],
      enemyGetsStray: false,
      firstOrder: 'valid',
      pointsAtStart: true,
      throwRoundCounts: false,
      crossedCentres: false,
    });
  });
});

describe('mistakes in a configuration', () => {
  test.each([
    ['another game', 'Crematoria 1.2', 'line 1: expected "ApocalypseNow2018", got "Crematoria"'],
    ['another version', 'ApocalypseNow2018 2.0', 'line 1: expected "3.0", got "2.0"'],
    ['another generator', 'ApocalypseNow2018 3.0\nRANDOM', 'line 2: expected "GENERATOR" or "FIXED", got "RANDOM"'],
    ['too much', 'ApocalypseNow2018 3.0\nGENERATOR 5', 'line 2: expected the end of the configuration, got "5"'],
    [
      'too little',
      own1.slice(0, own1.indexOf('fire')),
      'invalid configuration: expected "fire", got the end of the file',
    ],
  ])('%s', (_, file, message) => {
    expect(() => text.parseConfig(file)).toThrow(message);
    expect(() => text.parseConfig(file)).toThrow(ConfigError);
  });

  test.each([
    ['a missing row', /^10 .*\n/m, '', 'line 19: expected "10", got "11"'],
    ['a strange letter', /^05 X\./m, '05 X!', 'line 14: expected only : . O X in row 5 of the land, not "!", got'],
    ['a short row', /^05 X/m, '05 ', 'line 14: expected 60 characters for row 5 of the land, not 59, got'],
    ['a strange value', /26\t100/, '26\t75', 'expected "50" or "100", got "75"'],
    [
      'a strange player',
      /^9\t1\t0/m,
      '9\t1\t4',
      'expected a whole number from 0 to 3 for the player of soldier 9, got "4"',
    ],
    [
      'a wounded helicopter',
      /^1\t2\t0\t5\t15\t-1/m,
      '1\t2\t0\t5\t15\t90',
      'expected -1 for the life of helicopter 1, got "90"',
    ],
    ['a helicopter of somebody else', /^1\t2\t0/m, '1\t2\t1', 'expected 0 for the player of helicopter 1, got "1"'],
    [
      'a soldier as helicopter',
      /^1\t2/m,
      '1\t1',
      'expected 2 for the type of unit 1 (1 to 8 are helicopters), got "1"',
    ],
    [
      'a helicopter as soldier',
      /^9\t1/m,
      '9\t2',
      'expected 1 for the type of unit 9 (1 to 8 are helicopters), got "2"',
    ],
    ['a dead soldier', /100\t-1\t-1\t0$/m, '0\t-1\t-1\t0', 'a whole number from 1 to 100 for the life of soldier 9'],
    ['an id 0', /^9\t1/m, '0\t1', 'expected an id from 1 to 88, or -1 after the last unit, got "0"'],
    ['a fire that is out', /^rounds\ti\tj$/m, 'rounds\ti\tj\n0\t1\t1', 'expected 1 to 10 rounds for a fire'],
    ['a border with a gap', /^00 X/m, '00 .', 'the border of the board must be mountain (X), but that of row 0 is not'],
    ['a border with a gap in the east', /^(05 .*)X$/m, '$1.', 'must be mountain (X), but that of row 5 is not'],
    ['a post on a mountain', /^-1\t10\t26/m, '-1\t0\t26', 'the post at [0,26] must be on forest or grass'],
    ['two posts in one place', /^-1\t10\t33/m, '-1\t10\t26', 'there are two posts at [10,26]'],
    ['a soldier in the water', /^9\t1\t0\t10\t25/m, '9\t1\t0\t20\t2', 'soldier 9 at [20,2] must be on forest or grass'],
    ['two soldiers in one place', /^13\t1\t0\t3\t21/m, '13\t1\t0\t10\t25', 'there are two soldiers at [10,25]'],
    ['two soldiers with one id', /^13\t1/m, '14\t1', 'there are two soldiers with the id 14'],
    [
      "a soldier on another's post",
      /^9\t1\t0\t10\t25/m,
      '9\t1\t0\t10\t26',
      'the post at [10,26] must belong to player 0, who is there',
    ],
    ['a soldier too few', /^88\t.*\n/m, '', 'soldiers and parachuters must be 80 together, not 79'],
    ['a helicopter too few', /^8\t2.*\n/m, '', 'there must be 8 helicopters, with the ids 1 to 8'],
    [
      'a helicopter over the border',
      /^1\t2\t0\t5\t15/m,
      '1\t2\t0\t2\t15',
      'helicopter 1 at [2,15] is above a mountain or beyond the border',
    ],
    ['helicopters that meet', /^2\t2\t0\t15\t5/m, '2\t2\t0\t9\t11', 'helicopters 1 and 2 share a cell'],
    ['a fire on a mountain', /^rounds\ti\tj$/m, 'rounds\ti\tj\n5\t0\t0', 'there is a fire on the mountain at [0,0]'],
    [
      'a fire that burns too long',
      /^rounds\ti\tj$/m,
      'rounds\ti\tj\n6\t1\t1',
      'the fire at [1,1] cannot burn for more than 5 rounds',
    ],
    ['two fires in one place', /^rounds\ti\tj$/m, 'rounds\ti\tj\n5\t1\t1\n4\t1\t1', 'there are two fires at [1,1]'],
  ])('%s', (_, pattern, replacement, message) => {
    expect(() => text.parseConfig(own1.replace(pattern, replacement))).toThrow(message);
  });
});
