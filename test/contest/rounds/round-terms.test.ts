import { expect, test } from 'vitest';
import { makeFormat, parseRound } from '../../../contest/rounds/round-terms.ts';
import type { NewRound } from '../../../protocol/types/contest/new-round.ts';

const ROUND: NewRound = { name: 'first', format: 'swiss', deadline: '2027-01-15T23:00:00+01:00' };

test('a deadline is kept in UTC', () => {
  expect(parseRound(ROUND)).toEqual({ ...ROUND, deadline: '2027-01-15T22:00:00.000Z' });
  expect(parseRound({ ...ROUND, format: 'upc', references: [], after: 'a', keep: 4 })).toMatchObject({ keep: 4 });
});

test.each<[what: Partial<NewRound>, message: string, hint: string]>([
  [{ format: 'knockout' as 'upc' }, 'invalid round: at /format: ', '"minions schema contest/new-round" has the rest'],
  [
    { format: 'upc', references: ['demo'] },
    'upc has no reference bots: it puts out one bot after another',
    'leave them out, or use round-robin',
  ],
  [{ keep: 8 }, '"keep" needs "after"', 'name the round whose best take part: --after <round>'],
  [
    { deadline: '2027-02-30T25:00:00Z' },
    'invalid deadline: expected a time with its zone, got "2027-02-30T25:00:00Z"',
    'example: 2027-01-15T22:00:00Z',
  ],
])('%j is refused', (wrong, message, hint) => {
  expect(() => parseRound({ ...ROUND, ...wrong })).toThrow(
    expect.objectContaining({ message: expect.stringContaining(message) as string, hint, status: 422 }),
  );
});

test.each<[given: Partial<NewRound>, format: object]>([
  [{ format: 'round-robin' }, { kind: 'round-robin', cycles: 2 }],
  [{ format: 'swiss' }, { kind: 'swiss', rounds: 7 }],
  [{ format: 'upc' }, { kind: 'upc', finalMatches: 16 }],
  [
    { format: 'upc', length: 4 },
    { kind: 'upc', finalMatches: 4 },
  ],
])('%j is a format of tournaments', (given, format) => {
  expect(makeFormat({ ...ROUND, ...given })).toEqual(format);
});
