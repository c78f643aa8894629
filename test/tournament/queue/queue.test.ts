import fc from 'fast-check';
import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Cipher } from '../../../tournament/queue/cipher.ts';
import { loadDrivers } from '../../../tournament/queue/load-drivers.ts';
import { parseQueueAddress } from '../../../tournament/queue/queue-address.ts';
import { findToken, isSameToken, locateGivenToken } from '../../../tournament/queue/token.ts';
import { guardJob } from '../../../tournament/queue/worker/guard-job.ts';
import { measureSpeed } from '../../../tournament/queue/worker/measure-speed.ts';
import { measureChiSquareTail } from '../../../tournament/ratings/chi-square.ts';
import { compareWorkers } from '../../../tournament/ratings/compare-workers.ts';
import type { MatchJob } from '../../../protocol/types/match/job.ts';

describe('an address', () => {
  test.each([
    ['redis://host', 'redis://host'],
    ['redis://host:6379', 'redis://host:6379'],
    ['redis://host:6379/3', 'redis://host:6379/3'],
    ['rediss://anna:sesame@host:6379', 'rediss://host:6379'],
    ['redis://:sesame@[::1]:6379', 'redis://[::1]:6379'],
  ])('%s is shown as %s', (text, shown) => {
    expect(parseQueueAddress(text, 'minions', undefined)).toMatchObject({ shown, prefix: 'minions' });
  });

  test.each([
    '',
    'host',
    'http://anna:sesame@host',
    'redis://',
    'redis://anna:sesame@host/x',
    'redis://host?password=sesame',
  ])('%j is refused, and no password is repeated', (text) => {
    expect(() => parseQueueAddress(text)).toThrow('invalid --queue: expected the address of a Redis');
    expect(() => parseQueueAddress(text)).not.toThrow(/sesame/);
  });

  test('takes a password from the environment, whatever is in it', () => {
    const { url, shown } = parseQueueAddress('redis://anna@host', 'minions', 'p@ss:w/rd');
    expect(decodeURIComponent(new URL(url).password)).toBe('p@ss:w/rd');
    expect(shown).toBe('redis://host');
  });

  test.each(['', 'a:b', 'a b', '*', 'x'.repeat(65)])('the prefix %j is refused', (prefix) => {
    expect(() => parseQueueAddress('redis://host', prefix)).toThrow('invalid prefix');
  });
});

test('packages that are not there are asked for in a sentence', async () => {
  const missing = Object.assign(new Error('no'), { code: 'ERR_MODULE_NOT_FOUND' });
  const error = await loadDrivers(() => Promise.reject(missing)).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ hint: expect.stringContaining('npm install bullmq@6 ioredis@6') });
});

describe('the file that workers take the token from', () => {
  afterEach(() => void vi.unstubAllEnvs());

  test.each`
    given                      | environment  | file
    ${undefined}               | ${undefined} | ${'/settings/minions/token'}
    ${'given to this program'} | ${undefined} | ${null}
    ${undefined}               | ${'a token'} | ${null}
  `('given $given, in the environment $environment: $file', ({ given, environment, file }) => {
    vi.stubEnv('XDG_CONFIG_HOME', '/settings');
    vi.stubEnv('MINIONS_TOKEN', environment);
    expect(locateGivenToken(given)).toBe(file);
  });
});

describe('what goes through Redis', () => {
  test('opens with the same token, and with no other', () => {
    const data = fc.jsonValue();
    fc.assert(
      fc.property(data, (value) => {
        const text = new Cipher('one token of sixteen').encrypt({ value });
        expect(new Cipher('one token of sixteen').decrypt(text)).toEqual(JSON.parse(JSON.stringify({ value })));
        expect(new Cipher('another of sixteen!').decrypt(text)).toBeUndefined();
      }),
    );
  });

  test('shows nothing, and cannot be changed', () => {
    const cipher = new Cipher('one token of sixteen');
    const text = cipher.encrypt({ seed: 'the seed of block 12' });
    expect(Buffer.from(text, 'base64').toString('latin1')).not.toContain('seed');
    for (let at = 0; at < text.length - 2; at += 1) {
      const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
      expect(cipher.decrypt(changed)).toBeUndefined();
    }
    for (const other of [undefined, null, 7, {}, '', 'AAAA', text.slice(0, 20)]) {
      expect(cipher.decrypt(other)).toBeUndefined();
    }
  });
});

