import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locateContest } from '../../../contest/folder/contest-paths.ts';
import { Refusal } from '../../../contest/refusal.ts';
import { locateFiles, receiveUpload, type ReceivedUpload } from '../../../contest/submit/receive-upload.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { makeTar, makeZip, type TarEntry, type ZipEntry } from './make-archives.ts';

const GAME = { id: 'crematoria', botFolders: [] };
const MIB = 2 ** 20;

function receive(
  body: Readable | Buffer,
  fileName?: string,
  root = emptyFolder(),
  timeoutMs = 60_000,
): Promise<ReceivedUpload> {
  const stream = body instanceof Readable ? body : Readable.from([body]);
  const options = { paths: locateContest(root), game: GAME, maxBytes: 10 * MIB, fileName, timeoutMs, at: () => 'now' };
  return receiveUpload(stream, options);
}

const BOT = { name: 'bot.json', content: '{"run": ["node", "main.mjs"]}' };
const MAIN = { name: 'main.mjs', content: 'process.exit()' };

describe('what is taken', () => {
  test.each<[what: string, make: () => Buffer | Promise<Buffer>, file: string | undefined, files: readonly string[]]>([
    ['one source file', () => Buffer.from('print()'), 'bot.py', ['bot.py']],
    ['a zip', () => makeZip([BOT, MAIN]), undefined, ['bot.json', 'main.mjs']],
    ['a tar.gz', () => makeTar([BOT, MAIN]), undefined, ['bot.json', 'main.mjs']],
    [
      'an archive with everything in one folder',
      () => makeZip([{ name: 'mine/' }, { ...BOT, name: 'mine/bot.json' }]),
      undefined,
      ['bot.json'],
    ],
    [
      'a tar.gz made with tar .',
      () =>
        makeTar([
          { name: './', type: 'directory' },
          { ...BOT, name: './bot.json' },
        ]),
      undefined,
      ['bot.json'],
    ],
    ['an archive with one source file', () => makeZip([{ name: 'bot.py', content: 'print()' }]), undefined, ['bot.py']],
  ])('%s', async (_, make, file, files) => {
    const root = emptyFolder();
    const received = await receive(await make(), file, root);
    const place = locateFiles(locateContest(root).versions, received.digest);
    expect(readdirSync(place).sort()).toEqual(files);
    expect(readdirSync(locateContest(root).uploads)).toEqual([]);
  });

  test('the same files are the same digest, however they are packed', async () => {
    const [zip, tar] = [await receive(makeZip([BOT, MAIN])), await receive(await makeTar([MAIN, BOT]))];
    expect(zip.digest).toBe(tar.digest);
  });
});

const many = (count: number): ZipEntry[] => Array.from({ length: count }, (_, at) => ({ name: `f${at}` }));
const zip = (...entries: readonly ZipEntry[]) => makeZip([BOT, ...entries]);
const tar = (...entries: readonly TarEntry[]) => makeTar([BOT, ...entries]);

