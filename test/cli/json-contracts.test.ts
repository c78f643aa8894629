// What --json prints keeps to a schema that people can ask for, whatever came of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findValidator } from '../../protocol/find-validator.ts';
import { SMALL_GAME, writeFiles } from '../judge/games/small-game.ts';
import { runInMemory } from './run-in-memory.ts';
import { emptyFolder } from './run-minions.ts';

const folder = emptyFolder();

beforeAll(async () => {
  const play = ['play', 'ork-island', 'null', 'null', 'null', 'null', '--set', 'rounds=3', '-q', '-o', 'match.jsonl'];
  expect((await runInMemory(play, folder)).code).toBe(0);
  writeFileSync(join(folder, 'silent.mjs'), 'process.stdin.resume();\n');
  writeFileSync(join(folder, 'words.txt'), 'no JSON at all\n');
  writeFileSync(join(folder, 'broken.json'), '{"run": 3}\n');
  writeFiles(join(folder, 'counting'), SMALL_GAME);
  // Neither what it says, nor how it looks.
  writeFiles(join(folder, 'breaks-promises'), {
    ...SMALL_GAME,
    'game.ts': SMALL_GAME['game.ts']!.replace('counts: [0, 0, 0, 0]', 'counts: [Math.random(), 0, 0, 0]'),
    'drawing.ts': 'export const drawing = {',
  });
}, 60_000);

const SERIES = ['series', 'ork-island', 'null', 'demo', 'demo', 'null', '-n', '2', '--set', 'rounds=3'];

test.each<[schema: string, args: string[], code: number]>([
  ['verification', ['verify', 'match.jsonl'], 0],
  ['validation', ['validate', 'match.jsonl'], 0],
  ['validation', ['validate', 'words.txt'], 1],
  ['validation', ['validate', 'broken.json', '--schema', 'bot'], 1],
  ['check', ['check', 'demo', 'ork-island'], 0],
  ['check', ['check', 'silent.mjs', 'ork-island', '--start-time', '300'], 1],
  ['series', SERIES, 0],
  ['check-game', ['check-game', './counting'], 0],
  ['check-game', ['check-game', './breaks-promises'], 1],
])('%s: minions %j', async (schema, args, code) => {
  const run = await runInMemory([...args, '--json'], folder);
  expect(run.code).toBe(code);
  const isValid = findValidator(schema);
  expect([isValid(JSON.parse(run.stdout)), isValid.errors ?? []]).toEqual([true, []]);
});
