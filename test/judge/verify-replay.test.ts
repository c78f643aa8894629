import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byPlayer } from '../../engine/core/players.ts';
import { findGame } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { findPlaces } from '../../dialogue/places.ts';
import { parseReplay, ReplayError } from '../../replay/read-replay.ts';
import { headerLine, roundLine } from '../../judge/replay-files/replay-lines.ts';
import { verifyReplay } from '../../replay/verify-replay.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';

interface Lines {
  header: Record<string, unknown>;
  rounds: ReplayRound[];
  end: Record<string, unknown>;
}

/** A short match in which player 0 orders its first furyan about. */
function record(): Lines {
  const game = findGame('crematoria')!;
  const match = game.start({ ...game.configure('text'), rounds: 6 }, 4);
  const header = headerLine({
    match,
    names: ['a', 'b', 'c', 'd'],
    limits: DEFAULT_LIMITS,
    turns: 'parallel',
    protections: [],
    mark: '',
  });
  const rounds: ReplayRound[] = [];
  while (!match.isOver) {
    const round = match.round;
    const outcome = match.play([
      [
        { unit: 0, dir: 'Left' },
        { unit: 90, dir: 'Up' },
      ],
      [],
      [],
      [],
    ]);
    const silence = { stderr: byPlayer(() => ''), debug: byPlayer(() => null) };
    const nothing = { faults: [], forgiven: [], clocks: byPlayer(() => undefined), ...silence };
    rounds.push(roundLine({ round, outcome, ...nothing }, match));
  }
  const scores = match.scores();
  const end = {
    end: true,
    scores,
    places: findPlaces(scores, [true, true, true, true]),
    verdicts: [null, null, null, null],
  };
  return { header: { ...header }, rounds, end };
}

const textOf = ({ header, rounds, end }: Lines): string =>
  [header, ...rounds, end].map((line) => JSON.stringify(line)).join('\n');

function verifyAltered(alter: (lines: Lines) => void): ReturnType<typeof verifyReplay> {
  const lines = structuredClone(record());
  alter(lines);
  return verifyReplay(parseReplay(textOf(lines)));
}

test('an untouched replay holds', () => {
  expect(verifyAltered(() => {})).toMatchObject({ holds: true, rounds: 6, isWhole: true });
});

test('a replay that stops in the middle holds as far as it goes', () => {
  const { header, rounds } = record();
  const text = [header, ...rounds.slice(0, 3)].map((line) => JSON.stringify(line)).join('\n');
  expect(verifyReplay(parseReplay(text))).toMatchObject({ holds: true, rounds: 3, isWhole: false });
});

describe('an altered replay does not hold, and the round is named', () => {
  test.each<[what: string, round: number | undefined, problem: string, alter: (lines: Lines) => void]>([
    [
      'another direction',
      3,
      'do not lead to the recorded fingerprint',
      ({ rounds }) => ((rounds[3]!.orders[0][0] as { dir: string }).dir = 'Right'),
    ],
    ['an order less', 2, 'do not lead to the recorded fingerprint', ({ rounds }) => void rounds[2]!.orders[0].pop()],
    [
      'the order of another player',
      4,
      'do not lead to the recorded fingerprint',
      ({ rounds }) => void rounds[4]!.orders[2].push({ unit: 41, dir: 'Up' }),
    ],
    [
      'an order of no game',
      1,
      'the orders of player 1 are not orders of this game',
      ({ rounds }) => void rounds[1]!.orders[1].push({ jump: 9 }),
    ],
    [
      'another fingerprint',
      5,
      'do not lead to the recorded fingerprint',
      ({ rounds }) => (rounds[5]!.fingerprint = '0123456789abcdef'),
    ],
    ['a round left out', 3, 'round 2 was expected here', ({ rounds }) => void rounds.splice(2, 1)],
    ['the last round left out', undefined, 'it ends before round 5 was played', ({ rounds }) => void rounds.pop()],
    ['a round too many', 5, 'the match was over before this round', ({ rounds }) => void rounds.push(rounds[5]!)],
    ['another seed', undefined, 'configuration or seed differ', ({ header }) => (header['seed'] = 5)],
    ['other points', undefined, 'the points are', ({ end }) => (end['scores'] = [1, 2, 3, 4])],
    [
      'other places',
      undefined,
      'the places do not follow from the points',
      ({ end }) => (end['places'] = [4, 4, 4, 4]),
    ],
  ])('%s', (_, round, problem, alter) => {
    expect(verifyAltered(alter)).toEqual({ holds: false, round, problem: expect.stringContaining(problem) as string });
  });
});

describe('what is not a replay gets a sentence', () => {
  test.each([
    ['', 'line 1 is not a replay/header line'],
    ['{"replay":1', 'line 1 is not JSON'],
    [textOf({ ...record(), header: { ...record().header, game: 'chess' } }), 'there is no game "chess"'],
    [
      textOf({ ...record(), header: { ...record().header, rulesVersion: '0.9' } }),
      'version 0.9 of the rules of Crematoria',
    ],
    [
      textOf({ ...record(), header: { ...record().header, config: { rules: 'text', rounds: 1 } } }),
      'its configuration is not one of Crematoria',
    ],
  ])('%#', (text, message) => {
    expect(() => verifyReplay(parseReplay(text))).toThrow(ReplayError);
    expect(() => verifyReplay(parseReplay(text))).toThrow(message);
  });

  test('any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseReplay(text)).toThrow(ReplayError);
      }),
    );
  });
});
