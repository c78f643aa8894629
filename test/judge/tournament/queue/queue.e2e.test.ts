// The same tournament on other machines, as far as one machine can: workers that are killed, fall asleep and lie, and a
// Redis that forgets everything. The report tells.
import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { readJournal } from '../../../../judge/tournament/journal/read-journal.ts';
import type { WorkerSign } from '../../../../judge/tournament/queue/signs-of-life.ts';
import type { JournalRecord, Played } from '../../../../protocol/types/tournament/record.ts';
import { emptyFolder, runMinions } from '../../../cli/run-minions.ts';
import { testWith } from '../../../test-with.ts';
import { BEGIN, readReport, SECRET, writeShortConfig } from '../cup-files.ts';
import { startRedis, waitFor, type RunningRedis } from './start-redis.ts';

const minions = fileURLToPath(new URL('../../../../dist/minions.js', import.meta.url));
const TOKEN = 'a-token-that-only-tests-know';
/** By hand: with the usual settings, one worker is asleep for so many seconds. MINIONS_SLEEP=40 */
const SLEEP_S = Number(process.env['MINIONS_SLEEP'] ?? 0);
const SETTINGS = SLEEP_S > 0 ? [] : ['--stalled-after', '2s'];
const folder = emptyFolder();
const env = { MINIONS_TOKEN: TOKEN, XDG_CACHE_HOME: join(folder, 'cache'), npm_command: '' };
let redis: RunningRedis;

const testQueue = testWith('redis-server');

beforeAll(async () => {
  await writeShortConfig(folder);
  const run = await runMinions([...BEGIN, '-j', '2', '-o', 'local'], folder);
  expect([run.code, run.stderr]).toEqual([0, expect.any(String)]);
}, 120_000);

afterAll(async () => {
  await redis?.stop();
});

const start = (words: readonly string[]) =>
  execa(process.execPath, [minions, ...words], { cwd: folder, env, reject: false });

const readRecords = (cup: string): JournalRecord[] => {
  const path = join(folder, cup, 'journal.jsonl');
  return existsSync(path) ? [...readJournal(path)].map(({ record }) => record) : [];
};

const listPlayed = (cup: string, isWanted: (played: Played) => boolean): Played[] =>
  readRecords(cup).flatMap((record) => (record.kind === 'played' && isWanted(record) ? [record] : []));

testQueue(
  'stopped and resumed, three workers, one killed, one asleep, Redis emptied: the same bytes as on this machine alone',
  async () => {
    redis = await startRedis();
    const queue = ['--queue', redis.url];
    const workers = [1, 2, 3].map(() => start(['worker', ...queue, '-j', '1']));
    const findSign = async ({ pid }: { pid?: number }): Promise<WorkerSign | undefined> => {
      const [key] = await redis.client.keys(`minions:worker:*-${pid}-*`);
      return key === undefined ? undefined : (JSON.parse((await redis.client.get(key)) ?? 'null') as WorkerSign);
    };
    try {
      await Promise.all(workers.map((worker) => waitFor('a worker to come', () => findSign(worker))));
      const [killed, asleep, awake] = workers as [(typeof workers)[0], (typeof workers)[0], (typeof workers)[0]];
      const begun = start([...BEGIN, ...queue, ...SETTINGS, '-o', 'remote']);
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
        if (sign?.blocks[0] !== undefined) return { block: sign.blocks[0], sleeper: sign.worker };
        asleep.kill('SIGCONT');
        return undefined;
      });
      const awaking = setTimeout(SLEEP_S * 1000);
      const before = readRecords('remote').length;
      await waitFor('somebody else to play its block', () =>
        readRecords('remote')
          .slice(before)
          .find((record) => record.kind === 'played' && record.block === block && record.measured.worker !== sleeper),
      );
      // So that the end does not come before its late result.
      awake.kill('SIGSTOP');
      await awaking;
      asleep.kill('SIGCONT');
      const late = await waitFor('its late result', () =>
        readRecords('remote').find((record) => record.kind === 'duplicate' && record.worker === sleeper),
      );
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
  const compare = ['compare', 'crematoria', 'javascript/null', 'javascript/demo', '--against', 'javascript/null'];
  const words = [...compare, '-i', 'short.cnf', '--blocks', '2', '--seats', '1', '--secret', SECRET, '--json'];
  const here = await runMinions([...words, '-o', 'here'], folder);
  const worker = start(['worker', '--queue', redis.url]);
  const elsewhere = await start([...words, '--queue', redis.url, '-o', 'elsewhere']);
  worker.kill('SIGINT');
  const strip = (text: string): object => ({ ...(JSON.parse(text) as object), folder: '', times: null });
  expect([elsewhere.exitCode, elsewhere.stderr]).toEqual([here.code, expect.any(String)]);
  expect(strip(elsewhere.stdout)).toEqual(strip(here.stdout));
  expect(listPlayed('elsewhere', ({ measured }) => measured.worker !== undefined)).toHaveLength(4);
  expect((await worker).exitCode).toBe(0);
});
