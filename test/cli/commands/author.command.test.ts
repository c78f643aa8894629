// What the author of a game meets on the way: hints that work as they are written, and kits about this game alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeGame } from '../../../kits/make-game.ts';
import { makeProject } from '../../../kits/make-project.ts';
import { makeOutsideGame, OUTSIDE_KITS } from '../../../kits/outside/outside-game.ts';
import { requireKit } from '../../../kits/starter-kits.ts';
import { DEFAULT_LIMITS } from '../../../judge/bot/limits.ts';
import { checkGame } from '../../../judge/games/contract/check-game.ts';
import { GameCatalogue } from '../../../judge/games/game-catalogue.ts';
import { SMALL_GAME, writeFiles } from '../../judge/games/small-game.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

const folder = emptyFolder();
const env = { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') };
for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
const run = (...args: string[]) => runMinions(args, folder, env);

makeGame(join(folder, 'marches'));
const code = readFileSync(join(folder, 'marches/game.ts'), 'utf8');
const load = () => new GameCatalogue().load('./marches', folder);

test.each([
  ['games', 'Change one for a match: minions play ./marches demo --set rounds=20'],
  ['bots', 'demo  Gives random orders.\n\nPlay one: minions play ./marches null'],
])('%s names the game as people named it', async (command, text) => {
  const { stdout, code: exit } = await run(command, './marches');
  expect(stdout).toContain(text);
  expect(exit).toBe(0);
});

test('what a rule prints is on standard error, and what it throws names its file without ours', async () => {
  const rules = code.replace(
    'dropGold(state, config.gold, rng);',
    "console.log('drop', state.round); console.table([{ gold: 1 }]); console.dir(2); console.group(); if (state.round === 2) throw new Error('no gold');",
  );
  writeFiles(join(folder, 'broken'), { ...readGame(), 'game.ts': rules });
  const { stdout, stderr, code: exit } = await run('play', './broken', 'null', 'null', 'null', 'null', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ interrupted: expect.stringContaining('a failure of the game') });
  for (const text of ['drop 0\n', 'drop 2\n', '│ gold │\n', '\n2\n']) expect(stderr).toContain(text);
  expect(stderr).toMatch(/in the phase "growGold": no gold\n/);
  expect(stderr.match(/^ +at .*$/gm)).toEqual([expect.stringMatching(/at growGold \(.*\/broken\/game\.ts:\d+:\d+\)/)]);
  expect(exit).toBe(70);
});

function readGame(): Record<string, string> {
  const files = ['schemas/config.json', 'schemas/order.json', 'schemas/view.json'];
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, 'marches', name), 'utf8')]));
}

test('a long match is played to its end', async () => {
  writeFiles(join(folder, 'long'), {
    ...SMALL_GAME,
    'game.ts': SMALL_GAME['game.ts']!.replace('rounds: 5', 'rounds: 700'),
  });
  const game = await new GameCatalogue().load('./long', folder);
  const steps = [...checkGame(game, game.outside!, DEFAULT_LIMITS)];
  expect(steps.map(({ note }) => note)).toContainEqual(expect.stringContaining('700 of 700 rounds played to the end'));
});

const OTHERS = /crematoria|walking.dead|ork.island|apocalypse/i;

test.each(OUTSIDE_KITS)('a kit in %s is about this game, and names no folder of this machine', async (language) => {
  const game = await load();
  const place = join(folder, `kit-${language}`);
  const outside = makeOutsideGame(game, language, place, DEFAULT_LIMITS);
  makeProject({ kit: requireKit(language), game, outside, folder: place, from: 'demo', command: 'minions' });
  const texts = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package.json')
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  expect(
    texts.flatMap((text) => text.split('\n')).filter((line) => OTHERS.test(line) || line.includes(folder)),
  ).toEqual([]);
  expect(readFileSync(join(place, 'README.md'), 'utf8')).toContain('The rules: `../marches/README.md`');
});

const integers = { type: 'array', items: { type: 'integer' } };

test.each([
  ['all alike', { ...integers, minItems: 2, maxItems: 2 }],
  ['at least two', { ...integers, minItems: 2 }],
  ['one by one', { ...integers, items: [{ type: 'integer' }, { type: 'integer' }], minItems: 2 }],
])('a cell is a position in kits: %s', async (_, cell) => {
  const view = JSON.parse(readGame()['schemas/view.json']!) as { definitions: object };
  view.definitions = { cell };
  const name = `cells-${JSON.stringify(cell).length}`;
  writeFiles(join(folder, name), { ...readGame(), 'game.ts': code, 'schemas/view.json': JSON.stringify(view) });
  const game = await new GameCatalogue().load(`./${name}`, folder);
  const { files } = makeOutsideGame(game, 'typescript', join(folder, 'kit'), DEFAULT_LIMITS);
  expect(files['minions/marches-types.ts']).toMatch(/interface Walker \{[^}]*pos: Pos;/);
});
