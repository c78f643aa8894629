import { expect, test } from 'vitest';
import { defineCompare } from '../../../cli/commands/compare.ts';
import { defineTune } from '../../../cli/commands/tune.ts';
import { parseCompare, parsePlayComparison } from '../../../cli/options/compare-options.ts';
import { parseRun } from '../../../cli/options/run-options.ts';
import { parseTune } from '../../../cli/options/tune-options.ts';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { parseArguments } from '../parse-arguments.ts';

const PLAYERS = { jobs: undefined, isForced: false, queue: undefined };
const RUN = { players: PLAYERS, seconds: undefined, isJson: false, isQuiet: false, log: { logLevel: 'info' } };
const TERMS = {
  config: { rules: 'text' },
  limits: LIMIT_PRESETS.relaxed,
  turns: 'serial',
  sandbox: 'auto',
  clock: 'auto',
};

const compare = (...args: string[]) => parseArguments(defineCompare, parseCompare, args);
const tune = (...args: string[]) => parseArguments(defineTune, parseTune, args);

test('two bots are a question', async () => {
  expect(await compare('crematoria', 'old.py', 'new.py')).toEqual({
    game: 'crematoria',
    terms: TERMS,
    comparison: {
      old: 'old.py',
      new: 'new.py',
      rivals: ['dummy', 'demo'],
      question: { design: 'same-chair', score: 'points', seats: 1, blocks: 1000, margin: 0.02, confidence: 0.95 },
      folder: undefined,
      secret: undefined,
      players: PLAYERS,
    },
    run: RUN,
    expected: undefined,
  });
});

test.each<[args: string[], parsed: object]>([
  [['--together'], { comparison: { question: { design: 'same-table', seats: 1 } } }],
  [['--together', '--seats', '3'], { comparison: { question: { design: 'same-table', seats: 3 } } }],
  [['--score', 'places'], { comparison: { question: { score: 'places', seats: 1 } } }],
  [['--against', 'a', 'b', '-o', 'here'], { comparison: { rivals: ['a', 'b'], folder: 'here' } }],
  [
    ['--blocks', '5', '--margin', '.1', '--confidence', '0.9'],
    { comparison: { question: { blocks: 5, margin: 0.1, confidence: 0.9 } } },
  ],
  [['--expect', 'better', '--for', '2m'], { expected: 'better', run: { seconds: 120 } }],
])('compare %j', async (args, parsed) => {
  expect(await compare('crematoria', 'old.py', 'new.py', ...args)).toMatchObject(parsed);
});

test.each<[args: string[], sentence: string]>([
  [['--margin', '0.5'], 'invalid --margin: expected'],
  [['--confidence', 'high'], 'invalid --confidence: expected'],
  [['--seats', '5'], 'invalid --seats: expected'],
  [['--margin', '0.0009'], 'invalid --margin: expected a share from 0.001 to 0.4, got "0.0009"'],
  [['--margin', '0.401'], 'invalid --margin: expected a share from 0.001 to 0.4, got "0.401"'],
  [['--confidence', '0.49'], 'invalid --confidence: expected a share from 0.5 to 0.9999, got "0.49"'],
  [['--confidence', '.99991'], 'invalid --confidence: expected a share from 0.5 to 0.9999, got ".99991"'],
  [['--blocks', '0'], 'invalid --blocks: expected a whole number from 1 to 100000, got "0"'],
  [['--blocks', '100001'], 'invalid --blocks: expected a whole number from 1 to 100000, got "100001"'],
  [['--seats', '0'], 'invalid --seats: expected a whole number from 1 to 4, got "0"'],
  [['--score', 'goals'], 'Allowed choices are points, places, rank-points'],
  [['--expect', 'best'], 'Allowed choices are better, worse, equal'],
])('compare %j is refused', async (args, sentence) => {
  await expect(compare('crematoria', 'old.py', 'new.py', ...args)).rejects.toThrow(sentence);
});

test('compare resume', async () => {
  const parsed = await parseArguments(defineCompare, parseResumed, ['here', '--expect', 'equal', '--json'], 'resume');
  expect(parsed).toEqual({ run: { ...RUN, isJson: true }, expected: 'equal' });
});

/** The folder is not an option. */
const parseResumed = (_: string, options: Parameters<typeof parsePlayComparison>[0]) => parsePlayComparison(options);

test('a bot is a search', async () => {
  expect(await tune('crematoria', './mine')).toEqual({
    game: 'crematoria',
    terms: TERMS,
    tuning: {
      bot: './mine',
      candidates: 16,
      question: { seats: 1, blocks: 4, final: { score: 'points', blocks: 200, margin: 0.02, confidence: 0.95 } },
      rivals: ['dummy', 'demo'],
      folder: undefined,
      secret: undefined,
      players: PLAYERS,
    },
    run: RUN,
  });
});

test.each<[args: string[], parsed: object]>([
  [
    ['--candidates', '8', '--blocks', '2', '--seats', '4'],
    { tuning: { candidates: 8, question: { blocks: 2, seats: 4 } } },
  ],
  [
    ['--final-blocks', '9', '--margin', '0.1'],
    { tuning: { question: { final: { blocks: 9, margin: 0.1, confidence: 0.95 } } } },
  ],
  [['--log', 'x.log', '--log-level', 'debug'], { run: { log: { log: 'x.log', logLevel: 'debug' }, isQuiet: false } }],
  [['--log', '-'], { run: { log: { log: '-' }, isQuiet: true } }],
  [['-j', '2', '-q'], { run: { players: { jobs: 2 }, isQuiet: true } }],
])('tune %j', async (args, parsed) => {
  expect(await tune('crematoria', './mine', ...args)).toMatchObject(parsed);
});

test.each<[args: string[], sentence: string]>([
  [['--candidates', '1'], 'invalid --candidates: expected'],
  [['--queue', 'redis://host'], "unknown option '--queue'"],
])('tune %j is refused', async (args, sentence) => {
  await expect(tune('crematoria', './mine', ...args)).rejects.toThrow(sentence);
});

test('tune resume', async () => {
  const parse = (_: string, options: object) => parseRun(options);
  expect(await parseArguments(defineTune, parse, ['here', '--for', '1h'], 'resume')).toEqual({ ...RUN, seconds: 3600 });
});
