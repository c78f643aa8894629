import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from './run-minions.ts';
import { runInMemory } from './run-in-memory.ts';

const folder = emptyFolder();
const four = ['null', 'null', 'null', 'null'];

const GOOD_CONFIG = `Crematoria 1.2
nb_players 4
nb_rounds 120
nb_furyans 5
nb_pioneers 15
max_nb_necromongers 10
nb_hellhounds 3
nb_elevators 20
gem_value 30
turns_to_land 2
rows 40
cols 80
GENERATOR
`;

beforeAll(() => {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write('notes.txt', 'not a program');
  write('rounds.cnf', GOOD_CONFIG.replace('nb_rounds 120', 'nb_rounds many'));
  write('order.cnf', GOOD_CONFIG.replace('nb_furyans', 'nb_pioneers'));
  write('short.cnf', GOOD_CONFIG.split('\n').slice(0, 4).join('\n'));
  write('long.cnf', `${GOOD_CONFIG}7\n`);
  write('rows.cnf', GOOD_CONFIG.replace('rows 40', 'rows 41'));
  write('map.cnf', GOOD_CONFIG.replace('GENERATOR', `FIXED\n${'RC'.repeat(40)}\nRRR`));
  write('letter.cnf', GOOD_CONFIG.replace('GENERATOR', `FIXED\n${'R'.repeat(79)}Q`));
  write('crowd.cnf', GOOD_CONFIG.replace('nb_pioneers 15', 'nb_pioneers 1000'));
  write('not-a-replay.jsonl', '{"hello": 1}\n');
  write('broken.jsonl', '{"replay": 1\n');
  mkdirSync(join(folder, 'empty'));
  mkdirSync(join(folder, 'folder.jsonl'));
  writeFileSync(join(folder, 'damaged.jsonl.gz'), Buffer.from('1f8b0800000000000003ffffff', 'hex'));
  mkdirSync(join(folder, 'wrong'));
  write('wrong/bot.json', '{"run": "python3 main.py"}');
});

