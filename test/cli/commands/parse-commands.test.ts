// What other commands make of their arguments, as data.
import { expect, test } from 'vitest';
import { defineAsk, parseAsk } from '../../../cli/commands/ask.ts';
import { defineEnv, parseEnv } from '../../../cli/commands/env.ts';
import { defineLab, parseLab } from '../../../cli/commands/lab.ts';
import { defineQueue, parseQueueStatus } from '../../../cli/commands/queue.ts';
import { defineCheck, parseCheck } from '../../../cli/commands/check.ts';
import { defineRerun, parseRerun } from '../../../cli/commands/rerun.ts';
import { defineSeries, parseSeries } from '../../../cli/commands/series.ts';
import { defineWorker, parseWorker } from '../../../cli/commands/worker.ts';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { parseArguments } from '../parse-arguments.ts';

const NO_CHANGES = { preset: undefined, given: {} };

const COMMANDS = {
  check: (args: string[]) => parseArguments(defineCheck, parseCheck, args),
  ask: (args: string[]) => parseArguments(defineAsk, parseAsk, args),
  rerun: (args: string[]) => parseArguments(defineRerun, parseRerun, args),
  series: (args: string[]) => parseArguments(defineSeries, parseSeries, args),
  env: (args: string[]) => parseArguments(defineEnv, parseEnv, args),
  lab: (args: string[]) => parseArguments(defineLab, parseLab, args),
  queue: (args: string[]) => parseArguments(defineQueue, parseQueueStatus, args, 'status'),
  worker: (args: string[]) => parseArguments(defineWorker, parseWorker, args),
} as const;

type Name = keyof typeof COMMANDS;

