// Replays of any size are read in a stream: what a bot has put into one never keeps people from opening it.
import { execa } from 'execa';
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../../cli/run-minions.ts';
import { makeText, recordMatch } from '../../replay/record-match.ts';

const minions = fileURLToPath(new URL('../../../dist/minions.js', import.meta.url));
const MOST_MEGABYTES = 300;

const folder = emptyFolder();
const path = (name: string): string => join(folder, name);

// Told on exit by the process itself: nothing else sees the most that it ever had.
writeFileSync(
  path('memory.cjs'),
  `process.on('exit', () => require('node:fs').writeFileSync(process.env.MEMORY, String(process.resourceUsage().maxRSS)));`,
);

async function runMeasured(...args: string[]): Promise<{ code: number | undefined; text: string; megabytes: number }> {
  const env = { MEMORY: path('memory'), NODE_OPTIONS: `--require=${path('memory.cjs')}`, npm_command: '' };
  const run = await execa(process.execPath, [minions, ...args], { cwd: folder, env, reject: false });
  const megabytes = Number(readFileSync(path('memory'), 'utf8')) / 1024;
  return { code: run.exitCode, text: run.stdout + run.stderr, megabytes };
}

const ROUNDS = 60;
const lines = makeText(recordMatch('ork-island', ROUNDS, () => [[], [], [], []]))
  .trimEnd()
  .split('\n');

/** The replay with something more in each of its rounds. */
function writeReplay(name: string, makeMore: (round: number) => string): void {
  const handle = openSync(path(name), 'w');
  for (const [index, line] of lines.entries()) {
    const isRound = index > 0 && index < lines.length - 1;
    writeSync(handle, isRound ? `${line.slice(0, -1)},${makeMore(index)}}\n` : `${line}\n`);
  }
  closeSync(handle);
}

const cells = Array.from({ length: 150 }, (_, cell) => [cell % 70, (cell * 7) % 70]);
const marks = JSON.stringify({ marks: Array.from({ length: 500 }, () => ({ cells, label: 'here' })) });

describe.each<[what: string, makeMore: (round: number) => string]>([
  ['debug output of three bots', () => `"debug":[${marks},${marks},${marks},null]`],
  ['as many lists as a line may have', () => `"more":[${'[1.5,"a"],'.repeat(310_000)}0]`],
  [
    'as many fields, always others',
    (round) => `"more":{${Array.from({ length: 140_000 }, (_, at) => `"k${round}a${at}":1`).join()}}`,
  ],
])('%s', (_, makeMore) => {
  test(`is verified and made a page within ${MOST_MEGABYTES} MB`, async () => {
    writeReplay('large.jsonl', makeMore);
    const verified = await runMeasured('verify', 'large.jsonl');
    expect(verified).toMatchObject({ code: 0, text: expect.stringContaining(`${ROUNDS} rounds`) as string });
    expect(verified.megabytes).toBeLessThan(MOST_MEGABYTES);
    const viewed = await runMeasured('view', 'large.jsonl', '--html', 'large.html');
    expect(viewed.code).toBe(0);
    expect(viewed.megabytes).toBeLessThan(MOST_MEGABYTES);
  });
});

describe.each([['verify'], ['view', '--html', 'x.html'], ['validate']])('%s %s %s', (command, ...options) => {
  const zeros = gzipSync(Buffer.alloc(300_000_000));
  const blank = gzipSync(Buffer.alloc(300_000_000, '\n'));
  const whole = gzipSync(lines.join('\n'));
  const deep = `${lines[0]}\n${'['.repeat(100_000)}${']'.repeat(100_000)}\n`;
  test.each<[what: string, file: string, content: Buffer | string, sentence: RegExp]>([
    ['a bomb of zeros', 'zeros.jsonl.gz', zeros, /longer than|too large/],
    ['a bomb of line ends', 'blank.jsonl.gz', blank, /empty lines|too large/],
    [
      'a bomb after a header',
      'late.jsonl.gz',
      Buffer.concat([gzipSync(`${lines[0]}\n`), zeros]),
      /longer than|too large/,
    ],
    ['half a file', 'half.jsonl.gz', whole.subarray(0, whole.length / 2), /damaged/],
    ['100,000 levels', 'deep.jsonl', deep, /nested/],
  ])('%s gets a sentence', async (_, file, content, sentence) => {
    writeFileSync(path(file), content);
    const { code, text, megabytes } = await runMeasured(command!, file, ...options);
    expect(text).toMatch(sentence);
    expect([1, 2]).toContain(code);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES);
  });
});
