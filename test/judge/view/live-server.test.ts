import { spawnSync } from 'node:child_process';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readGrowth } from '../../../judge/view/growing-file.ts';
import { serveLive } from '../../../judge/view/live-server.ts';
import { MatchFollower } from '../../../judge/view/match-follower.ts';
import { browserCommand } from '../../../judge/view/open-browser.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

const textOf = async (path: string, from: number): Promise<[string, boolean]> => {
  const { bytes, isOver } = await readGrowth(path, from);
  return [bytes.toString(), isOver];
};

describe('a replay that grows', () => {
  test('is read line by line, then to its end under its own name', async () => {
    const path = join(emptyFolder(), 'match.jsonl.gz');
    const part = path.replace('match', '.match').concat(`.${process.pid}.part`);
    expect(await textOf(path, 0)).toEqual(['', false]);
    writeFileSync(part, 'one\ntwo\nthr');
    expect(await textOf(path, 0)).toEqual(['one\ntwo\n', false]);
    expect(await textOf(path, 4)).toEqual(['two\n', false]);
    writeFileSync(path, gzipSync('one\ntwo\nthree\n'));
    rmSync(part);
    expect(await textOf(path, 8)).toEqual(['three\n', true]);
  });

  test('is over when its judge is gone', async () => {
    const path = join(emptyFolder(), 'match.jsonl');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(path.replace('match', '.match').concat(`.${pid}.part`), 'one\n');
    expect(await textOf(path, 0)).toEqual(['one\n', true]);
  });
});

describe('matches under one name', () => {
  const partOf = (path: string, pid: number): string => path.replace('match', '.match').concat(`.${pid}.part`);
  const readAll = async (follower: MatchFollower, from: number, match: number) => {
    const growth = await follower.read(from, match);
    return { ...growth, bytes: growth.bytes.toString() };
  };

  test('a finished one is shown, and the next one followed from its beginning', async () => {
    const path = join(emptyFolder(), 'match.jsonl.gz');
    const follower = new MatchFollower(path);
    writeFileSync(path, gzipSync('old\n'));
    expect(await readAll(follower, 0, 0)).toMatchObject({ bytes: 'old\n', isOver: true, match: 1 });
    writeFileSync(partOf(path, process.pid), 'new\n');
    expect(await readAll(follower, 4, 1)).toEqual({ bytes: 'new\n', isOver: false, match: 2, from: 0 });
    // Compressed it is another file, and the same match.
    writeFileSync(path, gzipSync('new\nend\n'));
    rmSync(partOf(path, process.pid));
    expect(await readAll(follower, 4, 2)).toEqual({ bytes: 'end\n', isOver: true, match: 2, from: 4 });
    expect(await readAll(follower, 0, 0)).toMatchObject({ bytes: 'new\nend\n', match: 2 });
  });

  test('what a killed judge left behind does not hide the match after it', async () => {
    const path = join(emptyFolder(), 'match.jsonl');
    const { pid } = spawnSync(process.execPath, ['--version']);
    const follower = new MatchFollower(path);
    writeFileSync(partOf(path, pid), 'killed\n');
    utimesSync(partOf(path, pid), 1000, 1000);
    expect(await readAll(follower, 0, 0)).toMatchObject({ bytes: 'killed\n', isOver: true, match: 1 });
    writeFileSync(path, 'later\n');
    expect(await readAll(follower, 7, 1)).toMatchObject({ bytes: 'later\n', isOver: true, match: 2 });
  });
});

describe('the live server', () => {
  const ask = async (
    address: string,
    headers: Record<string, string> = {},
  ): Promise<{ code: number; over: unknown; text: string }> => {
    const { host, pathname } = new URL(address);
    const path = address.slice(address.indexOf(host) + host.length) || pathname;
    const request = get({ host: '127.0.0.1', port: new URL(address).port, path, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const text = (await response.setEncoding('utf8').toArray()).join('');
    return { code: response.statusCode!, over: response.headers['x-over'], text };
  };

  test.each([
    ['GET //', '//', 404],
    ['an address that is none', '/%E0%A4%A', 404],
    ['a place far behind the end', '/replay?from=1e99', 200],
    ['a place before the beginning', '/replay?from=-5', 200],
  ])('%s gets an answer, and the next one too', async (_, target, code) => {
    const path = join(emptyFolder(), 'match.jsonl');
    const { address, done } = await serveLive(path, [], 0);
    const { origin } = new URL(address);
    expect(await ask(origin + target)).toMatchObject({ code });
    writeFileSync(path, 'one\n');
    expect(await ask(`${origin}/replay?from=0`)).toMatchObject({ code: 200, over: 'yes' });
    await done;
  });

  test('a damaged replay gets a sentence, and the server lives on', async () => {
    const path = join(emptyFolder(), 'match.jsonl.gz');
    writeFileSync(path, gzipSync('one\ntwo\n'.repeat(1000)).subarray(0, 30));
    const { address, done } = await serveLive(path, [], 0);
    const { origin } = new URL(address);
    expect(await ask(`${origin}/replay?from=0`)).toMatchObject({
      code: 500,
      text: expect.stringContaining('match.jsonl.gz" is damaged: it cannot be uncompressed') as string,
    });
    writeFileSync(path, gzipSync('one\n'));
    expect(await ask(`${origin}/replay?from=0`)).toMatchObject({ code: 200, over: 'yes', text: 'one\n' });
    await done;
  });

  test('answers only on this machine, only to pages of its own, and ends when nobody asks any more', async () => {
    const path = join(emptyFolder(), 'match.jsonl');
    const { address, done } = await serveLive(path, [], 0);
    const origin = new URL(address).origin;
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await ask(address)).toMatchObject({ code: 200 });
    expect(await ask(address, { host: 'evil.example' })).toMatchObject({ code: 403 });
    expect(await ask(`${origin}/etc/passwd`)).toMatchObject({ code: 404 });
    expect(await ask(`${origin}/replay?from=0`)).toMatchObject({ code: 200, over: 'no' });
    writeFileSync(path, 'one\n');
    expect(await ask(`${origin}/replay?from=x`)).toMatchObject({ code: 200, over: 'yes' });
    await done;
    rmSync(path);
  });
});

test.each([
  ['linux', { DISPLAY: ':0' }, ['xdg-open']],
  ['linux', {}, undefined],
  ['linux', { BROWSER: 'firefox --new-window' }, ['firefox', '--new-window']],
  ['darwin', {}, ['open']],
  ['win32', {}, ['explorer']],
] as const)('the browser on %s with %j', (platform, environment, command) => {
  expect(browserCommand(platform, environment)).toEqual(command);
});
