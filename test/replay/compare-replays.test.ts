import { expect, test } from 'vitest';
import type { ByPlayer } from '../../engine/core/players.ts';
import { findGame } from '../../engine/registry.ts';
import { checkShape } from '../../protocol/check-shape.ts';
import type { Fault } from '../../protocol/types/common.ts';
import type { ReplayComparison } from '../../protocol/types/rerun/diff.ts';
import { compareReplays } from '../../replay/compare-replays.ts';
import { makeText, recordMatch } from './record-match.ts';

interface Told {
  readonly game?: string;
  readonly rounds?: number;
  readonly seed?: number;
  /** The round in which player 2 orders something else. */
  readonly other?: number;
  readonly fault?: Fault;
  /** Whether the fields of orders are arranged in another way. */
  readonly isTurned?: boolean;
}

/** Everybody sends a unit left; in one round player 2 sends it right. */
function makeReplay({ game = 'crematoria', rounds = 5, seed = 4, other, fault, isTurned = false }: Told): string {
  const order = (unit: number, dir: string): object => (isTurned ? { dir, unit } : { unit, dir });
  const choose = (view: object, round: number): ByPlayer<object[]> => {
    const { units } = view as { units: { id: number; player: number }[] };
    const go = (player: number, dir: string): object[] =>
      units.filter((unit) => unit.player === player).map(({ id }) => order(id, dir));
    const [left, right] = game === 'crematoria' ? ['Left', 'Right'] : ['W', 'E'];
    return [go(0, left!), go(1, left!), go(2, round === other ? right! : left!), []];
  };
  return makeText(recordMatch(game, rounds, choose, fault, seed));
}

const games = { findGame, checkShape };

const compare = (a: string, b: string): Promise<ReplayComparison> =>
  compareReplays({ name: 'a.jsonl', chunks: [a], games }, { name: 'b.jsonl', chunks: [b], games });

const crash: Fault = { player: 1, round: 3, code: 'crashed', reason: 'exited with code 1' };

test.each<[what: string, told: Told, first: string | undefined, header: string[]]>([
  ['the same', {}, undefined, []],
  ['the same orders written in another way', { isTurned: true }, undefined, []],
  ['orders', { other: 2 }, 'orders 2 2: in round 2 c (player 2) gives other orders', []],
  [
    'a bot that goes out',
    { fault: crash },
    'verdict 3 1: in round 3 b (player 1) goes out: not in the first, crashed in the second',
    [],
  ],
  [
    'another seed',
    { seed: 5 },
    'state null null: before the first round the boards differ: their seeds differ',
    ['seed'],
  ],
  [
    'another number of rounds',
    { rounds: 3 },
    'length 3 null: the second ends after 3 rounds, the first goes on',
    ['config.rounds'],
  ],
  [
    'another game',
    { game: 'ork-island' },
    'state null null: before the first round the boards differ: one is a match of crematoria, the other of ork-island',
    ['game'],
  ],
])('%s', async (_, told, first, header) => {
  const comparison = await compare(makeReplay({}), makeReplay(told));
  const found = comparison.first;
  expect(found === null ? undefined : `${found.kind} ${found.round} ${found.player}: ${found.words}`).toBe(first);
  expect(comparison.header.map(({ field }) => field)).toEqual(header);
  expect(comparison.isSame).toBe(first === undefined);
  expect(checkShape('rerun/diff', comparison)).toBeUndefined();
  const { a, b } = comparison.rounds;
  const has = (score: unknown, index: number, count: number): boolean => (score !== null) === index <= count;
  expect(comparison.scores).toHaveLength(1 + Math.max(a, b));
  expect(comparison.scores.every((row, index) => has(row.a, index, a) && has(row.b, index, b))).toBe(true);
});

test.each<[what: string, change: (text: string) => string, problem: string]>([
  ['is cut', (text) => `${text.slice(0, 200)}\n`, 'b.jsonl: line 1 is not JSON'],
  ['does not hold', (text) => text.replace('"Left"', '"Right"'), 'b.jsonl: verification failed'],
  [
    'is of other rules',
    (text) => text.replace(/"rulesVersion":"[^"]+"/, '"rulesVersion":"0"'),
    'b.jsonl: it was played with version 0',
  ],
])('a file that %s is named', async (_, change, problem) => {
  await expect(compare(makeReplay({}), change(makeReplay({})))).rejects.toThrow(problem);
});
