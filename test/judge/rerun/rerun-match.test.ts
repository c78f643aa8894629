import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../engine/registry.ts';
import type { StartBot } from '../../../judge/bot/bot.ts';
import { DEFAULT_LIMITS, LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import { scriptBot } from '../../../judge/bot/scripted-bot.ts';
import { silent } from '../match/run-scripts.ts';
import { verifyText } from '../../replay/record-match.ts';
import { everybody, playAgain, playAnything, playFirst } from './play-recorded.ts';

const ROUNDS = 6;

/** The lines of the first rounds, without what is measured. */
const takeRounds = (replay: string, count: number): object[] =>
  replay
    .split('\n')
    .slice(1, 1 + count)
    .map((line) => {
      const { round, orders, rejected, faults, fingerprint } = JSON.parse(line) as Record<string, unknown>;
      return { round, orders, rejected, faults, fingerprint };
    });

describe.each(GAMES)('$title', ({ id }) => {
  test('played again by the same bots there is no difference, whoever joins when', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), fc.nat(ROUNDS - 1), async (salt, from) => {
        const bot = playAnything(id, salt);
        const first = await playFirst(id, ROUNDS, [bot, bot, bot, bot]);
        const { course, text, liveFrom, recording } = await playAgain(first, everybody(bot), from);
        expect(course.differences).toEqual([]);
        expect(course.divergedIn).toBeUndefined();
        expect(liveFrom).toEqual(Array(4).fill(from + recording.firstRound));
        expect(takeRounds(text, ROUNDS)).toEqual(takeRounds(first, ROUNDS));
      }),
      { numRuns: 2 },
    );
  });

  test('with another bot from some round on, everything before it is equal, and the replay holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), fc.nat(ROUNDS - 1), fc.nat(3), async (salt, from, player) => {
        const bot = playAnything(id, salt);
        const first = await playFirst(id, ROUNDS, [bot, bot, bot, bot]);
        const live = everybody(bot, 'divergence');
        live[player] = { start: silent, since: 'from' };
        const { course, text } = await playAgain(first, live, from);
        expect(takeRounds(text, from)).toEqual(takeRounds(first, from));
        expect(course.differences.every((one) => one.player === player)).toBe(true);
        expect(await verifyText(text)).toMatchObject({ holds: true, rounds: ROUNDS, isWhole: true });
      }),
      { numRuns: 2 },
    );
  });
});

/** What a bot was asked, round by round, and a bot that gives no orders. */
function listen(
  heard: number[],
  act: (round: number) => ReturnType<Parameters<typeof scriptBot>[0]> | undefined,
): StartBot {
  return scriptBot(({ round }) => {
    heard.push(round);
    return act(round) ?? JSON.stringify({ round, orders: [] });
  });
}

const crash = { exit: { code: 3, signal: null, atMs: 0 }, outputEndedAtMs: 0 };
const usage = (cpuMs: number): object => ({ usage: { memoryMb: 1, processes: 1, threads: 1, cpuMs } });

