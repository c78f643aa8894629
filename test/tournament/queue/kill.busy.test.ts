// On a queue, coordinator, worker and Redis are killed in turn at moments drawn by a seed: the report has the same bytes.
import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect } from 'vitest';
import { startRedis } from '../../../bench/services/start-redis.ts';
import { emptyFolder, minions, runMinions } from '../../cli/run-minions.ts';
import { drawMoments } from '../../draw-moments.ts';
import { testWith } from '../../test-with.ts';
import { BEGIN, readReport, writeShortConfig } from '../cup-files.ts';
import { killTree } from '../../../bench/services/kill-tree.ts';

/** Each victim once in every run of the tests; more by hand. */
const KILLS = Number(process.env['MINIONS_KILLS'] ?? 3);
/** Long enough that most kills hit a tournament that is being played. */
const THRICE = BEGIN.map((word, at) => (BEGIN[at - 1] === '--cycles' ? '3' : word));
const folder = emptyFolder();
const env = { MINIONS_TOKEN: 'a-token-that-only-tests-know', XDG_CACHE_HOME: join(folder, 'cache'), npm_command: '' };
const drawMoment = drawMoments(500, 3000);
const drawPause = drawMoments(0, 300);
let undisturbed: Record<string, string>;

beforeAll(async () => {
  await writeShortConfig(folder);
  const run = await runMinions([...THRICE, '-j', '1', '-o', 'local'], folder);
  expect([run.code, run.stderr]).toEqual([0, expect.any(String)]);
  undisturbed = readReport(join(folder, 'local/report'));
}, 300_000);

const start = (args: readonly string[]) =>
  execa(process.execPath, [minions, ...args], { cwd: folder, env, reject: false });

testWith('redis-server')(
  `on a queue, ${KILLS} kills of coordinator, worker and Redis in turn leave the bytes of a local run`,
  async () => {
    const redis = await startRedis();
    const queue = ['--queue', redis.url, '--stalled-after', '2s'];
    const startWorker = () => start(['worker', '--queue', redis.url, '-j', '1']);
    const workers = [startWorker(), startWorker()];
    const killed = { coordinator: 0, worker: 0, redis: 0 };
    try {
      for (let cup = 1; killed.coordinator + killed.worker + killed.redis < KILLS; cup += 1) {
        const name = `cup-${cup}`;
        for (let code: number | undefined; code !== 0;) {
          const isBegun = existsSync(join(folder, name, 'tournament.json'));
          const args = isBegun ? ['tournament', 'resume', name, ...queue] : [...THRICE, ...queue, '-o', name];
          const coordinator = start(args);
          const isEnded = coordinator.then(() => true);
          const sleep = (): Promise<boolean> => Promise.race([isEnded, setTimeout(drawMoment(), false)]);
          while (!(await sleep()) && killed.coordinator + killed.worker + killed.redis < KILLS) {
            if (killed.redis < killed.worker) {
              killed.redis += 1;
              await redis.kill();
              await setTimeout(drawPause());
              await redis.startAgain();
            } else if (killed.worker < killed.coordinator) {
              killed.worker += 1;
              killTree(workers[0]!.pid!);
              await workers.shift();
              workers.push(startWorker());
            } else {
              killed.coordinator += 1;
              killTree(coordinator.pid!);
            }
          }
          const { exitCode, stderr } = await coordinator;
          code = exitCode;
          // Killed, or ended: whatever else it may say is a failure.
          expect([0, undefined], stderr).toContain(code);
        }
        expect(readReport(join(folder, `${name}/report`))).toEqual(undisturbed);
        const verified = await runMinions(['tournament', 'verify', name, '--deep'], folder);
        expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('every seed comes from')]);
      }
      expect(Object.values(killed).every((times) => times > 0)).toBe(true);
    } finally {
      for (const worker of workers) killTree(worker.pid!);
      await redis.stop();
    }
  },
  60_000 * (KILLS + 2),
);