describe('what is refused, with nothing left behind', () => {
  test.each<[what: string, status: number, message: RegExp, make: () => Buffer | Promise<Buffer>]>([
    ['a zip that leads out', 422, /broken zip: invalid relative path|leads out/, () => zip({ name: '../evil' })],
    ['a zip that leads out further down', 422, /leads out|relative path/, () => zip({ name: 'a/../../evil' })],
    ['a zip with an absolute name', 422, /absolute path|not relative/, () => zip({ name: '/etc/evil' })],
    ['a zip with a drive', 422, /absolute path|not relative/, () => zip({ name: 'C:/evil' })],
    ['a zip with backslashes', 422, /invalid characters|not relative/, () => zip({ name: '..\\evil' })],
    ['a zip with a NUL in a name', 422, /cannot be shown/, () => zip({ name: 'a\0b' })],
    ['a zip with an escape in a name', 422, /cannot be shown/, () => zip({ name: 'a\u001b[2Jb' })],
    ['a zip with an end of line in a name', 422, /cannot be shown/, () => zip({ name: 'a\nb' })],
    [
      'a zip with a name that is no UTF-8',
      422,
      /cannot be shown/,
      () => zip({ name: Buffer.from([0x61, 0xff, 0xfe]) }),
    ],
    ['a zip with a link', 422, /link or a device/, () => zip({ name: 'evil', content: '/etc/passwd', mode: 0o120777 })],
    ['a zip with a device', 422, /link or a device/, () => zip({ name: 'evil', mode: 0o060666 })],
    ['a zip with the same name twice', 422, /there twice/, () => zip({ name: 'a' }, { name: 'a' })],
    ['a zip with a file that is a folder too', 422, /there twice/, () => zip({ name: 'a' }, { name: 'a/b' })],
    ['a zip with a folder that is a file too', 422, /there twice/, () => zip({ name: 'a/b' }, { name: 'a' })],
    ['a zip with 100,000 files', 413, /too large: more than 1000 files/, () => makeZip(many(100_000))],
    [
      'a deflated zip bomb',
      413,
      /too large/,
      () => zip({ name: 'zeros', content: Buffer.alloc(80 * MIB), isDeflated: true }),
    ],
    [
      'a deflated zip bomb that says it is small',
      422,
      /broken zip: too many bytes/,
      () => zip({ name: 'zeros', content: Buffer.alloc(80 * MIB), isDeflated: true, saidSize: 100 }),
    ],
    [
      'a zip bomb of many files that are all small',
      413,
      /times as much as was sent/,
      () => makeZip(many(900).map((entry) => ({ ...entry, content: Buffer.alloc(MIB / 16), isDeflated: true }))),
    ],
    ['a zip that is deep', 422, /deeper than/, () => zip({ name: `${'a/'.repeat(40)}b` })],
    ['a zip with a name without end', 422, /too long/, () => zip({ name: 'a'.repeat(5000) })],
    ['a zip that lies about a size', 422, /broken zip/, () => zip({ name: 'a', content: 'abc', saidSize: 100_000 })],
    ['a zip that was cut off', 422, /broken zip/, () => zip({ name: 'a', content: 'x'.repeat(1000) }).subarray(0, 700)],
    ['the first bytes of a zip', 422, /broken zip/, () => Buffer.from('PK\u0003\u0004')],
    [
      'a tar with a link',
      422,
      /link or a device/,
      () => tar({ name: 'evil', type: 'symlink', linkname: '/etc/passwd' }),
    ],
    [
      'a tar with a hard link',
      422,
      /link or a device/,
      () => tar({ name: 'evil', type: 'link', linkname: 'bot.json' }),
    ],
    ['a tar with a device', 422, /link or a device/, () => tar({ name: 'evil', type: 'block-device' })],
    ['a tar with a pipe', 422, /link or a device/, () => tar({ name: 'evil', type: 'fifo' })],
    ['a tar that leads out', 422, /leads out/, () => tar({ name: '../../evil', content: '' })],
    ['a tar with an absolute name', 422, /not relative/, () => tar({ name: '/etc/evil', content: '' })],
    [
      'a tar with a name of a million slashes',
      422,
      /too long/,
      () => tar({ name: 'a', type: 'directory', pax: { path: `${'/'.repeat(1e6)}x` } }),
    ],
    ['a zip with a name of 65,000 slashes', 422, /too long/, () => zip({ name: `a${'/'.repeat(65_000)}x/` })],
    [
      'a tar with a link without an end to its name',
      422,
      /^.{0,200}$/s,
      () => tar({ name: 'a', type: 'symlink', linkname: 'b', pax: { path: 'a'.repeat(1e6) } }),
    ],
    [
      'a tar of long headers and nothing else',
      413,
      /bytes that are no files/,
      () =>
        tar(...Array.from({ length: 5 }, (_, at) => ({ name: `f${at}`, content: '', pax: { a: 'b'.repeat(3e6) } }))),
    ],
    [
      'a tar that names one folder 3000 times',
      413,
      /more than 1000 files/,
      () => makeTar(Array.from({ length: 3000 }, () => ({ name: 'a', type: 'directory' as const }))),
    ],
    ['a tar with 3000 files', 413, /more than 1000 files/, () => makeTar(many(3000) as TarEntry[])],
    ['a tar.gz bomb', 413, /too large/, () => makeTar([BOT, { name: 'zeros', content: Buffer.alloc(80 * MIB) }])],
    ['a tar.gz of half a tar', 422, /broken tar/, () => gzipSync(Buffer.alloc(700, 'x'))],
    [
      'a tar.gz that was cut off',
      422,
      /broken tar/,
      async () => (await tar({ name: 'a', content: 'abc' })).subarray(0, 60),
    ],
    ['an empty tar', 422, /neither a bot.json nor a source/, () => gzipSync(Buffer.alloc(1024))],
    ['nothing', 422, /nothing was sent/, () => Buffer.alloc(0)],
    ['more than may be sent', 413, /more than 10485760 bytes/, () => Buffer.alloc(11 * MIB)],
    [
      'a source that is too large to be looked through',
      413,
      /at most 1 MiB/,
      () => makeZip([{ name: 'bot.cc', content: Buffer.alloc(2 * MIB, '#') }]),
    ],
    ['bytes without a name', 422, /neither a zip nor a tar.gz/, () => Buffer.from('print()')],
    [
      'two sources without a bot.json',
      422,
      /several source files/,
      () => makeZip([{ name: 'a.py' }, { name: 'b.py' }]),
    ],
    ['no source at all', 422, /neither a bot.json nor a source/, () => makeZip([{ name: 'notes.txt' }])],
    [
      'a bot.json that points outside',
      422,
      /points outside/,
      () => makeZip([{ name: 'bot.json', content: '{"run": ["../../other/bot"]}' }]),
    ],
    [
      'a bot.json whose build points outside',
      422,
      /points outside/,
      () =>
        makeZip([{ name: 'bot.json', content: '{"run": ["./a"], "build": ["cp", "-r", "src/../../..", "{out}"]}' }]),
    ],
  ])('%s', async (_, status, message, make) => {
    const root = emptyFolder();
    const refusal = await receive(await make(), undefined, root).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).message).toMatch(message);
    expect((refusal as Refusal).status).toBe(status);
    const { uploads, versions } = locateContest(root);
    expect([...readdirSync(uploads), ...readdirSync(versions)]).toEqual([]);
  });

  test.each(['../bot.py', 'a/bot.py', 'bot.exe', 'bot\0.py', '/bot.py', ''])(
    'a source file that is called %j',
    async (name) => {
      await expect(receive(Buffer.from('print()'), name)).rejects.toThrow(Refusal);
    },
  );

  test.each(['not json', '{}', '{"run": []}', '{"run": "a"}', '[]'])('a bot.json that is %s', async (content) => {
    await expect(receive(makeZip([{ name: 'bot.json', content }]))).rejects.toThrow(UsageError);
  });

  test('what lies beside it on the server is no part of a source that names it', async () => {
    const root = emptyFolder();
    mkdirSync(join(root, 'uploads'));
    writeFileSync(join(root, 'uploads', 'secret.hh'), 'int secret;');
    const source = Buffer.from('#include "../secret.hh"\nint main() {}');
    const came = await receive(source, 'bot.cc', root).catch((error: unknown) => error);
    if (!(came instanceof Refusal)) expect((came as ReceivedUpload).files).toBe(1);
  });

  test('a body that never ends', async () => {
    const endless = new Readable({ read() {} });
    endless.push('PK');
    await expect(receive(endless, undefined, emptyFolder(), 50)).rejects.toThrow('took longer than 0.05 s');
  });

  test('a folder of versions that cannot be written', async () => {
    const root = emptyFolder();
    const full = Readable.from([Buffer.alloc(10)]);
    writeFileSync(join(root, 'versions'), '');
    await expect(receive(full, 'bot.py', root)).rejects.toThrow();
    expect(readFileSync(join(root, 'versions'), 'utf8')).toBe('');
  });
});

test('whatever bytes come, they are taken or refused, and nothing is left', async () => {
  const beginnings = fc.constantFrom(Buffer.from('PK\u0003\u0004'), Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(0));
  await fc.assert(
    fc.asyncProperty(beginnings, fc.uint8Array({ maxLength: 400 }), async (beginning, rest) => {
      const root = emptyFolder();
      const came = await receive(Buffer.concat([beginning, rest]), undefined, root).catch((error: unknown) => error);
      expect(came).toBeInstanceOf(Refusal);
      expect(readdirSync(locateContest(root).uploads)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('a zip with one byte changed is taken, or refused with a sentence', async () => {
  const good = makeZip([BOT, MAIN]);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 }), async (at, value) => {
      const changed = Buffer.from(good);
      changed[at] = value;
      const root = emptyFolder();
      const came = await receive(changed, undefined, root).catch((error: unknown) => error);
      if (came instanceof Error) expect([Refusal, UsageError].some((kind) => came instanceof kind)).toBe(true);
      expect(existsSync(join(root, '..', 'evil'))).toBe(false);
    }),
    { numRuns: 150 },
  );
});
