import { closeSync, existsSync, readSync, writeSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { Pipes } from '../../../judge/host/pipes.ts';

afterEach(() => void vi.unstubAllEnvs());

/** What comes out of a pipe that a word was put into; undefined where there is no pipe. */
function sendThrough(pipes: Pipes): string | undefined {
  const pipe = pipes.make(true);
  if (pipe === undefined) return undefined;
  const buffer = Buffer.alloc(10);
  writeSync(pipe.writer, 'word');
  const length = readSync(pipe.reader, buffer);
  for (const end of [pipe.reader, pipe.writer]) closeSync(end);
  return buffer.toString('utf8', 0, length);
}

test.each([
  ['named beforehand', true],
  ['named when they are needed', false],
])('pipes are pipes: %s', async (_, isPrepared) => {
  const pipes = new Pipes();
  if (isPrepared) await pipes.prepare();
  // More than are named at once.
  for (let count = 0; count < 30; count++) expect(sendThrough(pipes)).toBe('word');
  const { folder } = pipes;
  expect(existsSync(folder)).toBe(true);
  pipes.close();
  expect(existsSync(folder)).toBe(false);
});

test('without a folder for temporary files there are no pipes, and no harm is done', async () => {
  vi.stubEnv('TMPDIR', '/nowhere');
  const pipes = new Pipes();
  await pipes.prepare();
  expect(sendThrough(pipes)).toBeUndefined();
  pipes.close();
});
