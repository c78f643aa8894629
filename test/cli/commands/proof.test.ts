// What an author is given: the proof of which files played, of a tournament in memory.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { FunctionBot } from '../../../judge/bot/function-bot.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { beginTournament } from '../../../tournament/organise/begin-tournament.ts';
import { runInMemory } from '../run-in-memory.ts';
import { emptyFolder } from '../run-minions.ts';

const folder = emptyFolder();
const proof = (...args: string[]) => runInMemory(['tournament', 'proof', 'cup', ...args], folder);

beforeAll(async () => {
  const bots = ['ant', 'bee', 'cat', 'dog'].map((name): FunctionBot => ({
    name,
    bot: (state) => ({ round: (state as { round: number }).round, orders: [] }),
  }));
  const terms = { config: { rounds: 5 }, format: { kind: 'round-robin', cycles: 1 }, secret: '5'.repeat(64) } as const;
  await beginTournament({ ...terms, game: findOurGame('crematoria')!, bots, folder: join(folder, 'cup') });
}, 300_000);

test('by name or id, to standard output', async () => {
  const { code, stdout, stderr } = await proof('bee');
  expect([code, stderr]).toEqual([0, '']);
  const { id, versions } = JSON.parse(stdout) as { id: string; versions: { version: number; digest: string }[] };
  expect(versions).toMatchObject([{ version: 1, digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string }]);
  expect((await proof(id)).stdout).toBe(stdout);
});

test('into a file that nobody else can read', async () => {
  const shown = await proof('bee', '-o', 'proof.json');
  const text = readFileSync(join(folder, 'proof.json'), 'utf8');
  const { id } = JSON.parse(text) as { id: string };
  expect(shown.stdout).toBe(
    `Proof of ${id} in proof.json: for its author alone. It says which files the bot is made of.`,
  );
  expect(statSync(join(folder, 'proof.json')).mode & 0o777).toBe(0o600);
  expect((await proof('bee')).stdout).toBe(text.trimEnd());
});

test.each<[what: string, args: string[], message: string, hint: RegExp]>([
  ['a bot that nobody knows', ['eel'], 'no bot of the tournament has the id or the name "eel"', /there are: \w+, \w+/],
  [
    'a file in no folder',
    ['bee', '-o', 'no/proof.json'],
    '"no/proof.json" cannot be written: ',
    /another file with -o/,
  ],
])('%s is refused', async (_, args, message, hint) => {
  const { code, stdout, stderr } = await proof(...args);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr).toMatch(hint);
});
