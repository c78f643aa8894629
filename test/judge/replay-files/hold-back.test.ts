import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { holdBack } from '../../../judge/replay-files/hold-back.ts';

async function* give(parts: readonly (string | Uint8Array)[], onEnd: () => void): AsyncGenerator<string | Uint8Array> {
  yield* parts;
  onEnd();
}

test('everything comes as it was, in memory or not, and only when all of it is there', async () => {
  const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array());
  await fc.assert(
    fc.asyncProperty(fc.array(part), fc.nat({ max: 40 }), async (parts, maxBytes) => {
      let isEnded = false;
      const given: Buffer[] = [];
      for await (const bytes of holdBack(
        give(parts, () => (isEnded = true)),
        maxBytes,
      )) {
        expect(isEnded).toBe(true);
        given.push(bytes);
      }
      const expected = Buffer.concat(parts.map((one) => Buffer.from(one as string)));
      expect(Buffer.concat(given).equals(expected)).toBe(true);
    }),
    { numRuns: 200 },
  );
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('minions-held-'))).toEqual([]);
});

test('of what fails nothing comes', async () => {
  const failing = give(['a', 'b'.repeat(100)], () => {
    throw new Error('no');
  });
  const given = holdBack(failing, 10);
  await expect(given.next()).rejects.toThrow('no');
});
