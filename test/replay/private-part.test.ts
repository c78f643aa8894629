import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findLastStderr, hideBots, joinParts, splitEnd, splitRound } from '../../replay/private-part.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';

const text = fc.string({ unit: 'binary', maxLength: 20 });
const four = <T>(value: fc.Arbitrary<T>) => fc.tuple(value, value, value, value);
const stderr = fc.option(four(text), { nil: undefined });
const debug = fc.option(four(fc.option(fc.record({ notes: text }))), { nil: undefined });
const leaveOutUndefined = <T extends object>(line: T): T => JSON.parse(JSON.stringify(line)) as T;

const BOTS = Array.from({ length: 4 }, () => ({ source: 'bots/anna.py', digest: `sha256:${'a'.repeat(64)}` }));
const HEADER = { replay: 1, names: ['e01', 'e02', 'e03', 'h1'], bots: BOTS } as unknown as ReplayHeader;

function split(rounds: readonly ReplayRound[], end: ReplayEnd, words: [string, string, string, string]) {
  const parts = [...rounds.map(splitRound), splitEnd(end, words)];
  const print = (lines: readonly unknown[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const hidden = parts.flatMap((part) => part.hidden ?? []);
  return { open: print([hideBots(HEADER), ...parts.map((part) => part.open)]), hidden: print(hidden), lines: hidden };
}

describe('a replay in two parts', () => {
  const rounds = fc
    .array(fc.record({ stderr, debug }), { maxLength: 5 })
    .map((list) =>
      list.map(
        (part, round) => leaveOutUndefined({ round, orders: [[], [], [], []], ...part }) as unknown as ReplayRound,
      ),
    );
  const end = stderr.map(
    (last) => leaveOutUndefined({ end: true, scores: [1, 2, 3, 4], stderr: last }) as unknown as ReplayEnd,
  );

  test('has nothing private in the open one, and all of it in the other', () => {
    fc.assert(
      fc.property(rounds, end, four(text), (rounds, end, words) => {
        const { open, hidden, lines } = split(rounds, end, words);
        const parsed = open
          .trim()
          .split('\n')
          .map((line) => Object.keys(JSON.parse(line) as object));
        expect(parsed.flat().filter((key) => ['bots', 'stderr', 'debug', 'lastWords'].includes(key))).toEqual([]);
        expect(open).not.toContain('anna');
        const isValid = findValidator('replay/private');
        expect(lines.filter((line) => !isValid(line))).toEqual([]);
        const [header, ...joined] = joinParts(open, hidden)
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as object);
        expect(joined).toEqual([...rounds, end]);
        expect(header).toEqual(hideBots(HEADER));
      }),
    );
  });

  test('is the same text where nothing is private', () => {
    const { open, hidden } = split([], { end: true } as ReplayEnd, ['', '', '', '']);
    expect([hidden, joinParts(open, hidden)]).toEqual(['', open]);
  });

  test('gets the names that people know', () => {
    const { open } = split([], { end: true } as ReplayEnd, ['', '', '', '']);
    const names = ['anna', 'bob', 'carl', 'dummy'] as ReplayHeader['names'];
    expect(JSON.parse(joinParts(open, '', names).split('\n')[0]!)).toMatchObject({ names });
  });
});

// What a player wrote, as the private part or a replay of an older version tells it.
test.each<[what: string, lines: object[], words: string]>([
  ['nothing', [], ''],
  [
    'in its last line',
    [
      { round: 1, stderr: ['a', '', '', ''] },
      { end: true, lastWords: ['oh no', '', '', ''] },
    ],
    'oh no',
  ],
  [
    'in rounds',
    [
      { round: 1, stderr: ['oh ', 'x', '', ''] },
      { end: true, stderr: ['no', 'y', '', ''] },
    ],
    'oh no',
  ],
  ['more than is wanted', [{ round: 1, stderr: ['a long story', '', '', ''] }], 'a story'.slice(-5)],
])('last words: %s', (_, lines, words) => {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  expect(findLastStderr(text, 0, 5)).toBe(words);
});
