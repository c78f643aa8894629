// examples/snakes through its path only: not one line of it is in the package.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';

const snakes = fileURLToPath(new URL('../../examples/snakes', import.meta.url));
const folder = emptyFolder();
const run = (...args: string[]) => runMinions(args, folder, { XDG_CACHE_HOME: join(folder, 'cache') });
const short = ['--set', 'rounds=30'];
const input = ['-i', 'short.json'];

test('is played by its own bots and by those that every game has, verified and viewed', async () => {
  const played = await run(
    'play',
    snakes,
    'greedy',
    'greedy',
    'demo',
    'null',
    ...short,
    '-s',
    '1',
    '-o',
    'match.jsonl',
    '--json',
  );
  const { seats } = JSON.parse(played.stdout) as { seats: { verdict: unknown; ordered: number; refused: number }[] };
  expect(seats.map(({ verdict }) => verdict)).toEqual([null, null, null, null]);
  // What the game calls legal is not refused, and null gives no orders.
  expect(seats[2]).toMatchObject({ refused: 0 });
  expect(seats.map(({ ordered }) => ordered > 0)).toEqual([true, true, true, false]);
  expect((await run('verify', 'match.jsonl')).stdout).toContain('holds: 30 rounds');
  expect((await run('view', 'match.jsonl', '--html', 'match.html')).code).toBe(0);
  expect(readFileSync(join(folder, 'match.html'), 'utf8')).toContain('minionsGames');
});

test('has its bots checked', async () => {
  const { stdout, code } = await run('check', 'greedy', snakes);
  expect(stdout).toContain('Snakes');
  expect(code).toBe(0);
});

test('is played in a tournament, which keeps the game, and in a comparison', async () => {
  writeFileSync(join(folder, 'short.json'), '{"rounds": 8}');
  const cup = [
    'tournament',
    snakes,
    'greedy',
    'a=demo',
    'b=demo',
    'null',
    '-o',
    'cup',
    '--cycles',
    '1',
    '--seats',
    '1',
    '-j',
    '1',
    '--force',
    '--no-check',
    '-q',
  ];
  expect(await run(...cup, ...input)).toMatchObject({ code: 0 });
  expect((await run('tournament', 'verify', 'cup', '--deep')).stdout).toContain('holds');
  expect(readFileSync(join(folder, 'cup/game/game.ts'), 'utf8')).toContain("id: 'snakes'");
  const compared = await run(
    'compare',
    snakes,
    'demo',
    'greedy',
    '--against',
    'demo',
    '--blocks',
    '2',
    '-j',
    '1',
    '--force',
    '-o',
    'better',
    '--json',
    ...input,
  );
  expect(JSON.parse(compared.stdout)).toHaveProperty('verdict');
});
