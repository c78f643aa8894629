import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBody } from '../../../judge/host/read-body.ts';

const send = (...chunks: readonly Uint8Array[]): Readable => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

test('what is sent comes as it is, up to the limit', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array()), fc.nat({ max: 40 }), async (chunks, maxBytes) => {
      const all = Buffer.concat(chunks);
      expect(await readBody(send(...chunks), maxBytes)).toEqual(all.length <= maxBytes ? all : undefined);
    }),
  ));

test('what is too long is not read to its end', async () => {
  let sent = 0;
  const endless = async function* (): AsyncGenerator<Buffer> {
    for (; ; sent += 1) yield Buffer.alloc(10);
  };
  expect(await readBody(endless(), 35)).toBeUndefined();
  expect(sent).toBe(3);
});
