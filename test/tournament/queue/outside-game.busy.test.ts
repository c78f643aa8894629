// A game that is not part of minions, played by workers that have never seen it.
import { execa } from 'execa';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { emptyFolder, minions, runMinions } from '../../cli/run-minions.ts';
import { SMALL_GAME, writeFiles } from '../../judge/games/small-game.ts';
import { testWith } from '../../test-with.ts';
import { readReport, SALT_KEY, SECRET } from '../cup-files.ts';
import { startRedis, type RunningRedis } from '../../../bench/services/start-redis.ts';

const folder = emptyFolder();
/** The machines of this test differ in what they have kept, and so in what they trust. */
const on = (machine: string) => ({
  MINIONS_TOKEN: 'a-token-that-only-tests-know',
  XDG_CACHE_HOME: join(folder, machine),
  XDG_STATE_HOME: join(folder, machine, 'state'),
  npm_command: '',
});
const testQueue = testWith('redis-server');
let redis: RunningRedis | undefined;

/** So that a test that fails leaves nobody behind who waits for workers. */
const ending = new AbortController();
const start = (machine: string, ...args: string[]) =>
  execa(process.execPath, [minions, ...args], {
    cwd: folder,
    env: on(machine),
    reject: false,
    cancelSignal: ending.signal,
  });
const startWorker = (machine: string, ...args: string[]) =>
  start(machine, 'worker', '--queue', redis!.url, '-j', '1', '--force', ...args);
const begin = (game: string, cup: string, ...args: string[]) => {
  const bots = ['a=demo', 'b=demo', 'c=demo', 'null'];
  const how = [
    '--cycles',
    '1',
    '--seats',
    '1',
    '--no-check',
    '--secret',
    SECRET,
    '--salt-key',
    SALT_KEY,
    '-i',
    'short.json',
    '-q',
  ];
  return start('coordinator', 'tournament', game, ...bots, ...how, '-o', cup, ...args);
};

beforeAll(() => {
  cpSync(fileURLToPath(new URL('../../../examples/snakes', import.meta.url)), join(folder, 'snakes'), {
    recursive: true,
  });
  writeFiles(join(folder, 'thrower'), {
    ...SMALL_GAME,
    'game.ts': SMALL_GAME['game.ts']!.replace(
      'for (const [player',
      "if (state.round === 2) throw new Error('three is too many');\n      for (const [player",
    ),
  });
  writeFileSync(join(folder, 'short.json'), '{"rounds": 4}');
});

afterAll(async () => {
  ending.abort();
  await redis?.stop();
});

testQueue('workers fetch it when they are allowed to, and what they send back is what one machine plays', async () => {
  redis = await startRedis();
  const queue = ['--queue', redis.url];
  expect(await begin('./snakes', 'local', '-j', '1', '--force')).toMatchObject({ exitCode: 0 });
  const remote = begin('./snakes', 'remote', ...queue, '--trust', 'no');
  const careful = await startWorker('stranger');
  expect([careful.exitCode, careful.stderr]).toEqual([
    2,
    expect.stringContaining('the tournament is of the game "snakes" (sha256:'),
  ]);
  expect(careful.stderr).toContain('start the worker with --games');
  const worker = startWorker('stranger', '--games');
  try {
    expect(await remote).toMatchObject({ exitCode: 0 });
    expect(readReport(join(folder, 'remote/report'))).toEqual(readReport(join(folder, 'local/report')));
    const verified = await runMinions(['tournament', 'verify', 'remote', '--deep'], folder, on('coordinator'));
    expect(verified.stdout).toContain('4 replays, played again');
    const replay = readdirSync(join(folder, 'remote/replays')).find((name) => /^[\d-]+\.jsonl\.gz$/.test(name));
    const one = await runMinions(['verify', `remote/replays/${replay}`], folder, on('coordinator'));
    expect(one.stdout).toContain('verified: 4 rounds');

    // Who accepts what a coordinator sends has not read it: nothing else on this machine may load it.
    expect(existsSync(join(folder, 'stranger/state/minions/trusted-games'))).toBe(false);

    // The same worker goes on after a game that throws.
    const thrown = await begin('./thrower', 'thrown', ...queue);
    expect([thrown.exitCode, thrown.stderr]).toEqual([
      2,
      expect.stringMatching(
        /block \d could not be played by any worker: Counting has failed in round 3, in the phase "addUp": three is too many, at .*game\.ts:20:/,
      ),
    ]);
    expect(await begin('./snakes', 'again', ...queue)).toMatchObject({ exitCode: 0 });
  } finally {
    worker.kill('SIGINT');
  }
  expect(await worker).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('stopped after 8 matches') });
});

testQueue('files that people have loaded on its machine are played without being asked again', async () => {
  expect((await runMinions(['games', './snakes'], folder, on('friend'))).code).toBe(0);
  const worker = startWorker('friend');
  expect(await begin('./snakes', 'known', '--queue', redis!.url)).toMatchObject({ exitCode: 0 });
  worker.kill('SIGINT');
  expect(await worker).toMatchObject({ exitCode: 0 });
});
