// A worker that has the token and tells of points that its bots never had.
import { execa } from 'execa';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { readTournament } from '../../../tournament/folder/read-tournament.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { Cipher } from '../../../tournament/queue/cipher.ts';
import { parseQueueAddress } from '../../../tournament/queue/queue-address.ts';
import { QueueConnection } from '../../../tournament/queue/queue-connection.ts';
import { CoordinatorClient } from '../../../tournament/queue/worker/coordinator-client.ts';
import { makeReplayName } from '../../../judge/slots/replay-name.ts';
import type { PlayedMatch } from '../../../judge/slots/block-players.ts';
import { LocalSlots } from '../../../judge/slots/local-slots.ts';
import { TOOL } from '../../../judge/host/package-info.ts';
import type { WorkerCard } from '../../../protocol/types/queue/worker.ts';
import type { BlockJob } from '../../../protocol/types/queue/block.ts';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { BEGIN, readReport, writeShortConfig } from '../cup-files.ts';
import { startRedis, waitFor } from '../../../bench/services/start-redis.ts';

const minions = fileURLToPath(new URL('../../../dist/minions.cjs', import.meta.url));
const TOKEN = 'a-token-that-even-liars-have';

/** Plays one block honestly, but for the points of the last match: it gives the first player a thousand more. */
async function lie(url: string, cup: string): Promise<void> {
  const connection = await QueueConnection.open(parseQueueAddress(url), () => {});
  const cipher = new Cipher(TOKEN);
  const card = { worker: 'liar', machine: 'elsewhere', slots: 1, cores: 2, speed: 1000, tool: TOOL };
  const client = new CoordinatorClient({
    connection,
    cipher,
    token: TOKEN,
    card,
    signal: new AbortController().signal,
  });
  const replays = mkdtempSync(join(tmpdir(), 'minions-liar-'));
  const slots = new LocalSlots({ cpus: ['0'], coresEach: 1, isForced: false }, { folder: cup, replays, canPin: false });
  await waitFor('a coordinator', () => client.find());
  await client.join();
  await lieAsAnother(connection, cipher, card);
  // By hand, so that it takes one block and no other.
  const taker = connection.openWorker(async () => {}, { autorun: false, lockDuration: 300_000 });
  const job = await waitFor('a block', async () => (await taker.getNextJob('liar')) ?? undefined);
  const { contest, ...order } = cipher.decrypt(job.data) as BlockJob;
  const last = order.matches.at(-1)!.match;
  const told: Promise<unknown>[] = [];
  const log = ({ order: { block, match, attempt }, result, pinned }: PlayedMatch): void => {
    if (match === last) result.seats[0].score += 1000;
    const path = join(replays, `${makeReplayName({ block, match })}.jsonl.gz`);
    const outcome = { kind: 'played', contest, worker: 'liar', block, match, attempt, result, pinned } as const;
    told.push(client.send({ ...outcome, forced: false }, readFileSync(path)));
  };
  await slots.play(order, log, new AbortController().signal);
  const answers = await Promise.allSettled(told);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(answers.at(-1)).toMatchObject({
    reason: { message: expect.stringContaining('this worker is quarantined') as string },
  });
  await job.moveToCompleted('', 'liar', false);
  slots.close();
  await connection.close();
}

/** Nobody can join under a name that is taken, nor speak for whoever has it. */
async function lieAsAnother(connection: QueueConnection, cipher: Cipher, card: WorkerCard): Promise<void> {
  const other = new CoordinatorClient({ connection, cipher, token: TOKEN, card, signal: new AbortController().signal });
  await other.find();
  await expect(other.join()).rejects.toThrow('belongs to a worker with another key');
}

testWith('redis-server')('--trust no finds it, names it, and has everything it played played again', async () => {
  const folder = emptyFolder();
  const env = { MINIONS_TOKEN: TOKEN, XDG_CACHE_HOME: join(folder, 'cache'), npm_command: '' };
  const redis = await startRedis();
  await writeShortConfig(folder);
  expect((await runMinions([...BEGIN, '-j', '2', '-o', 'local'], folder)).code).toBe(0);
  const args = [...BEGIN, '--queue', redis.url, '--trust', 'no', '-o', 'cup'];
  const tournament = execa(process.execPath, [minions, ...args], { cwd: folder, env, reject: false });
  try {
    await lie(redis.url, join(folder, 'cup'));
    const worker = execa(process.execPath, [minions, 'worker', '--queue', redis.url], {
      cwd: folder,
      env,
      reject: false,
    });
    const { exitCode, stderr } = await tournament;
    worker.kill('SIGINT');
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('worker liar is quarantined')]);
    const { counted, quarantined, setAside } = readTournament(locateTournament(join(folder, 'cup')));
    expect(quarantined).toMatchObject([
      {
        worker: 'liar',
        reason: expect.stringMatching(/^match 1\.4: its results differ from its replay: 1\d\d\d /),
      },
    ]);
    expect(setAside.map(({ block, match }) => `${block}.${match}`)).toEqual(['1.1', '1.2', '1.3']);
    expect(counted.filter(({ measured }) => measured.worker === 'liar')).toEqual([]);
    expect(readReport(join(folder, 'cup/report'))).toEqual(readReport(join(folder, 'local/report')));
    await worker;
  } finally {
    tournament.kill('SIGKILL');
    await redis.stop();
  }
});
