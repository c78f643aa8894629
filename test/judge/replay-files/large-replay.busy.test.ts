// Replays of any size are read in a stream: what a bot has put into one never keeps people from opening it.
import { execa } from 'execa';
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../../cli/run-minions.ts';
import { makeText, recordMatch } from '../../replay/record-match.ts';

const minions = fileURLToPath(new URL('../../../dist/minions.cjs', import.meta.url));
/** It depends on the longest line that may be, not on the size of the file: four times as many such lines take 8 MB more. */
const MAX_MEGABYTES = 450;

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

const makeReplay = (rounds: number): string[] =>
  makeText(recordMatch('ork-island', rounds, () => [[], [], [], []]))
    .trimEnd()
    .split('\n');

/** A replay with something more in each of its rounds. */
function writeReplay(name: string, rounds: number, makeMore: (round: number) => string): void {
  const lines = makeReplay(rounds);
  const handle = openSync(path(name), 'w');
  for (const [index, line] of lines.entries()) {
    const isRound = index > 0 && index < lines.length - 1;
    writeSync(handle, isRound ? `${line.slice(0, -1)},${makeMore(index)}}\n` : `${line}\n`);
  }
  closeSync(handle);
}

const cells = Array.from({ length: 150 }, (_, cell) => [cell % 70, (cell * 7) % 70]);
const marks = JSON.stringify({ marks: Array.from({ length: 500 }, () => ({ cells, label: 'here' })) });

// As many rounds as do not fit into that memory if they are kept: of texts, which are quickly read, all that is written; of
// lists and fields, what is made of them.
describe.each<[what: string, rounds: number, makeMore: (round: number) => string]>([
  ['texts as long as a line may be', 120, () => `"more":"${'a'.repeat(4_000_000)}"`],
  ['debug output of three bots', 20, () => `"debug":[${marks},${marks},${marks},null]`],
  ['as many lists as a line may have', 20, () => `"more":[${'[1.5,"a"],'.repeat(310_000)}0]`],
  [
    'as many fields, always others',
    20,
    (round) => `"more":{${Array.from({ length: 140_000 }, (_, at) => `"k${round}a${at}":1`).join()}}`,
  ],
])('%s', (_, rounds, makeMore) => {
  test(`is verified and made a page within ${MAX_MEGABYTES} MB`, async () => {
    writeReplay('large.jsonl', rounds, makeMore);
    const verified = await runMeasured('verify', 'large.jsonl');
    expect(verified).toMatchObject({ code: 0, text: expect.stringContaining(`${rounds} rounds`) as string });
    expect(verified.megabytes).toBeLessThan(MAX_MEGABYTES);
    const viewed = await runMeasured('view', 'large.jsonl', '--html', 'large.html');
    expect(viewed.code).toBe(0);
    expect(viewed.megabytes).toBeLessThan(MAX_MEGABYTES);
  });
});

const lines = makeReplay(20);

/** 300 MB of one byte. In pieces: what this process once had counts as the memory of those that it starts. */
const makeBomb = (byte: string): Buffer =>
  Buffer.concat(Array.from<Buffer>({ length: 30 }).fill(gzipSync(Buffer.alloc(10_000_000, byte))));

const zeros = makeBomb('\0');
const blank = makeBomb('\n');

describe.each([['verify'], ['view', '--html', 'x.html'], ['validate']])('%s %s %s', (command, ...options) => {
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
    expect(megabytes).toBeLessThan(MAX_MEGABYTES);
  });
});
