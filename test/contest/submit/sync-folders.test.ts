// What is acknowledged is on the disk: also the names in the folders of a version, before it gets its place.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { locateContest } from '../../../contest/folder/contest-paths.ts';
import { receiveUpload } from '../../../contest/submit/receive-upload.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { makeZip } from './make-archives.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Notes in order what is written to the disk, and what is moved. */
function watchDisk(): [act: string, path: string][] {
  const { openSync, fsyncSync, renameSync } = fs;
  const done: [act: string, path: string][] = [];
  const paths = new Map<number, string>();
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...how) => {
    const handle = openSync(path, ...how);
    paths.set(handle, String(path));
    return handle;
  });
  vi.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    done.push(['sync', paths.get(handle)!]);
    fsyncSync(handle);
  });
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    done.push(['move', String(to)]);
    renameSync(from, to);
  });
  syncBuiltinESMExports();
  return done;
}

test('files, then the folders that name them, then the place of the version', async () => {
  const paths = locateContest(emptyFolder());
  const body = makeZip([
    { name: 'bot.json', content: '{"run": ["node", "lib/deep/main.mjs"]}' },
    { name: 'lib/deep/main.mjs', content: 'process.exit()' },
  ]);
  const options = { paths, game: { id: 'crematoria', botFolders: [] }, maxBytes: 10_000, fileName: undefined };
  const done = watchDisk();
  const { digest } = await receiveUpload(Readable.from([body]), { ...options, timeoutMs: 60_000, at: () => 'now' });
  const place = `versions/${digest.slice('sha256:'.length)}`;
  const steps = done.map(([act, path]) => `${act} ${relative(paths.root, path)}`.replace(/uploads\/[^/]*/, 'upload'));
  expect(steps).toEqual([
    'sync upload',
    'sync upload/bot.json',
    'sync upload/lib/deep/main.mjs',
    'sync upload/lib/deep',
    'sync upload/lib',
    'sync upload',
    `move ${place}`,
    'sync versions',
  ]);
});