describe('bad usage: one sentence, a hint, exit code 2, nothing left behind', () => {
  test.each<[args: string[], message: string, hint: string]>([
    [['play', 'crematorya', ...four], 'there is no game "crematorya"', 'did you mean "crematoria"?'],
    [['play', 'chess', ...four], 'there is no game "chess"', 'The games are: crematoria'],
    [
      ['play', 'crematoria'],
      'a match has 4 bots, and 0 are named',
      'minions play crematoria mine, and sample bots take the other seats',
    ],
    [['play', 'crematoria', ...four, 'null'], 'a match has 4 bots, and 5 are named', 'example: '],
    [
      ['play', 'crematoria', ...four, '-s', ''],
      'invalid seed: expected 1 to 64 printable ASCII characters',
      'for example: 30',
    ],
    [['play', 'crematoria', ...four, '-s', 's'.repeat(65)], 'got 65 characters', 'for example: 30'],
    [['play', 'crematoria', ...four, '-s', 'a\tb'], String.raw`got "a\u0009b"`, 'for example: 30'],
    [
      ['play', 'crematoria', ...four, '--rules', 'original', '-s', 'x7'],
      'invalid seed: expected a whole number from 0 to 2147483647, got "x7"',
      'for example: 30',
    ],
    [['play', 'crematoria', ...four, '--rules', 'original', '-s', '-1'], 'got "-1"', 'for example: 30'],
    [
      ['play', 'crematoria', ...four, '--time', '0'],
      'invalid --time: expected a whole number from 1',
      'for example: --time 1',
    ],
    [
      ['play', 'crematoria', ...four, '-i', 'no.cnf'],
      'there is no file "no.cnf"',
      'minions games crematoria --config > default.cnf',
    ],
    [['play', 'crematoria', ...four, '-i', 'empty'], '"empty" is not a file', 'minions games'],
    [
      ['play', 'crematoria', ...four, '-i', 'rounds.cnf'],
      'rounds.cnf: line 3: expected a whole number from 1 to 100000 for nb_rounds, got "many"',
      'compare it',
    ],
    [
      ['play', 'crematoria', ...four, '-i', 'order.cnf'],
      'order.cnf: line 4: expected "nb_furyans", got "nb_pioneers"',
      'compare it',
    ],
    [
      ['play', 'crematoria', ...four, '-i', 'short.cnf'],
      'short.cnf: invalid configuration: expected "nb_pioneers", got the end of the file',
      'compare it',
    ],
    [
      ['play', 'crematoria', ...four, '-i', 'long.cnf'],
      'long.cnf: line 14: expected the end of the configuration, got "7"',
      'compare it',
    ],
    [
      ['play', 'crematoria', ...four, '-i', 'rows.cnf'],
      'rows.cnf: line 11: expected 40 for rows, got "41"',
      'compare it',
    ],
    [
      ['play', 'crematoria', ...four, '-i', 'map.cnf'],
      'map.cnf: line 15: expected 80 characters for row 1 of the cave, not 3, got "RRR"',
      'compare it',
    ],
    [
      ['play', 'crematoria', ...four, '-i', 'letter.cnf'],
      'letter.cnf: line 14: expected only R C 0 1 2 3 E in row 0 of the cave, not "Q",',
      'compare it',
    ],
    [['play', 'crematoria', ...four, '-i', 'crowd.cnf'], '4020 pioneers and furyans do not fit on', 'use fewer'],
    [
      ['play', 'crematoria', 'nul', 'null', 'null', 'null'],
      'there is no bot "nul": no such file, and no sample bot of that name',
      'did you mean "null"?',
    ],
    [
      ['play', 'crematoria', './mine', 'null', 'null', 'null'],
      'there is no bot "./mine"',
      '"minions bots" lists the sample bots',
    ],
    [['play', 'crematoria', 'notes.txt', 'null', 'null', 'null'], '"notes.txt" is not executable', 'chmod +x'],
    [['play', 'crematoria', 'empty', 'null', 'null', 'null'], 'the folder "empty" has no bot.json', 'add one with'],
    [
      ['play', 'crematoria', 'wrong', 'null', 'null', 'null'],
      'bot.json: at /run: expected an array, got "python3 main.py"',
      'write a list: ["python3","main.py"]',
    ],
    [
      ['play', 'crematoria', 'nosuchprogram x', 'null', 'null', 'null'],
      'x needs the program "nosuchprogram", which was not found',
      'check the command',
    ],
    [
      ['play', 'crematoria', 'AVeryLongName=null', 'null', 'null', 'null'],
      'invalid name: expected at most 12 characters, got 13 in "AVeryLongName"',
      'choose a shorter one',
    ],
    [
      ['play', 'crematoria', ...four, '-o', 'no/such/a.jsonl'],
      'there is no folder "no/such" for "no/such/a.jsonl"',
      'mkdir -p no/such',
    ],
    [
      ['play', 'crematoria', ...four, '-o', 'a.jsonl', '-o', './a.jsonl'],
      '"a.jsonl" and "./a.jsonl" are the same file',
      'a name of its own',
    ],
    [['play', 'crematoria', ...four, '-o', 'folder.jsonl'], '"folder.jsonl" is a folder', 'give the name of a file'],
    [['verify', 'damaged.jsonl.gz'], '"damaged.jsonl.gz" is damaged: it cannot be uncompressed', 'copy it again'],
    [['states', 'damaged.jsonl.gz', '0'], '"damaged.jsonl.gz" is damaged', 'copy it again'],
    [['validate', 'damaged.jsonl.gz'], '"damaged.jsonl.gz" is damaged', 'copy it again'],
    [
      ['play', 'crematoria', ...four, '-o', 'a.txt'],
      'invalid name of a replay: expected one that ends in .jsonl, .jsonl.gz or .res, got "a.txt"',
      'match.jsonl',
    ],
    [['play', 'crematoria', ...four, '--log', 'no/log'], 'cannot write the log "no/log"', 'choose another file'],
    [['verify', 'no.jsonl'], 'there is no file "no.jsonl"', 'check the name'],
    [
      ['verify', 'not-a-replay.jsonl'],
      'line 1 is not the header of a replay: expected a field "replay"',
      'minions play',
    ],
    [['verify', 'broken.jsonl'], 'line 1 is not JSON', 'minions play'],
    [['games', 'chess'], 'there is no game "chess"', 'The games are'],
  ])('minions %j', async (args, message, hint) => {
    const before = readdirSync(folder).sort();
    const { code, stdout, stderr } = await runInMemory(args, folder);
    expect(stderr).toContain(`minions: `);
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(readdirSync(folder).sort()).toEqual(before);
  });

  test.each([
    [['plai'], "unknown command 'plai'", 'usage: minions [options]'],
    [['play'], 'no match given', 'name a game'],
    [['play', 'crematoria', ...four, '--sed', '3'], "unknown option '--sed'", 'usage: minions play [options] [game]'],
    [['play', 'crematoria', ...four, '--rules', 'mine'], 'Allowed choices are text, original', '"minions play --help"'],
    [['compare', 'crematoria', 'demo'], "missing required argument 'new'", '<game> <old> <new>'],
    [
      ['tournament', 'void', 'cup'],
      "required option '--reason <text>'",
      'minions tournament void [options] <folder> <',
    ],
  ])('minions %j', async (args, message, hint) => {
    const { code, stderr } = await runInMemory(args, folder);
    expect(stderr).toMatch(/^minions: /);
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
    expect(code).toBe(2);
  });
});

test.each([['--help'], ['--version'], ['play', '--help']])('minions %s ends well', async (...args) => {
  const { code, stdout } = await runInMemory(args, folder);
  expect(stdout).not.toBe('');
  expect(code).toBe(0);
});
