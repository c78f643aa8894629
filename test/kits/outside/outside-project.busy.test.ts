// Kits for games that minions knows only by their folder, in the languages that need programs of their own.
import { execa } from 'execa';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { ODD_GAME } from '../../judge/games/odd-game.ts';
import { writeFiles } from '../../judge/games/small-game.ts';
import { testWith } from '../../test-with.ts';

const snakes = fileURLToPath(new URL('../../../examples/snakes', import.meta.url));
const folder = emptyFolder();
const run = (...args: string[]) =>
  runMinions(args, folder, { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') });
writeFiles(join(folder, 'odd'), ODD_GAME);

/** Runs the test that a project brings, which must say nothing of warnings. */
async function runOwnTest(project: string, command: readonly string[]): Promise<void> {
  const [program, ...args] = command;
  const { exitCode, all } = await execa(program!, args, { cwd: join(folder, project), all: true, reject: false });
  expect({ exitCode, warnings: all.match(/^.*warning.*$/gim) ?? [] }, all).toEqual({ exitCode: 0, warnings: [] });
}

/** A project that passes its check, and is still in at the end of a match. */
async function makeAndPlay(language: string, game: string, project: string): Promise<void> {
  const made = await run('new', language, game, project);
  expect(made.stdout).toContain('ok       leaves no process behind');
  expect(made.code, made.stdout + made.stderr).toBe(0);
  const patient = ['--time', '10000', '--start-time', '20000', '--set', 'rounds=30'];
  const { stdout } = await run('play', game, project, 'demo', 'null', 'null', '-s', '1', '--json', ...patient);
  const { seats } = JSON.parse(stdout) as { seats: { verdict: unknown; ordered: number }[] };
  expect(seats[0]).toMatchObject({ verdict: null });
  expect(seats[0]!.ordered).toBeGreaterThan(0);
}

const ROWS: readonly (readonly [language: string, programs: readonly string[], ownTest: readonly string[]])[] = [
  ['python', ['python3'], ['python3', '-W', 'error', '-m', 'unittest']],
  ['java', ['make', 'javac', 'java'], ['make', 'test']],
  ['go', ['go'], ['go', 'test', './...']],
  ['cpp', ['make', 'g++'], ['make', 'test']],
  ['rust', ['cargo'], ['cargo', 'test', '--offline', '--quiet']],
];

describe.each(ROWS)('%s', (language, programs, ownTest) => {
  testWith(...programs)('snakes: its check passes, and a match is played', async () => {
    await makeAndPlay(language, snakes, `${language}-snakes`);
  });

  testWith(...programs)('a game with odd schemas and names: its types compile, and its own test passes', async () => {
    expect(await run('new', language, './odd', `${language}-odd`, '--no-check')).toMatchObject({ code: 0, stderr: '' });
    await runOwnTest(`${language}-odd`, ownTest);
  });
});

describe('a game that "minions new game" has made', () => {
  testWith('python3')('python: orders name its own walker', async () => {
    expect((await run('new', 'game', 'gold-rush')).code).toBe(0);
    await makeAndPlay('python', './gold-rush', 'gold-bot');
    await runOwnTest('gold-bot', ['python3', '-W', 'error', '-m', 'unittest']);
  });

  testWith('python3', 'mypy')('python: its types are correct', async () => {
    await runOwnTest('gold-bot', ['mypy', '.']);
    await runOwnTest('python-odd', ['mypy', '.']);
  });
});
