import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContestSettings } from '../../../protocol/types/contest/settings.ts';
import { newContest } from '../../../contest/folder/new-contest.ts';
import { Ladder } from '../../../contest/ladder/ladder.ts';
import { loadGame } from '../../../judge/games/load-game.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { makeCommitment } from '../../../tournament/folder/secrets.ts';
import { readTournament } from '../../../tournament/folder/read-tournament.ts';
import { verifyTournament } from '../../../tournament/verify/verify-tournament.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

async function openLadder(root: string, day: { now: string }): Promise<Ladder> {
  const game = await loadGame('crematoria');
  const folder = join(root, 'winter');
  const settings = JSON.parse(readFileSync(join(folder, 'contest.json'), 'utf8')) as ContestSettings;
  const at = (): string => `${day.now}T10:00:00.000Z`;
  return Ladder.open({ folder: join(folder, 'ladder'), settings, game, sandbox: 'none', slots: [null], at });
}

async function makeFolder(): Promise<string> {
  const root = emptyFolder();
  newContest(join(root, 'winter'), await loadGame('crematoria'));
  for (const name of ['a', 'b']) writeFileSync(join(root, `${name}.mjs`), `// ${name}`);
  return root;
}

test('versions come, go and return under the same id, whoever does it twice', async () => {
  const root = await makeFolder();
  const ladder = await openLadder(root, { now: '2026-01-01' });
  const id = ladder.enter('wolf#1', join(root, 'a.mjs'));
  expect(ladder.enter('wolf#1', join(root, 'a.mjs'))).toBe(id);
  const other = ladder.enter('wolf#2', join(root, 'b.mjs'));
  for (let twice = 0; twice < 2; twice += 1) ladder.withdraw(id, 'another version is active');
  expect(ladder.field.participants.find((bot) => bot.id === id)?.withdrawn).toBe('another version is active');
  for (let twice = 0; twice < 2; twice += 1) expect(ladder.enter('wolf#1', join(root, 'a.mjs'))).toBe(id);
  expect(ladder.field.participants.find((bot) => bot.id === id)?.withdrawn).toBeUndefined();
  expect(other).not.toBe(id);
  const kinds = ladder.field.changes.map(({ kind }) => kind);
  expect(kinds).toEqual(['added', 'added', 'withdrawn', 'returned']);
  ladder.close();
});

test('what was begun is owed after a crash, with the same seats and the same seed', async () => {
  const root = await makeFolder();
  const day = { now: '2026-01-01' };
  const ladder = await openLadder(root, day);
  const id = ladder.enter('wolf#1', join(root, 'a.mjs'));
  const block = ladder.schedule([id, 'h1', 'h2', 'h3']);
  const order = ladder.makeOrder({ block, attempt: 1 });
  ladder.close();
  const again = await openLadder(root, day);
  expect(again.listOpenBlocks()).toEqual([{ block: 1, attempt: 1 }]);
  expect(again.makeOrder({ block, attempt: 1 })).toEqual(order);
  expect(again.nextBlock).toBe(2);
  again.close();
});

test('a secret lasts a day: then it is revealed, and another one is committed to', async () => {
  const root = await makeFolder();
  const day = { now: '2026-01-01' };
  const ladder = await openLadder(root, day);
  const first = ladder.commitment;
  expect(ladder.needsNewSecret()).toBe(false);
  day.now = '2026-01-02';
  expect(ladder.needsNewSecret()).toBe(true);
  ladder.renewSecret();
  expect(ladder.needsNewSecret()).toBe(false);
  expect(ladder.commitment).not.toBe(first);
  ladder.close();
  const again = await openLadder(root, day);
  expect(again.needsNewSecret()).toBe(false);
  again.close();
  const { seals } = readTournament(locateTournament(join(root, 'winter/ladder')));
  expect(seals.map(({ secret, commitment }) => secret === undefined || makeCommitment(secret) === commitment)).toEqual([
    true,
    true,
  ]);
  expect([seals[0]!.secret?.length, seals[1]!.secret]).toEqual([64, undefined]);
  const { problems } = await verifyTournament(locateTournament(join(root, 'winter/ladder')));
  expect(problems).toEqual([]);
});
