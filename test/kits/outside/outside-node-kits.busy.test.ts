// Kits for games that minions knows only by their folder, in the languages that need nothing but Node.
import { execa } from 'execa';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { ODD_GAME } from '../../judge/games/odd-game.ts';
import { writeFiles } from '../../judge/games/small-game.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = emptyFolder();
const run = (...args: string[]) =>
  runMinions(args, folder, { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') });
writeFiles(join(folder, 'odd'), ODD_GAME);

describe.each([
  ['javascript', join(root, 'examples/snakes'), 'Snakes'],
  ['typescript', './odd', 'Odd'],
])('%s for %s', (language, game, title) => {
  const mine = join(folder, language);

  test('passes its check, and its own test', async () => {
    const made = await run('new', language, game, language);
    expect(made.stdout).toContain(`${language}: a bot for ${title}`);
    expect(made.stdout).toContain('ok       answers in the right form');
    expect(made.stdout).toContain('ok       keeps to its time');
    expect(made.code, made.stdout + made.stderr).toBe(0);
    const { exitCode, all } = await execa('npm', ['test'], { cwd: mine, all: true, reject: false });
    expect({ exitCode, all: exitCode === 0 ? '' : all }).toEqual({ exitCode: 0, all: '' });
  });

  test('its types are correct for the compiler', async () => {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { exitCode, stdout } = await execa(tsc, ['-p', '.'], { cwd: mine, reject: false });
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '' });
  });

  test('plays a match, and is not out', async () => {
    const { stdout } = await run(
      'play',
      game,
      language,
      'demo',
      'null',
      'null',
      '-s',
      '1',
      '--json',
      '--set',
      'rounds=20',
    );
    const { seats } = JSON.parse(stdout) as { seats: { verdict: unknown; ordered: number }[] };
    expect(seats[0]).toMatchObject({ verdict: null });
    expect(seats[0]!.ordered).toBeGreaterThanOrEqual(20);
  });

  test('says where the rules are, and how to call the game from its folder', () => {
    const page = readFileSync(join(mine, 'README.md'), 'utf8');
    expect(existsSync(resolve(mine, /[Tt]he rules: `([^`]*)`/.exec(page)![1]!))).toBe(true);
    expect(page).toMatch(/ play (\/|\.\.\/)\S+ \. demo demo demo/);
  });
});
