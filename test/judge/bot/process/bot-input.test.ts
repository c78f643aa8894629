import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BotInput } from '../../../../judge/bot/process/bot-input.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'minions-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A file stands for a pipe that takes everything at once, a stream that never ends writing for a bot that does not read. */
function openInput() {
  const path = join(folder, 'pipe');
  const descriptor = openSync(path, 'w');
  const streamed: string[] = [];
  const stream = new Writable({ write: (chunk) => void streamed.push(String(chunk)) });
  const input = new BotInput(stream, descriptor);
  const taken: string[] = [];
  const send = (text: string): boolean => input.write(Buffer.from(text), () => taken.push(text));
  return { descriptor, stream, streamed, taken, send, piped: () => readFileSync(path, 'utf8') };
}

test('what the pipe has room for is in it at once', () => {
  const { descriptor, streamed, taken, send, piped } = openInput();
  expect(send('one\n')).toBe(true);
  expect(send('two\n')).toBe(true);
  expect(piped()).toBe('one\ntwo\n');
  expect(taken).toEqual([]);
  expect(streamed).toEqual([]);
  closeSync(descriptor);
});

test('what the pipe does not take goes to the stream', () => {
  const { descriptor, streamed, taken, send } = openInput();
  closeSync(descriptor);
  expect(send('one\n')).toBe(false);
  expect(streamed).toEqual(['one\n']);
  expect(taken).toEqual([]);
});

test('as long as something waits in the stream, all that follows waits behind it', () => {
  const { descriptor, stream, taken, send, piped } = openInput();
  stream.write('rest of a line\n');
  expect(send('one\n')).toBe(false);
  expect(piped()).toBe('');
  expect(taken).toEqual([]);
  closeSync(descriptor);
});
