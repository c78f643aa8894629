import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bindValue } from '../../../contest/store/bind-value.ts';
import { openStore } from '../../../contest/store/open-store.ts';
import { announce, listAnnouncements } from '../../../contest/store/announcements.ts';

test.each([[true], [new Date(0)], [{}], [[]], [new Uint8Array(1)], [1n], [undefined], [() => 1], [Symbol('a')]])(
  'throws on what ends libsql: %s',
  (value) => expect(() => bindValue(value)).toThrow('expected text, an integer or null, got'),
);

test.each([[0.5], [NaN], [Infinity], [2 ** 53], [-(2 ** 53)]])('throws on the number %s', (value) =>
  expect(() => bindValue(value)).toThrow(`got the number ${value}`),
);

test.each(['a\0b', '\ud800'])('throws on text that a database would change: %j', (value) =>
  expect(() => bindValue(value)).toThrow('got text with a NUL or half a character'),
);

test('whatever comes is bound as it is, or thrown', () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withTypedArray: true, withNullPrototype: true }),
      (value) => {
        let bound: unknown;
        try {
          bound = bindValue(value);
        } catch (error) {
          return error instanceof TypeError;
        }
        return Object.is(bound, value) || (value === 0 && bound === 0);
      },
    ),
    { numRuns: 2000 },
  );
});

test('what is bound comes back from the database as it was', async () => {
  const db = await openStore({ file: ':memory:' });
  try {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        fc.pre(!/\0|\p{Cs}/u.test(text));
        await announce(db, text, '2026-01-01T00:00:00.000Z');
        expect((await listAnnouncements(db, 1))[0]!.text).toBe(text);
      }),
      { numRuns: 200 },
    );
  } finally {
    await db.destroy();
  }
});
