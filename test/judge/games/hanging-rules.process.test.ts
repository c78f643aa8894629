// Rules that never end: whoever waits for them can end the command, with one signal, and leaves nothing behind that computes.
import { execa } from 'execa';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startRedis } from '../../../bench/services/start-redis.ts';
import { emptyFolder, minions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { isAlive } from '../play-fixtures.ts';
import { SMALL_GAME, writeFiles } from './small-game.ts';

const folder = emptyFolder();
const env = {
  MINIONS_TOKEN: 'a-token-that-only-tests-know',
  XDG_CACHE_HOME: join(folder, 'cache'),
  XDG_STATE_HOME: join(folder, 'state'),
};
const ending = new AbortController();
afterAll(() => ending.abort());

/** Its second round never ends. Each time that it begins, it leaves the id of its process in a file. */
const HANG = `if (state.round === 1) {
        const { appendFileSync } = (globalThis as any).process.getBuiltinModule('node:fs');
        appendFileSync(FILE, \`\${(globalThis as any).process.pid}\\n\`);
        for (;;);
      }
      for (const [player`;

/** The command, and who hangs, each time that it does. */
function start(name: string, makeArgs: (game: string) => readonly string[], input?: string) {
  const file = join(folder, `${name}.txt`);
  const rules = SMALL_GAME['game.ts']!.replace('for (const [player', HANG.replace('FILE', JSON.stringify(file)));
  writeFiles(join(folder, name), { ...SMALL_GAME, 'game.ts': rules });
  const running = execa(process.execPath, [minions, ...makeArgs(`./${name}`)], {
    cwd: folder,
    env,
    reject: false,
    cancelSignal: ending.signal,
    stdin: 'pipe',
  });
  if (input !== undefined) running.stdin.write(input);
  return { running, listHanging: () => listHanging(file) };
}

function listHanging(file: string): number[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
}

const waitUntilHanging = (list: () => readonly number[], times: number) =>
  expect.poll(() => list().length, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(times);

const waitUntilGone = (list: () => readonly number[], timeout: number) =>
  expect.poll(() => list().filter(isAlive), { timeout, interval: 20 }).toEqual([]);

const ROUND = '{"step":{"orders":[[],[],[],[]]}}\n';

describe.each([
  // A command with handlers for signals asks once more, without them: from then on it can be ended.
  ['play', 2, (game: string) => ['play', game, 'null', 'null', 'null', 'null', '--sandbox', 'none'], undefined],
  ['env', 1, (game: string) => ['env', game], `{"reset":{}}\n${ROUND}${ROUND}`],
  ['check-game', 1, (game: string) => ['check-game', game], undefined],
] as const)('%s', (command, times, makeArgs, input) => {
  test.each(['SIGINT', 'SIGTERM'] as const)('ends with one %s', async (signal) => {
    const { running, listHanging } = start(`${command}-${signal.toLowerCase()}`, makeArgs, input);
    await waitUntilHanging(listHanging, times);
    const began = performance.now();
    running.kill(signal);
    const { signal: by, exitCode } = await running;
    expect([by, exitCode]).toEqual([signal, undefined]);
    // Long before the limit of the rules.
    expect(performance.now() - began).toBeLessThan(5000);
    await waitUntilGone(listHanging, 5000);
  });
});

testWith('redis-server')('a worker ends with two signals, and its judge with it', async () => {
  const redis = await startRedis();
  const queue = ['--queue', redis.url];
  try {
    const bots = ['a=demo', 'b=demo', 'c=demo', 'null'];
    const rules = ['--cycles', '1', '--seats', '1', '--no-check', '-q', '-o', 'cup'];
    const cup = start('cup-game', (game) => ['tournament', game, ...bots, ...rules, ...queue]);
    const worker = execa(process.execPath, [minions, 'worker', ...queue, '-j', '1', '--force', '--games'], {
      cwd: folder,
      env,
      reject: false,
      cancelSignal: ending.signal,
    });
    await waitUntilHanging(cup.listHanging, 2);
    worker.kill('SIGTERM');
    worker.kill('SIGINT');
    const { exitCode, signal } = await worker;
    expect(signal).toBeUndefined();
    expect([130, 143]).toContain(exitCode);
    await waitUntilGone(cup.listHanging, 5000);
    cup.running.kill('SIGKILL');
    await cup.running;
  } finally {
    await redis.stop();
  }
});

test('check-game --watch checks again when a file was saved, and says what cannot be compiled', async () => {
  const file = join(folder, 'watched/game.ts');
  writeFiles(join(folder, 'watched'), SMALL_GAME);
  const running = execa(process.execPath, [minions, 'check-game', './watched', '--watch'], {
    cwd: folder,
    env,
    reject: false,
    cancelSignal: ending.signal,
    all: true,
  });
  let seen = '';
  running.all.on('data', (text: Buffer) => (seen += text.toString()));
  const waitFor = (text: string) => expect.poll(() => seen, { timeout: 60_000, interval: 20 }).toContain(text);
  await waitFor('Waiting for a file of the game');
  expect(seen).toContain('Counting, rules 1');
  expect(seen).not.toContain('FAILED');

  seen = '';
  writeFileSync(file, SMALL_GAME['game.ts']!.replace("version: '1'", "version: '2'").replace('[...counts]', 'counts'));
  await waitFor('Waiting for a file of the game');
  expect(seen).toContain('Counting, rules 2');
  expect(seen).toContain('FAILED callers may change what they get');

  seen = '';
  appendFileSync(file, '\nexport const = 1;\n');
  await waitFor('Waiting for a file of the game');
  expect(seen).toContain('cannot be compiled, game.ts:');
  running.kill('SIGINT');
  expect((await running).signal).toBe('SIGINT');
});
