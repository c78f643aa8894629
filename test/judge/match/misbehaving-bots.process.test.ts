import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixture, isAlive, playFixtures } from '../play-fixtures.ts';

test('the match goes on without a bot that is out, and the others are not touched', async () => {
  const anyNumber = expect.any(Number) as number;
  const { report, rounds } = await playFixtures([fixture('silent'), fixture('exits')]);
  const [, { verdict }] = report.seats;
  expect(verdict).toEqual({
    player: 1,
    code: 'crashed',
    round: 3,
    reason: 'exited with code 7 in the middle of the match',
    evidence: { wallMs: anyNumber, cpuMs: anyNumber, waitMs: anyNumber, lagMs: anyNumber, frozenMs: 0 },
  });
  expect(rounds[3]!.faults).toEqual([verdict]);
  expect(rounds).toHaveLength(8);
  expect(rounds.at(-1)!.clocks.map((clocks) => clocks !== undefined)).toEqual([true, false, true, true]);
});

test('a bot out of the match leaves its units on the board', async () => {
  const { report } = await playFixtures([fixture('exits')]);
  expect(report.seats[0].verdict?.round).toBe(3);
  expect(report.seats[0].standing['cells']).toBeGreaterThan(0);
});

test('standard error is drained and kept by round, head and tail', async () => {
  const { rounds, report } = await playFixtures([fixture('talks')]);
  expect(report.seats[0].verdict).toBeNull();
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
  expect(report.seats[0].verdict).toBeNull();
  const pids = JSON.parse(readFileSync(file, 'utf8')) as number[];
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

test('a bot killed from outside: the verdict names the signal and the round', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'minions-')), 'pid');
  const playing = playFixtures([fixture('silent'), fixture('silent'), fixture('waits', file, '5')]);
  await expect.poll(() => existsSync(file) && readFileSync(file, 'utf8'), { timeout: 30_000 }).toMatch(/\d/);
  process.kill(Number(readFileSync(file, 'utf8')), 'SIGKILL');
  const { report, rounds } = await playing;
  expect(report.seats[2].verdict).toMatchObject({ code: 'crashed', round: 5 });
  expect(report.seats[2].verdict!.reason).toBe('was ended by SIGKILL in the middle of the match');
  expect(rounds).toHaveLength(8);
});
