// A contest whose gates and matches are played by a worker at the end of a queue.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { findProgram } from '../../judge/prepare/find-program.ts';
import { runGateApart } from '../../contest/gate/run-gate-apart.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import { parseQueueAddress } from '../../tournament/queue/queue-address.ts';
import { runWorker } from '../../tournament/queue/worker/run-worker.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { startRedis, type RunningRedis } from '../tournament/queue/start-redis.ts';
import { addPlayer, startContest, waitUntil, WAITING_BOT, type Player, type TestContest } from './start-contest.ts';

const isMissing = findProgram('redis-server') === undefined;
const isSkipped = isMissing && process.env['CI'] !== 'true';
const TOKEN = 'a-token-that-contest-and-workers-share';

let redis: RunningRedis;
let contest: TestContest;
let ada: Player;
const stop = new AbortController();
let working: Promise<unknown>;

beforeAll(async () => {
  if (isSkipped) return;
  process.env['XDG_CACHE_HOME'] = emptyFolder();
  redis = await startRedis();
  const address = parseQueueAddress(redis.url, 'minions');
  contest = await startContest({ ladder: { burst: 2 } }, { queue: { address, token: TOKEN } });
  const worker = { address, token: TOKEN, jobs: 1, isForced: true, sandbox: 'none' as const, runGate: runGateApart };
  working = runWorker({ ...worker, signal: stop.signal });
  ada = await addPlayer(contest, 'Ada');
}, 60_000);
afterAll(async () => {
  stop.abort();
  await contest?.close();
  await working;
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
    stop.abort();
    await working;
    await contest.close();
    const ladder = locateTournament(join(contest.folder, 'ladder'));
    expect((await verifyTournament(ladder, { isDeep: true })).problems).toEqual([]);
    const { workers, counted } = readTournament(ladder);
    expect(workers.length).toBe(1);
    expect(counted[0]!.measured.worker).toBe(workers[0]!.worker);
  },
  150_000,
);
