import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { addPersonToContest } from '../../contest/manage-people.ts';
import { listMatches } from '../../contest/store/matches.ts';
import { openStore } from '../../contest/store/open-store.ts';
import { findVersion } from '../../contest/store/versions.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import { readJournal } from '../../tournament/journal/read-journal.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { serveFolder } from '../../bench/services/serve-folder.ts';
import { drawMoments } from '../draw-moments.ts';
import { makeContestFolder, waitUntil, WAITING_BOT } from './start-contest.ts';
import { findPostgres, startPostgres, type RunningPostgres } from '../../bench/services/start-postgres.ts';

/** More for who has time: MINIONS_KILLS=100. */
const KILLS = Number(process.env['MINIONS_KILLS'] ?? 2);

const drawMoment = drawMoments(200, 4200);

let postgres: RunningPostgres | undefined;
afterAll(() => postgres?.stop());

const bin = findPostgres();

describe.each(['embedded', 'PostgreSQL'])('%s', (kind) => {
  const isSkipped = kind === 'PostgreSQL' && bin === undefined && process.env['CI'] !== 'true';
  test.skipIf(isSkipped)(
    `after ${KILLS} kills every acknowledged submission is there, and no match counts twice`,
    async () => {
      const database = kind === 'embedded' ? undefined : await (postgres ??= await startPostgres(bin!)).makeDatabase();
      const folder = await makeContestFolder({ quotas: { versionsPerDay: 1000, uploadBytes: 2 ** 20 } });
      const { link } = await addPersonToContest({ folder, database }, { name: 'Ada' });
      const acknowledged: ContestVersion[] = [];
      let token: string | undefined;
      for (let round = 0; round < KILLS; round += 1) {
        const { url, kill } = await serveFolder(folder, database);
        token ??= await login(url, link);
        const stop = new AbortController();
        const submitting = submitOn(url, token, round, stop.signal, acknowledged);
        await setTimeout(drawMoment());
        await kill();
        stop.abort();
        await submitting;
      }
      const { url, kill } = await serveFolder(folder, database);
      await waitUntil('all gates', async () => {
        const answer = await fetch(`${url}/api/queue`);
        const { waiting, running } = (await answer.json()) as { waiting: unknown[]; running: { kind: string }[] };
        return waiting.length === 0 && running.every((work) => work.kind === 'match');
      });
      await kill();
      await checkFolder(folder, database, acknowledged);
    },
    60_000 + KILLS * 20_000,
  );
});

async function login(url: string, link: string): Promise<string> {
  const body = JSON.stringify({ link: link.split('/').at(-1) });
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Submits one version after another to two bots, until the server is gone. */
async function submitOn(
  url: string,
  token: string,
  round: number,
  signal: AbortSignal,
  acknowledged: ContestVersion[],
): Promise<void> {
  for (let count = 0; count < 2 && !signal.aborted; count += 1) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
    const body = `${WAITING_BOT}// ${round} ${count}`;
    try {
      const answer = await fetch(`${url}/api/bots/bot-${count}/versions?file=bot.mjs`, {
        method: 'POST',
        headers,
        body,
        signal,
      });
      if (answer.ok) acknowledged.push((await answer.json()) as ContestVersion);
    } catch {
      // It was killed before it had answered: nothing was promised.
    }
  }
}

async function checkFolder(
  folder: string,
  database: string | undefined,
  acknowledged: readonly ContestVersion[],
): Promise<void> {
  const paths = locateTournament(join(folder, 'ladder'));
  const { problems } = await verifyTournament(paths);
  expect(problems).toEqual([]);
  const state = readTournament(paths);
  const played = [...readJournal(paths.journal)].flatMap(({ record }) => (record.kind === 'played' ? [record] : []));
  const ids = played.map(({ block, attempt }) => `${block} ${attempt}`);
  expect(new Set(ids).size).toBe(ids.length);
  const db = await openStore({ file: join(folder, 'contest.db'), address: database });
  try {
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const { id, digest } of acknowledged) {
      const version = await findVersion(db, id);
      expect(version?.digest).toBe(digest);
      expect(['active', 'retired', 'rejected']).toContain(version?.state);
      expect(existsSync(join(folder, 'versions', digest.slice('sha256:'.length)))).toBe(true);
    }
    // The index may lack the last matches until the server starts again, and never has one that the journal lacks.
    const indexed = await listMatches(db, 100_000);
    const counted = new Map(state.counted.map((match) => [match.block, match]));
    for (const { block, seats } of indexed) {
      expect(seats.map(({ entrant, score }) => [entrant, score])).toEqual(
        counted.get(block)!.seats.map(({ id, score }) => [id, score]),
      );
    }
    expect(counted.size - indexed.length).toBeLessThanOrEqual(2);
  } finally {
    await db.destroy();
  }
}