describe('a token', () => {
  test('is made once, for its owner alone, where none is given', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'minions-token-')), 'minions', 'token');
    const token = findToken(undefined, path);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(findToken(undefined, path)).toBe(token);
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  test.each(['', 'short', 'with spaces in between', 'with a newline\n and so on'])('%j is refused', (token) => {
    const path = join(tmpdir(), 'minions-no-such-token');
    expect(() => findToken(token, path)).toThrow('at least 16 printable characters');
    expect(existsSync(path)).toBe(false);
  });

  test('is the same or is not', () => {
    expect(isSameToken('abc', 'abc')).toBe(true);
    for (const other of ['', 'ab', 'abd', 'abcd']) expect(isSameToken(other, 'abc')).toBe(false);
  });
});

describe('jobs as they may be played here', () => {
  const job = {
    game: 'crematoria',
    seed: 1,
    seats: [],
    sandbox: 'auto',
    writable: true,
    debug: [0],
  } as unknown as MatchJob;

  test.each([
    ['auto', 'auto', 'auto'],
    ['auto', 'bwrap', 'bwrap'],
    ['bwrap', 'none', 'bwrap'],
    ['none', 'none', 'none'],
  ] as const)('the tournament says %s, the worker %s: %s', (asked, own, chosen) => {
    const guarded = guardJob({ ...job, sandbox: asked }, own, 'serial');
    expect(guarded).toEqual({ game: 'crematoria', seed: 1, seats: [], sandbox: chosen });
  });

  test.each(['auto', 'bwrap'] as const)('no coordinator takes the sandbox away from a worker that says %s', (own) => {
    expect(() => guardJob({ ...job, sandbox: 'none' }, own, 'serial')).toThrow(
      'without a sandbox, and this worker does not',
    );
  });
});

test('bots that compute at the same time need slots with cores for all of them', () => {
  const job = { game: 'crematoria', seed: 1, seats: [], turns: 'parallel' } as unknown as MatchJob;
  expect(() => guardJob(job, 'auto', 'serial')).toThrow('the slots of this worker have one core each');
  expect(guardJob(job, 'auto', 'parallel')).toMatchObject({ turns: 'parallel' });
});

test('speed is steps in a time', () => {
  let ms = 0;
  expect(measureSpeed(() => (ms += 10))).toBeCloseTo(10, 5);
});

describe('places by worker', () => {
  test.each([
    [3.841458820694124, 1, 0.05],
    [5.991464547107979, 2, 0.05],
    [16.918977604620448, 9, 0.05],
    [23.209251158954356, 10, 0.01],
    [0, 3, 1],
  ])('chi-square %d with %d degrees of freedom: %d', (x, degrees, chance) => {
    expect(measureChiSquareTail(x, degrees)).toBeCloseTo(chance, 12);
  });

  const deal = (places: readonly number[], worker: string) => places.map((place) => ({ bot: 'anna', worker, place }));

  test('the same everywhere', () => {
    const [test] = compareWorkers([...deal([1, 2, 3, 4], 'one'), ...deal([4, 3, 2, 1], 'two')]);
    expect(test).toMatchObject({ bot: 'anna', workers: 2, blocks: 8, chiSquare: 0, chance: 1 });
  });

  test('worse on one of them', () => {
    const [test] = compareWorkers([...deal([1, 1, 2, 1, 1, 2], 'one'), ...deal([4, 3, 4, 4, 4, 3], 'two')]);
    // Between: 12 · 1.1667²; all: that and twice 4/3.
    expect(test!.chiSquare).toBeCloseTo((11 * 12 * (7 / 6) ** 2) / (12 * (7 / 6) ** 2 + 8 / 3), 10);
    expect(test!.chance).toBeLessThan(0.01);
  });

  test('too little to tell', () => {
    expect(compareWorkers([...deal([1, 2, 3], 'one'), ...deal([1, 2], 'two')])).toEqual([]);
    expect(compareWorkers(deal([1, 2, 3, 4, 1, 2, 3, 4], 'one'))).toEqual([]);
  });
});
