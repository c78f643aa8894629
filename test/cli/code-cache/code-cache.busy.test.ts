import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emptyFolder, runMinions, type Run } from '../run-minions.ts';

/** From Node 22.1 on it is Node that keeps compiled code. */
const isOurs = !('enableCompileCache' in nodeModule);

const MATCH = 'play ork-island null null null null -s 7 --set rounds=3 --sandbox none'.split(' ');

const SNAKES = fileURLToPath(new URL('../../../examples/snakes', import.meta.url));

describe.skipIf(!isOurs)('the compiled code of a command', () => {
  const folder = emptyFolder();
  const play = (...more: string[]): Promise<Run> => runMinions([...MATCH, ...more], folder, { XDG_CACHE_HOME: folder });
  const code = join(folder, 'minions', 'code');
  const findFile = (): string =>
    join(
      code,
      readdirSync(code).find((name) => name.startsWith('play-'))!,
    );

  test('is kept by the first start, used by the next, and made anew when it is damaged', async () => {
    const first = await play('-o', 'first.jsonl');
    expect(first.code).toBe(0);
    const { mtimeMs } = statSync(findFile());
    const scripts = JSON.parse(readFileSync(findFile(), 'utf8').split('\n', 1)[0]!).scripts.map(
      ([name]: [string]) => name,
    );
    expect(scripts).toEqual(expect.arrayContaining(['command-line.cjs', 'validators/games/ork-island/state.cjs']));

    const second = await play('-o', 'second.jsonl');
    expect(second.code).toBe(0);
    expect(statSync(findFile()).mtimeMs).toBe(mtimeMs);

    const damaged = readFileSync(findFile());
    damaged[damaged.length - 1000]! ^= 1;
    writeFileSync(findFile(), damaged);
    expect((await play('-o', 'third.jsonl')).code).toBe(0);
    expect(readFileSync(findFile()).equals(damaged)).toBe(false);
  });

  test('is kept of one game while another is played', async () => {
    const played = MATCH.map((word) => (word === 'ork-island' ? 'apocalypse' : word));
    expect((await runMinions(played, folder, { XDG_CACHE_HOME: folder })).code).toBe(0);
    const both = readFileSync(findFile());
    for (const name of ['apocalypse', 'ork-island'])
      expect(both.includes(`validators/games/${name}/state.cjs`)).toBe(true);
    expect((await play()).code).toBe(0);
    expect(readFileSync(findFile()).equals(both)).toBe(true);
  });

  test('still loads modules that are no part of it: games by their paths', async () => {
    const match = ['play', SNAKES, 'null', 'null', 'null', 'null', '--set', 'rounds=2', '--sandbox', 'none', '-q'];
    for (let start = 0; start < 2; start++) {
      const { code, stderr } = await runMinions(match, folder, { XDG_CACHE_HOME: folder });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    }
  });

  test('is kept for each command, whatever its first word is', async () => {
    for (const word of ['games', '../../escape', '--help'])
      await runMinions([word], folder, { XDG_CACHE_HOME: folder });
    const commands = readdirSync(code).map((name) => name.replace(/-[0-9a-f]+$/, ''));
    expect([...new Set(commands)].sort()).toEqual(['games', 'none', 'play']);
    expect(existsSync(join(folder, 'escape'))).toBe(false);
  });
});

test('a home that cannot be written to does not stop a command', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'file'), '');
  const { code, stdout, stderr } = await runMinions(['games'], folder, { XDG_CACHE_HOME: join(folder, 'file') });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('crematoria');
});
