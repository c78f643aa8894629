// A named pipe gives its bytes once: who opens a replay a second time waits in vain.
import { execa } from 'execa';
import { readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../run-minions.ts';
import { makeReplay } from '../../viewer/make-replay.ts';

const folder = emptyFolder();
const replay = makeReplay('crematoria', 30);
/** Not as we would compress it. */
const compressed = gzipSync(replay, { level: 1 });
writeFileSync(join(folder, 'kept.jsonl'), replay);

const COMMANDS: readonly string[][] = [
  ['states', '1'],
  ['states', '1', '7'],
  ['export', '--frames'],
  ['export', '--orders', '--format', 'csv'],
];

const run = ([command, ...args]: readonly string[], name: string): ReturnType<typeof runMinions> =>
  runMinions([command!, name, ...args], folder);

describe.each([
  ['plain', Buffer.from(replay)],
  ['compressed', compressed],
])('a %s replay is read once', (name, bytes) => {
  const pipe = `${name}.jsonl`;

  beforeAll(() => execa('mkfifo', [join(folder, pipe)]));

  test.each(COMMANDS)('by %s %s', { timeout: 30_000 }, async (...args) => {
    const [came] = await Promise.all([run(args, pipe), writeFile(join(folder, pipe), bytes)]);
    expect(came).toMatchObject({ code: 0, stderr: '' });
    expect(came).toEqual(await run(args, 'kept.jsonl'));
  });

  test('by view, and goes into the page as it is if it is compressed', { timeout: 30_000 }, async () => {
    const viewing = runMinions(['view', pipe, '--html', `${name}.html`], folder);
    const [came] = await Promise.all([viewing, writeFile(join(folder, pipe), bytes)]);
    expect(came).toMatchObject({ code: 0, stderr: '' });
    const page = readFileSync(join(folder, `${name}.html`), 'utf8');
    const letters = /<script type="application\/octet-stream"[^>]*>([^<]+)</.exec(page)![1]!;
    expect(gunzipSync(Buffer.from(letters, 'base64')).toString()).toBe(replay);
    expect(letters === compressed.toString('base64')).toBe(name === 'compressed');
  });
});

test('of a replay that breaks off in the middle, or does not hold at its end, nothing is printed or written', async () => {
  const end = replay.trimEnd().split('\n').at(-1)!;
  writeFileSync(join(folder, 'false.jsonl'), replay.replace(end, end.replace(/"scores":\[\d+/, '"scores":[123456')));
  writeFileSync(join(folder, 'torn.jsonl'), replay.replace('"fingerprint"', '"finger'));
  writeFileSync(join(folder, 'damaged.jsonl.gz'), compressed.subarray(0, -1000));
  for (const args of COMMANDS) {
    for (const name of ['false.jsonl', 'damaged.jsonl.gz']) {
      const { code, stdout } = await run(args, name);
      expect({ code, stdout, name }).toEqual({ code: 2, stdout: '', name });
    }
  }
  for (const name of ['torn.jsonl', 'damaged.jsonl.gz']) {
    expect(await runMinions(['view', name, '--html', 'none.html'], folder)).toMatchObject({ code: 2 });
    expect(() => readFileSync(join(folder, 'none.html'))).toThrow('ENOENT');
  }
});

test.each([
  [['states', 'nothing.jsonl', '1'], 'there is no file "nothing.jsonl"'],
  [['export', '--orders', 'nothing.jsonl'], 'there is no file "nothing.jsonl"'],
  [['view', 'nothing.jsonl', '--no-open'], 'there is no file "nothing.jsonl"'],
  [['states', '.', '1'], '"." is not a file'],
  [['view', 'kept.jsonl', '--beside', 'nothing.jsonl', '--no-open'], 'there is no file "nothing.jsonl"'],
])('%j', async (args, sentence) => {
  expect(await runMinions(args, folder)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(sentence) as string,
  });
});
