// A contest whose gates, matches and rounds are played at the end of a queue, with PostgreSQL where it is
// installed.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { findProgram } from '../../judge/prepare/find-program.ts';
import { addRoundToContest, listContestRounds } from '../../contest/rounds/manage-rounds.ts';
import { runGateApart } from '../../contest/gate/run-gate-apart.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import { Cipher } from '../../tournament/queue/cipher.ts';
import { QueueConnection } from '../../tournament/queue/queue-connection.ts';
import { CoordinatorClient } from '../../tournament/queue/worker/coordinator-client.ts';
import { parseQueueAddress } from '../../tournament/queue/queue-address.ts';
import { runWorker } from '../../tournament/queue/worker/run-worker.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { findPostgres, startPostgres, type RunningPostgres } from '../../bench/services/start-postgres.ts';
import { startRedis, type RunningRedis } from '../../bench/services/start-redis.ts';
import { addPlayer, startContest, waitUntil, WAITING_BOT, type Player, type TestContest } from './start-contest.ts';

const isMissing = findProgram('redis-server') === undefined;
const isSkipped = isMissing && process.env['CI'] !== 'true';
const TOKEN = 'a-token-that-contest-and-workers-share';

let redis: RunningRedis;
let contest: TestContest;
let ada: Player;
const stop = new AbortController();
let working: Promise<unknown>;
let postgres: RunningPostgres | undefined;
const bin = findPostgres();

beforeAll(async () => {
  if (isSkipped) return;
  process.env['XDG_CACHE_HOME'] = emptyFolder();
  redis = await startRedis();
  const address = parseQueueAddress(redis.url, 'minions');
  postgres = bin === undefined ? undefined : await startPostgres(bin);
  contest = await startContest(
    { ladder: { burst: 2 } },
    {
      queue: { address, token: TOKEN, isTrusting: false },
      database: await postgres?.makeDatabase(),
    },
  );
  const worker = { address, token: TOKEN, jobs: 1, isForced: true, sandbox: 'none' as const, runGate: runGateApart };
  working = runWorker({ ...worker, signal: stop.signal });
  ada = await addPlayer(contest, 'Ada');
}, 60_000);
afterAll(async () => {
  stop.abort();
  await contest?.close();
  await working;
  await postgres?.stop();
  await redis?.stop();
}, 60_000);

const note = isMissing ? ' (skipped: redis-server is not installed)' : '';

test.skipIf(isSkipped)(
  `a worker runs gates and plays the ladder${note}`,
  async () => {
    const { id } = (await (await ada.submit('wolf', WAITING_BOT)).json()) as ContestVersion;
    const bad = (await (await ada.submit('bear', 'process.exit(3)')).json()) as ContestVersion;
    const wait = (version: number, state: string): Promise<unknown> =>
      waitUntil(`version ${version} to be ${state}`, async () => {
        const found = (await (await ada.ask(`/api/versions/${version}`)).json()) as ContestVersion;
        return found.state === state;
      });
    await wait(id, 'active');
    await wait(bad.id, 'rejected');
    const report = (await (await ada.ask(`/api/versions/${id}/report`)).json()) as GateReport;
    expect(report.steps.map(({ name, passed }) => [name, passed])).toEqual([
      ['build', true],
      ['check', true],
      ['match', true],
    ]);
    expect([report.replay, report.stderr.length > 0]).toEqual([true, true]);
    expect((await ada.ask(`/api/versions/${id}/replay`)).status).toBe(200);
    await waitUntil('a rated match', async () => {
      const { bots } = (await (await fetch(`${contest.url}/api/leaderboard`)).json()) as Leaderboard;
      return bots.some(({ name, matches }) => name === 'wolf' && matches > 0);
    });
    expect((await ada.ask('/api/bots/wolf/logs')).status).toBe(200);
  },
  150_000,
);

test.skipIf(isSkipped)(
  `a worker of another version is refused, and workers play a round whose folder verifies${note}`,
  async () => {
    const { folder, url } = contest;
    const connection = await QueueConnection.open(parseQueueAddress(redis.url, 'minions'), () => {});
    const card = { worker: 'old', machine: 'elsewhere', slots: 1, cores: 2, speed: 1000, tool: 'minions-judge 0.0.1' };
    const terms = { connection, cipher: new Cipher(TOKEN), token: TOKEN, card, signal: stop.signal };
    const old = new CoordinatorClient(terms);
    await old.find();
    await expect(old.join()).rejects.toThrow('install the same version');
    await connection.close();
    const deadline = new Date(Date.now() + 1000).toISOString();
    await addRoundToContest({ folder }, { name: 'week', format: 'round-robin', deadline, length: 1, seats: 4 });
    const round = await waitUntil('the round', async () => {
      const [found] = (await listContestRounds({ folder })).rounds;
      return found?.state === 'played' && found;
    });
    expect(round.entries.map(({ bot }) => bot)).toEqual(['wolf']);
    expect((await fetch(`${url}${round.folder}`)).status).toBe(200);
    const paths = locateTournament(join(folder, 'rounds/week-1'));
    expect((await verifyTournament(paths, { isDeep: true })).problems).toEqual([]);
    expect(readTournament(paths).counted.length).toBe(round.matches);
  },
  150_000,
);

test.skipIf(isSkipped)(
  `in the end the ladder verifies, and says who played${note}`,
  async () => {
    stop.abort();
    await working;
    await contest.close();
    const ladder = locateTournament(join(contest.folder, 'ladder'));
    expect((await verifyTournament(ladder, { isDeep: true })).problems).toEqual([]);
    const { workers, counted } = readTournament(ladder);
    expect(workers.length).toBe(1);
    expect(counted[0]!.measured.worker).toBe(workers[0]!.worker);
  },
  60_000,
);
