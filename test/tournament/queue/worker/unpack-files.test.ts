import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOT, unpackFiles } from '../../../../tournament/queue/worker/unpack-files.ts';
import type { BotFiles } from '../../../../protocol/types/queue/bot-files.ts';

type Files = BotFiles['files'];

const BODY = 'print("hello")\n';
const file = (path: string, change: object = {}): Files[0] => ({
  path,
  bytes: BODY.length,
  sha256: createHash('sha256').update(BODY).digest('hex'),
  isExecutable: false,
  ...change,
});
const link = (path: string, target: string): Files[0] => ({ path, link: target });

async function* send(text: string): AsyncGenerator<Uint8Array> {
  for (const part of text.match(/.{1,4}/gs) ?? []) yield Buffer.from(part);
}

/** Unpacks in a folder inside another one, in which nothing else may appear. */
async function unpack(files: Files, body = BODY): Promise<{ folder: string; outside: string[] }> {
  const root = mkdtempSync(join(tmpdir(), 'minions-unpack-'));
  const folder = join(root, 'a', 'bot');
  mkdirSync(folder, { recursive: true });
  try {
    await unpackFiles(files, folder, async () => send(body), BOT);
  } finally {
    expect([readdirSync(root), readdirSync(join(root, 'a'))]).toEqual([['a'], ['bot']]);
  }
  return { folder, outside: [] };
}

test('files, folders, permissions and links inside', async () => {
  const { folder } = await unpack([
    file('main.py'),
    file('lib/run.sh', { isExecutable: true }),
    link('lib/again', '../main.py'),
    link('node', '/usr/bin/env'),
  ]);
  expect(readFileSync(join(folder, 'main.py'), 'utf8')).toBe(BODY);
  expect(lstatSync(join(folder, 'lib/run.sh')).mode & 0o111).not.toBe(0);
  expect(lstatSync(join(folder, 'main.py')).mode & 0o111).toBe(0);
  expect(readlinkSync(join(folder, 'lib/again'))).toBe('../main.py');
});

test.each<[what: string, files: Files, problem: string]>([
  ['a path that leads out', [file('../evil.py')], 'not a path inside'],
  ['one that does so on the way', [file('lib/../../evil.py')], 'not a path inside'],
  ['an absolute one', [file('/tmp/evil.py')], 'not a path inside'],
  ['an empty name', [file('lib//evil.py')], 'not a path inside'],
  ['a NUL', [file('evil\0.py')], 'not a path inside'],
  ['a link that leads out', [link('evil', '../..')], 'leads out'],
  ['a link to a private file', [link('evil', '/etc/shadow')], 'leads out'],
  ['a link that climbs back from what is installed', [link('evil', '/usr/../etc/shadow')], 'leads out'],
  ['a link to nothing', [link('evil', '')], 'leads out'],
  ['a file through a link', [link('lib', '/usr/lib'), file('lib/evil.py')], 'lies below'],
  ['a link through a link', [link('lib', '/usr/lib'), link('lib/evil', '/usr/bin/env')], 'lies below'],
  ['a file twice', [file('main.py'), file('main.py')], 'twice'],
  ['more than a bot may have', [file('a', { bytes: 2 ** 30 })], 'more than 256 MiB'],
  ['a body that is longer', [file('a', { bytes: 3 })], 'larger than it was said'],
  ['a body that is shorter', [file('a', { bytes: 300 })], 'not the file it was said'],
  ['another body', [file('a', { sha256: '0'.repeat(64) })], 'not the file it was said'],
])('%s is refused', async (_, files, problem) => {
  await expect(unpack(files)).rejects.toThrow(problem);
});

test('no list whatever writes outside of its folder', async () => {
  const name = fc.constantFrom('..', '.', '', 'a', 'b', '/', '\0', '~', 'a/..');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  const entry = fc.oneof(
    path.map((text) => file(text)),
    fc.tuple(path, path).map(([from, to]) => link(from, to)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 4 }), async (files) => {
      await unpack(files).catch((error: Error) => expect(error.message).toMatch(/not unpacked/));
      expect(existsSync(join(tmpdir(), 'evil.py'))).toBe(false);
    }),
    { numRuns: 100 },
  );
});
