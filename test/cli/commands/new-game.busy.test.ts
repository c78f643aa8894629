// A game of one's own from nothing: made, held to its promises, played; and games that break a promise are told which.
import { execa } from 'execa';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../run-minions.ts';
import { SMALL_GAME, writeFiles } from '../../judge/games/small-game.ts';

const folder = emptyFolder();
const run = (...args: string[]) =>
  runMinions(args, folder, { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') });
const snakes = fileURLToPath(new URL('../../../examples/snakes', import.meta.url));

beforeAll(async () => {
  expect((await run('new', 'game', 'gold-rush')).stdout).toContain('minions check-game ./gold-rush');
});

test('a new game keeps its promises, and is played', async () => {
  const checked = await run('check-game', './gold-rush');
  expect(checked.stdout).toContain('Gold rush, rules 1');
  expect(checked.stdout).not.toContain('FAILED');
  expect(checked.stdout).toMatch(/ok {5}its pictures are correct: 2 of them/);
  expect(checked.code).toBe(0);
  const played = await run('play', './gold-rush', 'demo', 'demo', 'demo', 'null', '--set', 'rounds=10', '--json');
  expect(JSON.parse(played.stdout)).toMatchObject({ game: 'gold-rush', interrupted: null });
});

test('an editor knows the types at once, and check-game reports what is wrong with them', async () => {
  const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
  expect(await execa(tsc, ['-p', join(folder, 'gold-rush')], { reject: false })).toMatchObject({
    stdout: '',
    exitCode: 0,
  });
  const file = join(folder, 'gold-rush/drawing.ts');
  writeFileSync(
    file,
    "import type { Drawing } from 'minions-judge/drawing';\nexport const drawing: Drawing<object> = { legend: 7 };\n",
  );
  const { stdout, code } = await run('check-game', './gold-rush');
  expect(stdout).toContain(
    "FAILED its types are correct: drawing.ts(2,43): error TS2322: Type 'number' is not assignable",
  );
  expect(stdout).toContain('FAILED its drawing shows a match: "legend" in round 1: expected a list of texts');
  expect(code).toBe(1);
  rmSync(file);
});

test('a picture that does not come true is shown as it ends', async () => {
  const file = join(folder, 'gold-rush/pictures/walking.txt');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('---\n.0..', '---\n..0.'));
  const { stdout, code } = await run('check-game', './gold-rush');
  expect(stdout).toContain(
    'FAILED its pictures are correct: "A walker goes one step and picks up what lies there" ends as',
  );
  expect(code).toBe(1);
  writeFileSync(file, text);
});

test('Snakes keeps its promises', async () => {
  const { stdout } = await run('check-game', snakes);
  expect(stdout).toMatch(/ok {5}its pictures are correct: 8 of them/);
  expect(stdout).not.toContain('FAILED');
});

describe.concurrent('a promise that is broken is named', () => {
  const add = (before: string, after: string) => SMALL_GAME['game.ts']!.replace(before, after);
  test.each([
    [
      'chance',
      add('for (const [player', 'state.counts[0]! += Math.floor(3 * Math.random());\n      for (const [player'),
      'it calls Math.random',
    ],
    ['clock', add('for (const [player', 'if (Date.now() < 5) return;\n      for (const [player'), 'it calls Date.now'],
    [
      'memory',
      add('export const game', 'let calls = 0;\nexport const game').replace(
        'for (const [player',
        'state.counts[3]! += calls++ % 7;\n      for (const [player',
      ),
      'FAILED the same seed and orders are the same match',
    ],
    ['lent', add('counts: [...counts]', 'counts'), /FAILED callers may change what they get: /],
    [
      'thrown',
      add(
        'for (const [player',
        "if (orders[1].some(({ order }) => order.count === 9)) throw new Error('nine');\n      for (const [player",
      ),
      /FAILED [^:]+: Counting has failed in round \d+, in the phase "addUp": nine, at .*game\.ts:\d+/,
    ],
    ['clone', add('  generate:', '  clone: (state) => state,\n  generate:'), 'playing a clone has changed the match'],
    [
      'foretold',
      add(
        'function addUp({ state, orders }) {',
        'function addUp({ state, orders, rng }) {\n      state.counts[2] = rng.state;',
      ),
      'a number of the generator is in the view',
    ],
  ])('%s', async (name, game, said) => {
    writeFiles(join(folder, name), { ...SMALL_GAME, 'game.ts': game });
    const { stdout, code } = await run('check-game', `./${name}`);
    expect(stdout).toMatch(said);
    expect(code).toBe(1);
  });
});

test.each([
  [['new', 'game'], 'name a folder for the game'],
  [['new', 'game', 'My Game'], 'invalid name of a game: expected small letters, digits and hyphens, got "My Game"'],
  [['new', 'game', 'gold-rush'], 'the folder "gold-rush" is not empty'],
  [['new', 'perl', './gold-rush', 'mine'], 'the kit in Perl has the games of minions in it'],
  [['check-game', 'crematoria'], 'Crematoria is a game of minions'],
])('%j', async (args, message) => {
  const { code, stderr } = await run(...args);
  expect(stderr).toContain(message);
  expect(code).toBe(2);
});

test('what was compiled of games is listed and pruned as builds of bots are, and made again', async () => {
  const { stdout } = await run('cache');
  expect(stdout).toMatch(/^games +size +last used$/m);
  expect(stdout).toMatch(/^gold-rush +0\.\d MiB +20\d\d-\d\d-\d\d$/m);
  const pruned = JSON.parse((await run('cache', '--prune', '--size', '0', '--json')).stdout) as object;
  expect(pruned).toMatchObject({
    bots: { folder: expect.stringMatching(/minions.bots$/) },
    games: { builds: [], removed: expect.arrayContaining([expect.objectContaining({ name: 'gold-rush' })]) },
  });
  const left = (await run('cache')).stdout;
  expect(left).toMatch(/^0 in .*games, 0\.0 MiB\.$/m);
  expect(left).toMatch(/^Compiled code of commands: \d+ in .*code, \d+\.\d MiB\.$/m);
  expect((await run('games', './gold-rush')).code).toBe(0);
});
