// Bots that are functions: the same states, the same rules, the same verdicts.
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { byPlayer } from '../../../engine/core/players.ts';
import type { FunctionBot } from '../../../judge/bot/function-bot.ts';
import { LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { playMatch, type PlayMatchOptions } from '../../../judge/match/play-match.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import { checkShape } from '../../../protocol/check-shape.ts';
import type { MatchResult } from '../../../protocol/types/match/result.ts';

type Called = (state: { round: number; units: { id: number; player: number }[] }) => unknown;

const silent: Called = ({ round }) => ({ round, orders: [] });

const LIMITS = { ...LIMIT_PRESETS.relaxed, startMs: 150, roundMs: 150, lineBytes: 10_000 };

/** A short match of one function against three that do nothing. */
function play(bot: Called, options: PlayMatchOptions = {}, limits = LIMITS): Promise<MatchResult> {
  const seats = byPlayer((player) => ({
    name: `f${player}`,
    bot: (player === 0 ? bot : silent) as FunctionBot['bot'],
  }));
  const config = { rounds: 6 };
  return playMatch({ game: 'crematoria', seed: 'functions', config, seats, limits }, options);
}

/** Uses so much CPU time, however long that takes on a machine that others use too. */
const burn = (ms: number): void => {
  const before = process.cpuUsage();
  const used = (): number => process.cpuUsage(before).user + process.cpuUsage(before).system;
  while (used() < 1000 * ms);
};

describe('a function', () => {
  test.each<[what: string, bot: Called, verdict: RegExp]>([
    ['answers', silent, /^ok$/],
    ['answers with a promise', async (state) => (await sleep(1), silent(state)), /^ok$/],
    [
      'throws',
      ({ round }) => {
        if (round === 3) throw new TypeError('no such unit');
        return { round, orders: [] };
      },
      /^crashed in 3: threw TypeError: no such unit in the middle of the match$/,
    ],
    ['rejects', async () => Promise.reject(new Error('later')), /^crashed in 0: threw Error: later /],
    ['throws what is no error', () => Promise.reject('just so' as never), /^crashed in 0: threw just so /],
    ['never answers', () => new Promise(() => {}), /^timeout in 0: gave no answer within 150 ms/],
    [
      'computes for too long',
      ({ round }) => (burn(round === 2 ? 400 : 0), { round, orders: [] }),
      /^timeout in 2: answered after 150 ms \(wall [\d.]+ ms - .* of its own; CPU .*think faster/,
    ],
    [
      'answers an earlier round',
      ({ round }) => ({ round: Math.max(0, round - 1), orders: [] }),
      /^timeout in 1: .*an answer to round 0 came, and was dropped: set "round" to the round of the state$/,
    ],
    ['answers a later round', ({ round }) => ({ round: round + 1, orders: [] }), /^protocol in 0: answered round 1/],
    ['gives nothing', () => undefined, /^protocol in 0: /],
    ['gives a text', () => 'Up', /^protocol in 0: /],
    ['gives what is no JSON', ({ round }) => ({ round, orders: [], big: 1n }), /^crashed in 0: threw TypeError/],
    ['gives an unknown order', ({ round }) => ({ round, orders: [{ unit: 'x' }] }), /^protocol in 0: /],
    [
      'gives too many orders',
      ({ round }) => ({ round, orders: Array.from({ length: 1001 }, () => ({ unit: 1, dir: 'Up' })) }),
      /^(too-many-orders|output-limit) in 0: /,
    ],
    ['says too much', ({ round }) => ({ round, orders: [], debug: 'x'.repeat(20_000) }), /^output-limit in 0: /],
  ])('%s', async (_, bot, verdict) => {
    const { seats, interrupted } = await play(bot);
    const [first, ...others] = seats;
    expect(
      first.verdict === null ? 'ok' : `${first.verdict.code} in ${first.verdict.round}: ${first.verdict.reason}`,
    ).toMatch(verdict);
    expect([others.map((seat) => seat.verdict), interrupted]).toEqual([[null, null, null], null]);
  });

  test('may change its state: it is its own', async () => {
    const { seats } = await play((state) => {
      const { round } = state;
      for (const name of Object.keys(state)) delete (state as Record<string, unknown>)[name];
      return { round, orders: [] };
    });
    expect(seats.map(({ verdict }) => verdict)).toEqual([null, null, null, null]);
  });

  test('leaves the trace of what it threw as last words', async () => {
    const { seats } = await play(() => {
      throw new Error('out of ideas');
    });
    expect(seats[0].stderr).toMatch(/^Error: out of ideas\n {4}at /);
  });

  test('whatever it gives, the match goes on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (answer) => {
        // Most answers are none, and time runs out: the others have plenty of it, also on a machine that others use too.
        const { seats, interrupted } = await play(() => answer, {}, { ...LIMITS, startMs: 500, roundMs: 500 });
        expect([seats.slice(1).map(({ verdict }) => verdict), interrupted]).toEqual([[null, null, null], null]);
      }),
      { numRuns: 12 },
    );
  });

  test('that does not answer does not keep a match that somebody ends', async () => {
    const control = new AbortController();
    const match = playMatch(
      {
        game: 'crematoria',
        seed: 'functions',
        seats: byPlayer(() => ({ name: 'f', bot: () => new Promise<object>(() => {}) })),
        limits: LIMIT_PRESETS.none,
      },
      { signal: control.signal },
    );
    setTimeout(() => control.abort('enough'), 50);
    expect((await match).interrupted).toBe('enough');
  });
});

test('functions are recorded by name and by a digest of name and text', async () => {
  const { seats } = await play(silent);
  expect(seats.map(({ name, bot }) => [name, bot.source])).toEqual(
    ['f0', 'f1', 'f2', 'f3'].map((name) => [name, `function:${name}`]),
  );
  const digests = seats.map(({ bot }) => bot.digest);
  expect(new Set(digests).size).toBe(4);
  expect((await play(silent)).seats.map(({ bot }) => bot.digest)).toEqual(digests);
});

test('functions and programs play in one match', async () => {
  const called = { name: 'mine', bot: silent as FunctionBot['bot'] };
  const demo = { bot: { source: 'demo' } };
  const job = { game: 'crematoria', seed: 's', config: { rounds: 4 }, seats: [called, demo, called, demo] as const };
  const { seats } = await playMatch(job);
  expect(seats.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['mine', null],
    ['demo', null],
    ['mine', null],
    ['demo', null],
  ]);
});

test('a function is played by its own program, and by nobody else', async () => {
  const seats = byPlayer(() => ({ name: 'f', bot: { source: 'function:f' } }));
  await expect(playMatch({ game: 'crematoria', seed: 's', seats })).rejects.toThrow(
    new UsageError('"function:f" is a function of a program', 'play it with that program'),
  );
});

test('a function gets what a process gets', async () => {
  const states: object[] = [];
  await play((state) => (states.push(structuredClone(state)), silent(state)));
  expect(states.map((state) => checkShape('games/crematoria/state', state))).toEqual(states.map(() => undefined));
  expect(states.map((state) => Object.hasOwn(state, 'start'))).toEqual([true, false, false, false, false, false]);
});

test('the result says how long the match took', async () => {
  const began = performance.now();
  const { durationMs } = await play(silent);
  const tookMs = performance.now() - began;
  expect(durationMs).toBeGreaterThan(0);
  expect(durationMs).toBeLessThanOrEqual(tookMs + 1);
});
