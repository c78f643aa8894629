// Somebody stops the server as systemd does, while a match is being played.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locateContest } from '../../contest/folder/contest-paths.ts';
import { addPersonToContest } from '../../contest/manage-people.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { serveFolder, type ServedFolder } from '../../bench/services/serve-folder.ts';
import { makeContestFolder, signIn, waitUntil, WAITING_BOT } from './start-contest.ts';

/** The unit in docs/contest.md waits for 120 s before it kills. */
const MAX_STOP_MS = 60_000;
const SIGTERM_CODE = 143;

const waitForMatch = ({ url }: ServedFolder): Promise<unknown> =>
  waitUntil('a running match', async () => {
    const { running } = (await (await fetch(`${url}/api/queue`)).json()) as { running: { kind: string }[] };
    return running.some(({ kind }) => kind === 'match');
  });

test('SIGTERM during a match: exit code, journal, lock and socket; and the server goes on where it was', async () => {
  const folder = await makeContestFolder({ config: { rounds: 400 } });
  const paths = locateContest(folder);
  const { link } = await addPersonToContest({ folder }, { name: 'Ada' });
  const server = await serveFolder(folder);
  const { submit } = await signIn(server.url, link);
  expect((await submit('wolf', WAITING_BOT)).ok).toBe(true);
  await waitForMatch(server);
  expect([existsSync(paths.lock), existsSync(paths.socket)]).toEqual([true, true]);
  const began = performance.now();
  expect(await server.stop()).toBe(SIGTERM_CODE);
  expect(performance.now() - began).toBeLessThan(MAX_STOP_MS);
  expect([existsSync(paths.lock), existsSync(paths.socket)]).toEqual([false, false]);
  const ladder = locateTournament(join(folder, 'ladder'));
  expect((await verifyTournament(ladder)).problems).toEqual([]);
  const { counted } = readTournament(ladder);

  const again = await serveFolder(folder);
  await waitUntil('the next match', async () => readTournament(ladder).counted.length > counted.length);
  await again.kill();
}, 180_000);
