import { expect, test } from 'vitest';
import { makeRequestId } from '../../../contest/server/request-id.ts';

test.each<[given: unknown, id: string]>([
  ['abc-DEF_123', 'abc-DEF_123.own'],
  ['x'.repeat(64), `${'x'.repeat(64)}.own`],
  ['x'.repeat(65), 'own'],
  ['', 'own'],
  ['two words', 'own'],
  ['line\nbreak', 'own'],
  ['{"level":60}', 'own'],
  ['\u202eright-to-left', 'own'],
  [['a', 'b'], 'own'],
  [undefined, 'own'],
])('a request that comes as %j is %j', (given, id) => {
  expect(makeRequestId(given, 'own')).toBe(id);
});

test('no two requests have the same id, whatever is sent', () => {
  const ids = Array.from({ length: 100 }, () => makeRequestId('same'));
  expect(new Set(ids).size).toBe(100);
});
