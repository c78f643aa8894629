import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Limits } from '../../judge/bot/limits.ts';
import { fixture, isAlive, playFixtures } from './play-fixtures.ts';

describe('a bot that misbehaves is out, with a code, a round and a sentence', () => {
  const quick: Partial<Limits> = { roundMs: 400 };
  test.each<[bot: string, code: string, round: number, reason: string | RegExp, limits?: Partial<Limits>]>([
    ['exits', 'crashed', 3, 'exited with code 7 in the middle of the match'],
    ['answers-and-exits', 'crashed', 4, 'exited with code 0 in the middle of the match'],
    ['segfaults', 'crashed', 2, 'was ended by SIGSEGV in the middle of the match'],
    [
      'thinks-forever',
      'timeout',
      2,
      /^gave no answer within 400 ms \(wall \d+ ms, CPU .* ms, waited .* ms for a CPU, judge lag .* ms\); think faster/,
      quick,
    ],
    ['never-reads', 'timeout', 0, /^gave no answer within 700 ms \(wall/, { startMs: 700 }],
    [
      'prints',
      'protocol',
      1,
      /^expected one line with a JSON object, got "best move so far: 3"; write debugging output/,
    ],
    ['too-many-orders', 'too-many-orders', 2, 'gave 1001 orders; at most 1000 are allowed in a round'],
    ['answers-ahead', 'protocol', 0, 'answered round 1 in round 0; echo the round of the state'],
    ['closes-output', 'closed-output', 2, 'closed its standard output in the middle of the match'],
    ['long-line', 'output-limit', 1, 'wrote a line longer than 1048576 bytes; end each answer with a newline'],
  ])('%s: %s in round %i', async (bot, code, round, reason, limits) => {
    const { report, rounds } = await playFixtures([fixture('silent'), fixture(bot)], limits);
    const verdict = report.bots[1].verdict;
    expect(verdict).toMatchObject({ player: 1, code, round });
    expect(verdict!.reason).toMatch(reason);
    expect(rounds[round]!.faults).toEqual([verdict]);
    // The match goes on without it, and the others are not touched.
    expect(rounds).toHaveLength(8);
    expect([0, 2, 3].map((player) => report.bots[player]!.verdict)).toEqual([undefined, undefined, undefined]);
    expect(rounds.at(-1)!.clocks.map((clocks) => clocks !== undefined)).toEqual([true, false, true, true]);
  });

  test('a program that does not exist could not be started', async () => {
    const { report } = await playFixtures([{ file: '/no/such/program', args: [], folder: tmpdir() }]);
    expect(report.bots[0].verdict).toMatchObject({ code: 'could-not-start', round: 0 });
    expect(report.bots[0].verdict!.reason).toContain('/no/such/program');
  });
});

test('late and repeated answers are dropped, never taken for those of another round', async () => {
  const { report } = await playFixtures([fixture('answers-twice')]);
  expect(report.bots[0].verdict).toBeUndefined();
});

test('a bot out of the match leaves its units on the board', async () => {
  const { report } = await playFixtures([fixture('exits')]);
  expect(report.bots[0].verdict?.round).toBe(3);
  expect(report.standing[0]['cells']).toBeGreaterThan(0);
});

test('standard error is drained and kept by round, head and tail', async () => {
  const { rounds, report } = await playFixtures([fixture('talks')]);
  expect(report.bots[0].verdict).toBeUndefined();
  const all = rounds.map(({ stderr }) => stderr[0]).join('');
  expect(all).toContain('round 0 begins');
  expect(all).toContain('characters left out');
  expect(all.length).toBeLessThan(8 * 2 * 4200);
  expect(rounds.every(({ stderr }) => stderr[1] === '')).toBe(true);
});

test('bots see only a few variables of the environment', async () => {
  process.env['MINIONS_SECRET'] = 'do not tell';
  const { rounds } = await playFixtures([fixture('shows-environment')]);
  const seen = Object.keys(JSON.parse(rounds.map(({ stderr }) => stderr[0]).join('')) as object);
  expect(seen).toContain('PATH');
  const allowed = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'MINIONS_MATCH'];
  expect(seen.filter((name) => !allowed.includes(name))).toEqual([]);
});

test('nothing survives: neither a bot that ignores the end of input and SIGTERM, nor its child', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'minions-')), 'pids');
  const { report } = await playFixtures([fixture('lingers', file)]);
  expect(report.bots[0].verdict).toBeUndefined();
  const pids = JSON.parse(readFileSync(file, 'utf8')) as number[];
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

test('a bot killed from outside: the verdict names the signal and the round', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'minions-')), 'pid');
  const playing = playFixtures([fixture('silent'), fixture('silent'), fixture('waits', file, '5')]);
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: 30_000 }).toMatch(/\d/);
  process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL');
  const { report, rounds } = await playing;
  expect(report.bots[2].verdict).toMatchObject({ code: 'crashed', round: 5 });
  expect(report.bots[2].verdict!.reason).toBe('was ended by SIGKILL in the middle of the match');
  expect(rounds).toHaveLength(8);
});
