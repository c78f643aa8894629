// What people type becomes data: nothing is loaded, read or played for it.
import { describe, expect, test } from 'vitest';
import { defineTournamentCommand } from '../../../cli/commands/tournament.ts';
import { parseResume, parseTournament } from '../../../cli/options/tournament-options.ts';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { parseArguments } from '../parse-arguments.ts';

const SECRET = 'ab'.repeat(32);
const FOUR = ['a', 'b', 'c', 'd'];

const parse = (...args: string[]) => parseArguments(defineTournamentCommand, parseTournament, args);
/** The folder is not an option. */
const parseFolder = (_: string, options: Parameters<typeof parseResume>[0]) => parseResume(options);
const parseResumed = (...args: string[]) => parseArguments(defineTournamentCommand, parseFolder, args, 'resume');

test('four bots and a folder are enough', async () => {
  expect(await parse('crematoria', ...FOUR, '-o', 'cup')).toEqual({
    game: 'crematoria',
    terms: {
      config: { rules: 'text' },
      limits: LIMIT_PRESETS.relaxed,
      turns: 'serial',
      sandbox: 'auto',
      clock: 'auto',
    },
    entry: {
      bots: FOUR,
      houseBots: ['dummy'],
      references: [],
      format: { kind: 'round-robin', cycles: 5 },
      title: undefined,
      seats: 4,
      outAfter: undefined,
      secret: undefined,
      saltKey: undefined,
      players: { jobs: undefined, isForced: false, queue: undefined },
      isChecked: true,
      isStrict: false,
    },
    folder: 'cup',
    isDryRun: false,
    run: {
      players: { jobs: undefined, isForced: false, queue: undefined },
      seconds: undefined,
      isJson: false,
      isQuiet: false,
      log: { logLevel: 'info' },
    },
    for: undefined,
  });
});

test.each<[what: string, args: string[], parsed: object]>([
  [
    'as many cycles as fit',
    ['--for', '8h'],
    { entry: { format: { kind: 'round-robin', cycles: 100 } }, run: { seconds: 28_800 }, for: '8h' },
  ],
  [
    'a gauntlet',
    ['--format', 'gauntlet', '--challengers', 'a', '--cycles', '2'],
    { entry: { format: { kind: 'gauntlet', challengers: ['a'], cycles: 2 } } },
  ],
  ['a swiss', ['--format', 'swiss', '--rounds', '9'], { entry: { format: { kind: 'swiss', rounds: 9 } } }],
  ['a upc', ['--format', 'upc', '--final-matches', '8'], { entry: { format: { kind: 'upc', finalMatches: 8 } } }],
  ['a ladder', ['--format', 'ladder', '--blocks', '7'], { entry: { format: { kind: 'ladder', blocks: 7 } } }],
  [
    'bots to measure against',
    ['--reference', 'dummy', '--reference', 'demo'],
    { entry: { references: ['dummy', 'demo'] } },
  ],
  [
    'numbers of the rules',
    ['--set', 'rounds=20', '--set', 'gems=1'],
    { terms: { config: { set: ['rounds=20', 'gems=1'] } } },
  ],
  ['one match on a seed', ['--seats', '1'], { entry: { seats: 1 } }],
  ['a key of the salts', ['--salt-key', SECRET.toUpperCase()], { entry: { saltKey: SECRET } }],
  ['a secret', ['--secret', SECRET.toUpperCase()], { entry: { secret: SECRET } }],
  [
    'bots that fail',
    ['--strict', '--out-after', '3', '--no-check'],
    { entry: { isStrict: true, outAfter: 3, isChecked: false } },
  ],
  [
    'a contest',
    ['--limits', 'contest'],
    { terms: { limits: { roundMs: 100, cpuRoundMs: 100 }, sandbox: 'bwrap', clock: 'cgroup' } },
  ],
  [
    'a configuration',
    ['-i', 'a.cnf', '--rules', 'original'],
    { terms: { config: { input: 'a.cnf', rules: 'original' } } },
  ],
  [
    'slots',
    ['-j', '3', '--force'],
    { entry: { players: { jobs: 3, isForced: true } }, run: { players: { jobs: 3, isForced: true } } },
  ],
  ['only its cost', ['--dry-run', '--json', '-q'], { isDryRun: true, run: { isJson: true, isQuiet: true } }],
  [
    'a queue',
    [
      '--queue',
      'redis://host',
      '--trust',
      'no',
      '--listen',
      '0.0.0.0:7000',
      '--advertise',
      'http://me:7000/',
      '--stalled-after',
      '1m',
    ],
    {
      run: {
        players: {
          queue: {
            address: { shown: 'redis://host', prefix: 'minions' },
            isTrusting: false,
            listen: { host: '0.0.0.0', port: 7000 },
            advertise: 'http://me:7000',
            stalledAfterMs: 60_000,
          },
        },
      },
    },
  ],
])('%s', async (_, args, parsed) => {
  expect(await parse('crematoria', ...FOUR, ...args)).toMatchObject(parsed);
});

