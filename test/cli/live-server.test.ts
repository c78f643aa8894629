import { spawnSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readGrowth } from '../../judge/view/growing-file.ts';
import { serveLive } from '../../judge/view/live-server.ts';
import { browserCommand } from '../../judge/view/open-browser.ts';
import { emptyFolder } from './run-minions.ts';

const textOf = (path: string, from: number): [string, boolean] => {
  const { bytes, isOver } = readGrowth(path, from);
  return [bytes.toString(), isOver];
};

describe('a replay that grows', () => {
  test('is read line by line, then to its end under its own name', () => {
    const path = join(emptyFolder(), 'match.jsonl.gz');
    const part = path.replace('match', '.match').concat(`.${process.pid}.part`);
    expect(textOf(path, 0)).toEqual(['', false]);
    writeFileSync(part, 'one\ntwo\nthr');
    expect(textOf(path, 0)).toEqual(['one\ntwo\n', false]);
    expect(textOf(path, 4)).toEqual(['two\n', false]);
    writeFileSync(part, gzipSync('one\ntwo\nthree\n'));
    expect(textOf(path, 8)).toEqual(['', false]);
    renameSync(part, path);
    expect(textOf(path, 8)).toEqual(['three\n', true]);
  });

  test('is over when its judge is gone', () => {
    const path = join(emptyFolder(), 'match.jsonl');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(path.replace('match', '.match').concat(`.${pid}.part`), 'one\n');
    expect(textOf(path, 0)).toEqual(['one\n', true]);
  });
});

describe('the live server', () => {
  const ask = (address: string, headers: Record<string, string> = {}): Promise<{ code: number; over: unknown }> =>
    new Promise((resolve, reject) => {
      get(address, { headers }, (response) => {
        response.resume();
        resolve({ code: response.statusCode!, over: response.headers['x-over'] });
      }).on('error', reject);
    });

  test('answers only on this machine, only to pages of its own, and ends with the match', async () => {
    const path = join(emptyFolder(), 'match.jsonl');
    const { address, done } = await serveLive(path);
    const origin = new URL(address).origin;
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await ask(address)).toMatchObject({ code: 200 });
    expect(await ask(address, { host: 'evil.example' })).toMatchObject({ code: 403 });
    expect(await ask(`${origin}/etc/passwd`)).toMatchObject({ code: 404 });
    expect(await ask(`${origin}/replay?from=0`)).toEqual({ code: 200, over: 'no' });
    writeFileSync(path, 'one\n');
    expect(await ask(`${origin}/replay?from=x`)).toEqual({ code: 200, over: 'yes' });
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
