// A contest with three workers, one of which says nothing and one of which lies, while Redis and PostgreSQL come and go.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locateReplay } from '../../contest/ladder/ladder.ts';
import type { PlayedMatch } from '../../judge/slots/block-players.ts';
import { LocalSlots } from '../../judge/slots/local-slots.ts';
import { guardJob } from '../../tournament/queue/worker/guard-job.ts';
import { runGateApart } from '../../contest/gate/run-gate-apart.ts';
import { TOOL } from '../../judge/host/package-info.ts';
import { findProgram } from '../../judge/prepare/find-program.ts';
import type { Leaderboard } from '../../protocol/types/contest/leaderboard.ts';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import type { BlockJob } from '../../protocol/types/queue/block.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import { Cipher } from '../../tournament/queue/cipher.ts';
import { parseQueueAddress } from '../../tournament/queue/queue-address.ts';
import { QueueConnection } from '../../tournament/queue/queue-connection.ts';
import { CoordinatorClient } from '../../tournament/queue/worker/coordinator-client.ts';
import { runWorker } from '../../tournament/queue/worker/run-worker.ts';
import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { findPostgres, startPostgres, type RunningPostgres } from '../../bench/services/start-postgres.ts';
import { startRedis, type RunningRedis } from '../../bench/services/start-redis.ts';
import { addPlayer, startContest, waitUntil, WAITING_BOT, type Player, type TestContest } from './start-contest.ts';

const isMissing = findProgram('redis-server') === undefined;
const isSkipped = isMissing && process.env['CI'] !== 'true';
const note = isMissing ? ' (skipped: redis-server is not installed)' : '';
const STALLED_MS = 3000;
const TOKEN = 'a-token-that-contest-and-workers-share';

let redis: RunningRedis;
let postgres: RunningPostgres | undefined;
let contest: TestContest;
let ada: Player;
let working: Promise<unknown>;
const stop = new AbortController();
const ladder = () => locateTournament(join(contest.folder, 'ladder'));

beforeAll(async () => {
  if (isSkipped) return;
  process.env['XDG_CACHE_HOME'] = emptyFolder();
  redis = await startRedis();
  const address = parseQueueAddress(redis.url, 'minions');
  const bin = findPostgres();
  postgres = bin === undefined ? undefined : await startPostgres(bin);
  contest = await startContest(
    { ladder: { burst: 4 } },
    {
      queue: { address, token: TOKEN, isTrusting: false, stalledAfterMs: STALLED_MS },
      database: await postgres?.makeDatabase(),
    },
  );
  const worker = { address, token: TOKEN, jobs: 1, isForced: true, sandbox: 'none' as const, runGate: runGateApart };
  working = runWorker({ ...worker, signal: stop.signal });
  ada = await addPlayer(contest, 'Ada');
  for (const bot of ['wolf', 'bear', 'lynx']) await ada.submit(bot, `${WAITING_BOT}// ${bot}`);
}, 60_000);

afterAll(async () => {
  stop.abort();
  await contest?.close();
  await working;
  await postgres?.stop();
  await redis?.stop();
}, 60_000);

const waitForMatches = (bot: string, count: number): Promise<unknown> =>
  waitUntil(`${count} rated matches of ${bot}`, async () => {
    const board = await fetch(`${contest.url}/api/leaderboard`).catch(() => undefined);
    if (!board?.ok) return undefined;
    const { bots } = (await board.json()) as Leaderboard;
    return bots.some(({ name, matches }) => name === bot && matches >= count);
  });

/** Joins as a worker with a name of its own, and takes a block of matches by hand. */
async function takeAs(worker: string) {
  const connection = await QueueConnection.open(parseQueueAddress(redis.url, 'minions'), () => {});
  const cipher = new Cipher(TOKEN);
  const card = { worker, machine: 'elsewhere', slots: 1, cores: 2, speed: 1000, tool: TOOL };
  const client = new CoordinatorClient({ connection, cipher, token: TOKEN, card, signal: stop.signal });
  await client.find();
  await client.join();
  const taker = connection.openWorker(async () => {}, { autorun: false, lockDuration: STALLED_MS });
  const order = await waitUntil(`a block for ${worker}`, async () => {
    const job = await taker.getNextJob(worker);
    const taken = job && (cipher.decrypt(job.data) as BlockJob);
    return taken?.matches === undefined ? undefined : taken;
  });
  return { connection, client, order };
}

/** Plays the match of a block as it was asked for. */
async function playHonestly({ block, isAlone, matches }: BlockJob) {
  const replays = emptyFolder();
  const where = { folder: ladder().root, replays, canPin: false };
  const slots = new LocalSlots({ cpus: ['0'], coresEach: 1, isForced: true }, where);
  const found: PlayedMatch[] = [];
  const guarded = matches.map((match) => ({ ...match, job: guardJob(match.job, 'none', 'serial') }));
  await slots.play({ block, isAlone, matches: guarded }, (played) => found.push(played), stop.signal);
  slots.close();
  const [{ order, result, isForced }] = found as [PlayedMatch];
  return { result, forced: isForced, replay: readFileSync(locateReplay(replays, order.block)) };
}

/** What could be true: the winner and another one have changed their places. */
function swapPlaces({ seats }: MatchResult): void {
  const one = seats.find(({ place }) => place === 1)!;
  const other = seats.find(({ place }) => place > 1)!;
  [one.place, other.place] = [other.place, one.place];
}

test.skipIf(isSkipped)(
  `the match of a silent worker is played by another, and a liar is found out${note}`,
  async () => {
    await waitForMatches('wolf', 1);
    const silent = await takeAs('silent');
    await silent.connection.close();

    const { connection, client, order } = await takeAs('liar');
    const { result, replay, forced } = await playHonestly(order);
    swapPlaces(result);
    const { contest: id, block } = order;
    const outcome = { kind: 'played', contest: id, worker: 'liar', block, match: 1, attempt: 1 } as const;
    const sent = client.send({ ...outcome, result, pinned: false, forced }, replay);
    await expect(sent).rejects.toThrow(
      /^this worker is quarantined: match \d+\.1: its results differ from its replay: /,
    );
    const { quarantined } = readTournament(ladder());
    expect(quarantined.map(({ worker }) => worker)).toEqual(['liar']);
    await connection.close();

    const played = await waitUntil('both matches to be played by somebody else', async () => {
      const { counted } = readTournament(ladder());
      return [silent.order.block, block].every((one) => counted.some((match) => match.block === one)) && counted;
    });
    const workers = new Set(played.map(({ measured }) => measured.worker));
    expect([workers.size, workers.has('liar'), workers.has('silent')]).toEqual([1, false, false]);
  },
  200_000,
);

test.skipIf(isSkipped)(
  `after Redis and PostgreSQL were killed a new version is gated and rated, and the ladder verifies${note}`,
  async () => {
    expect(await ada.submit('fox', `${WAITING_BOT}// fox`)).toMatchObject({ ok: true });
    await redis.kill();
    await postgres?.kill();
    await postgres?.startAgain();
    await redis.startAgain();
    await waitForMatches('fox', 1);
    stop.abort();
    await working;
    await contest.close();
    expect((await verifyTournament(ladder(), { isDeep: true })).problems).toEqual([]);
  },
  200_000,
);