describe('a bot that joins in round 4 hears of rounds 0 to 3 first', () => {
  test.each<[what: string, act: Parameters<typeof listen>[1], heard: number[], verdict: string]>([
    ['and plays on', () => undefined, [0, 1, 2, 3, 4, 5], 'ok'],
    ['its answers to them are dropped', (round) => (round < 4 ? 'nonsense' : undefined), [0, 1, 2, 3, 4, 5], 'ok'],
    ['but not its own', (round) => (round === 4 ? 'nonsense' : undefined), [0, 1, 2, 3, 4], 'protocol in round 4'],
    ['what they cost is not billed', (round) => (round === 2 ? usage(20_000) : undefined), [0, 1, 2, 3, 4, 5], 'ok'],
    [
      'what the next one costs is',
      (round) => (round === 5 ? usage(20_000) : undefined),
      [0, 1, 2, 3, 4, 5],
      'timeout in round 5',
    ],
    ['it may crash meanwhile', (round) => (round === 2 ? crash : undefined), [0, 1, 2], 'crashed in round 4'],
    ['or flood', (round) => (round === 1 ? { outputBytes: 1e9 } : undefined), [0, 1], 'output-limit in round 4'],
  ])('%s', async (_, act, expected, verdict) => {
    const first = await playFirst('crematoria', 6, [silent, silent, silent, silent]);
    const heard: number[] = [];
    const limits = { ...DEFAULT_LIMITS, cpuMs: 10_000 };
    const { result, liveFrom } = await playAgain(first, [{ start: listen(heard, act), since: 'from' }], 4, limits);
    expect(liveFrom[0]).toBe(4);
    const found = result.seats[0].verdict;
    expect(heard).toEqual(expected);
    expect(found === null ? 'ok' : `${found.code} in round ${found.round}`).toBe(verdict);
  });
});

test.each<[limits: typeof DEFAULT_LIMITS, isBounded: boolean]>([
  [DEFAULT_LIMITS, true],
  [LIMIT_PRESETS.none, false],
])('what a bot hears of before has one limit for all, unless nothing has limits', async (limits, isBounded) => {
  const first = await playFirst('crematoria', 6, [silent, silent, silent, silent]);
  const asked: (number | null)[] = [];
  const bot = scriptBot(({ round, limitMs }) => {
    asked.push(limitMs);
    return JSON.stringify({ round, orders: [] });
  });
  await playAgain(first, [{ start: bot, since: 'from' }], 4, limits);
  const before = asked.slice(0, 4);
  expect(before.every((ms) => (isBounded ? ms !== null && ms > 0 && ms <= 60_000 : ms === null))).toBe(true);
  expect(asked.slice(4)).toEqual([limits.roundMs, limits.roundMs]);
});

test('rivals are their recordings until the board is another one, and go out where they went out', async () => {
  const bot = playAnything('ork-island', 5);
  const exits = scriptBot(({ round }) => (round < 2 ? JSON.stringify({ round, orders: [] }) : crash));
  const first = await playFirst('ork-island', 8, [bot, exits, bot, bot]);
  const late = everybody(bot, 'divergence');
  const { course, liveFrom, result } = await playAgain(first, [{ start: silent, since: 'from' }, ...late.slice(1)], 5);
  expect(course.differences.map(({ round, player }) => [round, player])).toEqual([[5, 0]]);
  expect(course.divergedIn).toBe(6);
  expect(liveFrom).toEqual([5, undefined, 6, 6]);
  expect(result.seats[1].verdict).toMatchObject({ code: 'crashed', round: 2 });
});

test('recorded rivals give their orders on any board; what is no longer legal is refused', async () => {
  const bot = playAnything('walking-dead', 9);
  const first = await playFirst('walking-dead', 8, [bot, bot, bot, bot]);
  const { recording, text } = await playAgain(first, [{ start: silent, since: 'from' }]);
  const again = takeRounds(text, 8) as { orders: object[][]; rejected?: { given?: object }[][] }[];
  const count = ({ orders, rejected }: (typeof again)[number]): number =>
    orders[2]!.length + (rejected?.[2] ?? []).filter(({ given }) => given !== undefined).length;
  expect(again.map(count)).toEqual(recording.rounds.map(({ given }) => given[2].length));
});

test('beyond the end of a recording the bots are on their own', async () => {
  const first = await playFirst('apocalypse', 6, [silent, silent, silent, silent]);
  const cut = `${first.split('\n').slice(0, 4).join('\n')}\n`;
  const { course, liveFrom, recording } = await playAgain(cut, everybody(silent, 'divergence'));
  expect(recording.rounds).toHaveLength(3);
  expect(course.divergedIn).toBe(recording.firstRound + 3);
  expect(liveFrom).toEqual(Array(4).fill(recording.firstRound + 3));
});
