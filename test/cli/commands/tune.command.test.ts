// Looking for better values of a bot's parameters as its author types it.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { TuningResult } from '../../../protocol/types/compare/tuning.ts';
import { SECRET } from '../../tournament/cup-files.ts';
import { emptyFolder, runMinions, type Run } from '../run-minions.ts';

const kit = fileURLToPath(new URL('../../../sample-bots/javascript/', import.meta.url));
const folder = emptyFolder();
const run = (...args: string[]): Promise<Run> => runMinions(args, folder);

beforeAll(async () => {
  cpSync(kit, join(folder, 'mine'), { recursive: true });
  const { stdout } = await run('games', 'walking-dead', '--config');
  writeFileSync(join(folder, 'short.cnf'), stdout.replace(/NUM_ROUNDS.*/, 'NUM_ROUNDS 3'));
});

test('a search goes to its end, is kept, verified, and tells the same again', async () => {
  const args = ['--candidates', '2', '--blocks', '1', '--final-blocks', '1', '-i', 'short.cnf', '--secret', SECRET];
  const begun = await run(
    'tune',
    'walking-dead',
    'mine/dummy',
    ...args,
    '--json',
    '-o',
    'tuning',
    '--log',
    'log.jsonl',
  );
  expect([begun.code, begun.stderr]).toEqual([0, expect.any(String)]);
  const result = JSON.parse(begun.stdout) as TuningResult;
  const validate = findValidator('compare/tuning');
  expect([validate(result), validate.errors]).toEqual([true, null]);
  expect(result).toMatchObject({ present: { hungry: 80 }, candidates: [{ matches: 1 }, { matches: 1 }] });
  expect(result.candidates.map(({ parameters }) => parameters)).toContainEqual(result.best);
  const logged = readFileSync(join(folder, 'log.jsonl'), 'utf8').trim().split('\n');
  const matches = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'match played');
  expect(matches.slice(0, 2)).toMatchObject([
    { block: 1, stage: 'rung 1' },
    { block: 1, stage: 'rung 1' },
  ]);
  expect((await run('tune', 'resume', 'tuning', '--json')).stdout).toBe(begun.stdout);
  const verified = await run('tune', 'verify', 'tuning', '--deep');
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('2 replays, played again, every seed')]);
});

test.each<[string, string, string]>([
  ['a bot without parameters', 'mine/demo', 'demo has no parameters'],
  ['a default outside of its range', 'broken/dummy', 'the default 102 is not 0 to 101'],
])('%s is refused with a sentence', async (_, bot, sentence) => {
  cpSync(join(folder, 'mine'), join(folder, 'broken'), { recursive: true });
  const file = join(folder, 'broken/bot.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"default": 80', '"default": 102'));
  const { code, stderr } = await run('tune', 'walking-dead', bot);
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});