describe('bad options are told before anything is begun', () => {
  test.each<[args: string[], sentence: string]>([
    [['--cycles', '0'], 'invalid --cycles: expected'],
    [['--format', 'gauntlet'], 'a gauntlet needs challengers'],
    [['--rounds', '7'], '--rounds has no meaning for the format round-robin'],
    [['--format', 'swiss', '--cycles', '5'], '--cycles has no meaning for the format swiss'],
    [['--format', 'ladder', '--final-matches', '8'], '--final-matches has no meaning for the format ladder'],
    [['--format', 'upc', '--challengers', 'a'], '--challengers has no meaning for the format upc'],
    [
      ['--format', 'gauntlet', '--challengers', 'a', '--blocks', '3'],
      '--blocks has no meaning for the format gauntlet',
    ],
    [['--format', 'chess'], 'Allowed choices are round-robin'],
    [['--for', 'ever'], 'invalid --for: expected'],
    [['--secret', 'abc'], 'invalid --secret: expected 64 hexadecimal digits'],
    [['--salt-key', 'abc'], 'invalid --salt-key: expected 64 hexadecimal digits'],
    [['-j', 'all'], 'invalid -j: expected'],
    [['--queue', 'redis://host', '-j', '2'], 'with --queue, -j has no meaning here'],
    [['--queue', 'redis://host', '--min-speed', 'fast'], 'invalid --min-speed: expected'],
    [['--queue', 'redis://host', '--advertise', 'me'], 'invalid --advertise: expected'],
    [['--queue', 'host'], 'invalid --queue: expected the address of a Redis'],
  ])('%j', async (args, sentence) => {
    await expect(parse('crematoria', ...FOUR, ...args)).rejects.toThrow(sentence);
  });
});

test('slots of this machine are no slots of a queue: it is said where they are', async () => {
  await expect(parse('crematoria', ...FOUR, '--queue', 'redis://host', '-j', '2')).rejects.toMatchObject({
    hint: expect.stringMatching(/^say it where matches are played: ".*worker -j 2"$/) as string,
  });
});

describe('resume', () => {
  test.each<[args: string[], parsed: object]>([
    [[], { length: undefined, secret: undefined, run: { seconds: undefined } }],
    [['--cycles', '9'], { length: { unit: 'cycles', to: 9 } }],
    [['--rounds', '9', '--secret', SECRET], { length: { unit: 'rounds', to: 9 }, secret: SECRET }],
    [['--blocks', '900000', '--for', '90s'], { length: { unit: 'blocks', to: 900_000 }, run: { seconds: 90 } }],
  ])('%j', async (args, parsed) => {
    expect(await parseResumed('cup', ...args)).toMatchObject(parsed);
  });

  test('has one length', async () => {
    await expect(parseResumed('cup', '--cycles', '2', '--blocks', '3')).rejects.toThrow(
      '--cycles and --blocks were given, and a tournament has one of them',
    );
  });
});
