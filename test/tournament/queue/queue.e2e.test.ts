// The same tournament on other machines, as far as one machine can: workers that are killed, fall asleep and lie, and a
// Redis that forgets everything. The report tells.
import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { readJournal } from '../../../tournament/journal/read-journal.ts';
import type { WorkerHeartbeat } from '../../../tournament/queue/heartbeat.ts';
import type { JournalRecord, Played } from '../../../protocol/types/tournament/record.ts';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { BEGIN, readReport, SECRET, SITS, WALKS, writeShortConfig } from '../cup-files.ts';
import { startRedis, waitFor, type RunningRedis } from '../../../bench/services/start-redis.ts';

const minions = fileURLToPath(new URL('../../../dist/minions.cjs', import.meta.url));
const TOKEN = 'a-token-that-only-tests-know';
/** By hand: with the usual settings, one worker is asleep for so many seconds. MINIONS_SLEEP=40 */
const SLEEP_S = Number(process.env['MINIONS_SLEEP'] ?? 0);
const SETTINGS = SLEEP_S > 0 ? [] : ['--stalled-after', '2s'];
const MATCHES_OF_A_BLOCK = 4;
/** Fifteen blocks. An emptied queue is filled again from the last one on: while those are played, the end is far. */
const THRICE = BEGIN.map((word, at) => (BEGIN[at - 1] === '--cycles' ? '3' : word));
const FAR_FROM_THE_END = 8;
const folder = emptyFolder();
const env = { MINIONS_TOKEN: TOKEN, XDG_CACHE_HOME: join(folder, 'cache'), npm_command: '' };
let redis: RunningRedis;

const testQueue = testWith('redis-server');

beforeAll(async () => {
  await writeShortConfig(folder);
  const run = await runMinions([...THRICE, '-j', '2', '-o', 'local'], folder);
  expect([run.code, run.stderr]).toEqual([0, expect.any(String)]);
}, 120_000);

afterAll(async () => {
  await redis?.stop();
});

const start = (args: readonly string[]) =>
  execa(process.execPath, [minions, ...args], { cwd: folder, env, reject: false });

const readRecords = (cup: string): JournalRecord[] => {
  const path = join(folder, cup, 'journal.jsonl');
  return existsSync(path) ? [...readJournal(path)].map(({ record }) => record) : [];
};

const workerOf = (record: JournalRecord): string | undefined =>
  record.kind === 'played' ? record.measured.worker : 'worker' in record ? record.worker : undefined;

/** The journal in short, for whoever waits in vain. */
const describeRecords = (cup: string): string =>
  readRecords(cup)
    .map((record) => `${record.kind} ${'block' in record ? record.block : ''} by ${workerOf(record)}`)
    .join('\n');

const listPlayed = (cup: string, isWanted: (played: Played) => boolean): Played[] =>
  readRecords(cup).flatMap((record) => (record.kind === 'played' && isWanted(record) ? [record] : []));

testQueue(
  'stopped and resumed, three workers, one killed, one asleep, Redis emptied: the same bytes as on this machine alone',
  async () => {
    redis = await startRedis();
    const queue = ['--queue', redis.url];
    const workers = [1, 2, 3].map(() => start(['worker', ...queue, '-j', '1']));
    const findSign = async ({ pid }: { pid?: number }): Promise<WorkerHeartbeat | undefined> => {
      const [key] = await redis.client.keys(`minions:worker:*-${pid}-*`);
      return key === undefined ? undefined : (JSON.parse((await redis.client.get(key)) ?? 'null') as WorkerHeartbeat);
    };
    try {
      await Promise.all(workers.map((worker) => waitFor('a worker to come', () => findSign(worker))));
      const [killed, asleep, awake] = workers as [(typeof workers)[0], (typeof workers)[0], (typeof workers)[0]];
      const begun = start([...THRICE, ...queue, ...SETTINGS, '-o', 'remote']);
      await waitFor('a match', () => listPlayed('remote', () => true).at(0));
      begun.kill('SIGINT');
      expect((await begun).exitCode).toBe(130);
      expect((await redis.client.keys('minions:blocks:*')).filter((key) => /:[0-9a-f]{64}/.test(key))).toEqual([]);
      const tournament = start(['tournament', 'resume', 'remote', ...queue, ...SETTINGS]);

      await waitFor('a block to be played', async () => (await findSign(killed))?.blocks[0]);
      killed.kill('SIGKILL');
      await redis.client.flushall();

      const { block, sleeper } = await waitFor('a block to fall asleep over', async () => {
        asleep.kill('SIGSTOP');
        const sign = await findSign(asleep);
        const block = sign?.blocks[0] ?? 0;
        // It may have finished it and not yet said so; then its results are on their way.
        if (block >= FAR_FROM_THE_END) await setTimeout(300);
        const isUnfinished = listPlayed('remote', (played) => played.block === block).length < MATCHES_OF_A_BLOCK;
        if (block >= FAR_FROM_THE_END && isUnfinished) return { block, sleeper: sign!.worker };
        asleep.kill('SIGCONT');
        return undefined;
      });
      const logJournal = (error: Error): never => {
        throw new Error(`${error.message} (${block} of ${sleeper}):\n${describeRecords('remote')}`);
      };
      const awaking = setTimeout(SLEEP_S * 1000);
      const before = readRecords('remote').length;
      await waitFor('somebody else to play its block', () =>
        readRecords('remote')
          .slice(before)
          .find((record) => record.kind === 'played' && record.block === block && record.measured.worker !== sleeper),
      ).catch(logJournal);
      // So that the end does not come before its late result.
      awake.kill('SIGSTOP');
      await awaking;
      asleep.kill('SIGCONT');
      const late = await waitFor('its late result', () =>
        readRecords('remote').find((record) => record.kind === 'duplicate' && record.worker === sleeper),
      ).catch(logJournal);
      expect(late).toMatchObject({ block, same: true });
      awake.kill('SIGCONT');

      const { exitCode, stderr } = await tournament;
      expect([exitCode, stderr]).toEqual([0, expect.any(String)]);
      expect(readReport(join(folder, 'remote/report'))).toEqual(readReport(join(folder, 'local/report')));
      expect((await runMinions(['tournament', 'verify', 'remote', '--deep'], folder)).code).toBe(0);

      asleep.kill('SIGINT');
      expect((await asleep).exitCode).toBe(0);
    } finally {
      for (const worker of workers) worker.kill('SIGKILL');
    }
  },
);

testQueue('a comparison on a queue comes to the same as one on this machine', async () => {
  const compare = ['compare', 'crematoria', `sits=${SITS}`, `walks=${WALKS}`, '--against', SITS];
  const args = [...compare, '-i', 'short.cnf', '--blocks', '2', '--seats', '1', '--secret', SECRET, '--json'];
  const here = await runMinions([...args, '-o', 'here'], folder);
  const worker = start(['worker', '--queue', redis.url]);
  const elsewhere = await start([...args, '--queue', redis.url, '-o', 'elsewhere']);
  worker.kill('SIGINT');
  const strip = (text: string): object => ({ ...(JSON.parse(text) as object), folder: '', times: null });
  expect([elsewhere.exitCode, elsewhere.stderr]).toEqual([here.code, expect.any(String)]);
  expect(strip(elsewhere.stdout)).toEqual(strip(here.stdout));
  expect(listPlayed('elsewhere', ({ measured }) => measured.worker !== undefined)).toHaveLength(4);
  expect((await worker).exitCode).toBe(0);
});