test.each<[name: Name, args: string[], request: object]>([
  [
    'check',
    ['mine.py'],
    {
      games: [],
      check: { bots: ['mine.py'], limits: LIMIT_PRESETS.relaxed, sandbox: 'auto', continueAfterFailure: false },
      isJson: false,
      verbose: undefined,
    },
  ],
  [
    'check',
    ['mine.py', 'crematoria', './my-game', '--all', '--json', '-v', '--no-limits', '--sandbox', 'none'],
    {
      games: ['crematoria', './my-game'],
      check: { bots: ['mine.py'], limits: LIMIT_PRESETS.none, sandbox: 'none', continueAfterFailure: true },
      isJson: true,
      verbose: true,
    },
  ],
  [
    'ask',
    ['a.jsonl', '2=./mine'],
    {
      path: 'a.jsonl',
      game: undefined,
      player: 2,
      source: './mine',
      round: undefined,
      limits: NO_CHANGES,
      sandbox: 'auto',
      listsAll: false,
      isJson: false,
      verbose: undefined,
    },
  ],
  [
    'ask',
    [
      'a.jsonl',
      '0=python3 x.py',
      '--round',
      '17',
      '--all',
      '--json',
      '--game',
      './g',
      '--limits',
      'contest',
      '--time',
      '50',
    ],
    {
      path: 'a.jsonl',
      game: './g',
      player: 0,
      source: 'python3 x.py',
      round: '17',
      limits: { preset: 'contest', given: { roundMs: 50 } },
      sandbox: 'auto',
      listsAll: true,
      isJson: true,
      verbose: undefined,
    },
  ],
  [
    'rerun',
    ['a.jsonl'],
    {
      path: 'a.jsonl',
      game: undefined,
      from: undefined,
      limits: NO_CHANGES,
      wishes: {
        isTrusted: false,
        given: new Map(),
        rivals: undefined,
        turns: undefined,
        sandbox: 'auto',
        isWritable: false,
      },
      outputs: [],
      isJson: false,
      isQuiet: false,
      failsOnDifference: false,
      verbose: undefined,
    },
  ],
  [
    'rerun',
    [
      'a.jsonl',
      '0=./mine',
      '--from',
      '9',
      '--rivals',
      'recorded',
      '--trust',
      '--turns',
      'serial',
      '-o',
      'b.jsonl',
      '-o',
      'c.res',
      '--no-limits',
      '--exit-code',
      '-q',
    ],
    {
      path: 'a.jsonl',
      game: undefined,
      from: '9',
      limits: { preset: 'none', given: {} },
      wishes: {
        isTrusted: true,
        given: new Map([[0, './mine']]),
        rivals: 'recorded',
        turns: 'serial',
        sandbox: 'auto',
        isWritable: false,
      },
      outputs: ['b.jsonl', 'c.res'],
      isJson: false,
      isQuiet: true,
      failsOnDifference: true,
      verbose: undefined,
    },
  ],
  [
    'series',
    ['crematoria', 'a', 'b', 'c', 'd'],
    {
      game: 'crematoria',
      config: { rules: 'text' },
      series: {
        bots: ['a', 'b', 'c', 'd'],
        matches: 20,
        jobs: undefined,
        isForced: false,
        folder: undefined,
        secret: undefined,
        limits: LIMIT_PRESETS.relaxed,
        turns: 'serial',
        sandbox: 'auto',
        clock: 'auto',
      },
      isJson: false,
      isQuiet: false,
    },
  ],
  [
    'series',
    [
      'crematoria',
      'a',
      '-n',
      '3',
      '-j',
      '2',
      '--force',
      '-o',
      'here',
      '--set',
      'rounds=20',
      '--set',
      'gems=3',
      '--json',
    ],
    {
      game: 'crematoria',
      config: { rules: 'text', set: ['rounds=20', 'gems=3'] },
      series: {
        bots: ['a'],
        matches: 3,
        jobs: 2,
        isForced: true,
        folder: 'here',
        secret: undefined,
        limits: LIMIT_PRESETS.relaxed,
        turns: 'serial',
        sandbox: 'auto',
        clock: 'auto',
      },
      isJson: true,
      isQuiet: false,
    },
  ],
  [
    'worker',
    [
      '--queue',
      'redis://host',
      '--prefix',
      'cup',
      '--token',
      'a token',
      '-j',
      '4',
      '--turns',
      'parallel',
      '--games',
      '-q',
    ],
    {
      worker: {
        address: { url: 'redis://host', shown: 'redis://host', prefix: 'cup' },
        token: 'a token',
        jobs: 4,
        isForced: false,
        turns: 'parallel',
        sandbox: 'auto',
        acceptsGames: true,
      },
      isQuiet: true,
      log: { logLevel: 'info' },
    },
  ],
  ['env', ['crematoria'], { game: 'crematoria', config: {}, matches: 10_000, checkEvery: 16 }],
  [
    'env',
    ['./my-game', '-i', 'a.json', '--set', 'rounds=20', '--rules', 'original', '--max-matches', '3', '--check'],
    {
      game: './my-game',
      config: { input: 'a.json', set: ['rounds=20'], rules: 'original' },
      matches: 3,
      checkEvery: 1,
    },
  ],
  [
    'lab',
    ['crematoria', './mine'],
    {
      game: 'crematoria',
      lab: {
        source: './mine',
        limits: 'relaxed',
        matches: 40,
        sandbox: 'auto',
        clock: 'auto',
        slots: { isForced: false },
      },
      opensPage: true,
    },
  ],
  [
    'lab',
    'crematoria ./mine --matches 8 --set rounds=9 --limits contest --listen 127.0.0.1:0 --no-open -j 2 --json'.split(
      ' ',
    ),
    {
      game: 'crematoria',
      set: ['rounds=9'],
      lab: {
        source: './mine',
        limits: 'contest',
        matches: 8,
        sandbox: 'auto',
        clock: 'auto',
        slots: { jobs: 2, isForced: false },
        host: '127.0.0.1',
        port: 0,
      },
      opensPage: false,
      json: true,
    },
  ],
  [
    'queue',
    ['--queue', 'redis://host', '--prefix', 'cup', '--json'],
    { address: { url: 'redis://host', shown: 'redis://host', prefix: 'cup' }, isJson: true },
  ],
])('%s %j', async (name, args, request) => {
  expect(await COMMANDS[name](args)).toEqual(request);
});

test.each<[name: Name, args: string[], sentence: string]>([
  ['check', ['mine.py', '--time', '0'], 'invalid --time: expected'],
  ['check', [], "missing required argument 'bot'"],
  ['ask', ['a.jsonl', 'mine'], 'invalid seat: expected a player and a bot, got "mine"'],
  ['ask', ['a.jsonl', '4=mine'], 'expected a player from 0 to 3, got "4"'],
  ['rerun', ['a.jsonl', '--rivals', 'recorded'], 'nothing to play: --rivals recorded was given without a bot'],
  ['rerun', ['a.jsonl', '0=a', '0=b'], 'player 0 is given two bots'],
  ['series', ['crematoria', 'a', '-n', 'many'], 'invalid -n: expected'],
  ['series', ['crematoria', 'a', '--secret', 'x'], 'invalid --secret: expected 64 hexadecimal digits'],
  ['env', ['crematoria', '--max-matches', '0'], 'invalid --max-matches: expected'],
  ['lab', ['crematoria'], "missing required argument 'bot'"],
  ['lab', ['crematoria', 'a', '--listen', 'here'], 'invalid --listen: expected'],
  ['lab', ['crematoria', 'a', '--limits', 'none'], 'Allowed choices are relaxed, contest'],
  ['queue', ['--queue', 'http://host'], 'invalid --queue: expected the address of a Redis'],
  ['worker', ['--queue', 'http://host'], 'invalid --queue: expected the address of a Redis'],
])('%s %j is refused', async (name, args, sentence) => {
  await expect(COMMANDS[name](args)).rejects.toThrow(sentence);
});
