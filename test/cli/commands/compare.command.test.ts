// Comparing two bots as their author types it: what is said, what is kept, what is refused.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { ComparisonResult } from '../../../protocol/types/compare/result.ts';
import { writeShortConfig } from '../../tournament/cup-files.ts';
import { emptyFolder, runMinions, type Run } from '../run-minions.ts';

const folder = emptyFolder();
const run = (...args: string[]): Promise<Run> => runMinions(args, folder);
const REPORT = ['index.html', 'interval.svg', 'result.json', 'times.csv', 'viewer.html'];
const SHORT = ['-i', 'short.cnf', '--seats', '1', '--blocks', '2'];

beforeAll(() => writeShortConfig(folder));

test('two blocks decide nothing; everything is kept, and can be asked for again', async () => {
  const begun = await run(
    'compare',
    'crematoria',
    'null',
    'dummy',
    ...SHORT,
    '--json',
    '--expect',
    'better',
    '-o',
    'cmp',
  );
  expect([begun.code, begun.stderr]).toEqual([1, expect.any(String)]);
  const result = JSON.parse(begun.stdout) as ComparisonResult;
  const validate = findValidator('compare/result');
  expect([validate(result), validate.errors]).toEqual([true, null]);
  expect(result).toMatchObject({ verdict: 'undecided', blocks: 2, matchesPerBlock: 2, isFinal: true });
  expect(result.parts.map(({ part }) => part)).toEqual(['points', 'cells', 'gems']);
  expect(readdirSync(join(folder, 'cmp/replays')).filter((name) => /^[\d-]+\.jsonl\.gz$/.test(name))).toHaveLength(4);
  expect(readdirSync(join(folder, 'cmp/report')).sort()).toEqual(REPORT);
  expect(result).toMatchObject(JSON.parse(readFileSync(join(folder, 'cmp/report/result.json'), 'utf8')) as object);
  const status = await run('compare', 'status', 'cmp', '--json');
  expect(JSON.parse(status.stdout)).toEqual(result);
  const resumed = await run('compare', 'resume', 'cmp');
  expect([resumed.code, resumed.stdout]).toEqual([
    0,
    expect.stringMatching(/^Undecided after 2 blocks: new ends with more points than old in /),
  ]);
  const verified = await run('compare', 'verify', 'cmp', '--deep');
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('4 replays, played again, every seed')]);
});

test('when the time is over it stops undecided, and can go on', async () => {
  const args = [
    'crematoria',
    'dummy',
    'dummy',
    '-i',
    'short.cnf',
    '--seats',
    '1',
    '--for',
    '2s',
    '--json',
    '-o',
    'timed',
  ];
  const { code, stdout } = await run('compare', ...args);
  expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ verdict: 'undecided', isFinal: false })]);
});

describe('bad usage is told in a sentence', () => {
  test.each<[string, string[], string]>([
    ['a bot that is not there', ['crematoria', 'dummy', './gone.js'], 'there is no bot "./gone.js"'],
    ['a margin', ['crematoria', 'dummy', 'demo', '--margin', '2'], 'invalid --margin: expected'],
    ['a confidence', ['crematoria', 'dummy', 'demo', '--confidence', '95'], 'expected a share from 0.5 to 0.9999'],
    ['a seat', ['crematoria', 'dummy', 'demo', '--seats', '5'], 'expected a whole number from 1 to 4'],
    ['a time', ['crematoria', 'dummy', 'demo', '--for', 'long'], 'invalid --for: expected'],
    ['a folder without a comparison', ['resume', '.'], 'there is no comparison in'],
  ])('%s', async (_, args, sentence) => {
    const { code, stderr } = await run('compare', ...args, ...(args[0] === 'resume' ? [] : ['-o', 'refused']));
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    expect(existsSync(join(folder, 'refused'))).toBe(false);
  });
});
