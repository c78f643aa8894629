import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ByPlayer } from '../../engine/core/players.ts';
import type { Fault } from '../../protocol/types/common.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import { makeText, recordMatch, verifyText, type Lines } from './record-match.ts';

const FAULT: Fault = { player: 2, code: 'crashed', round: 3, reason: 'exited with code 1' };

/** Player 0 orders its first furyan about, one that is not its own, one that is not there, and the first again. */
function chooseOrders(): ByPlayer<object[]> {
  const orders = [
    { unit: 90, dir: 'Up' },
    { unit: 0, dir: 'Left' },
    { unit: 9999, dir: 'Top' },
    { unit: 1, dir: 'Up' },
    { unit: 0, dir: 'Right' },
  ];
  return [orders, [], [{ unit: 4000, dir: 'Up' }], []];
}

const record = (): Lines => recordMatch('crematoria', 6, chooseOrders, FAULT);

const verifyAltered = (alter: (lines: Lines) => void): ReturnType<typeof verifyText> => {
  const lines = structuredClone(record());
  alter(lines);
  return verifyText(makeText(lines));
};

test('an untouched replay holds, and has everything in it that the table below alters', async () => {
  const { rounds } = record();
  expect(rounds[0]!.rejected![0].filter(({ given }) => given)).toHaveLength(3);
  expect(rounds[0]!.rejected![0].length, 'one comes to nothing later').toBeGreaterThan(3);
  expect(await verifyAltered(() => {})).toMatchObject({ holds: true, rounds: 6, isWhole: true });
});

test('a replay that stops in the middle holds as far as it goes', async () => {
  const lines = makeText(record()).split('\n').slice(0, 4);
  const text = `${lines.join('\n')}\n`;
  expect(await verifyText(text)).toMatchObject({ holds: true, rounds: 3, isWhole: false });
  expect(await verifyText(text.slice(0, -5)), 'half a last line').toMatchObject({
    holds: true,
    rounds: 2,
    isWhole: false,
  });
});

describe('a replay of a match that shares its map with others', () => {
  const shared = (): Lines => recordMatch('crematoria', 6, chooseOrders, undefined, 4, 'the map');

  test('says so, and holds', async () => {
    expect(shared().header).toMatchObject({ seed: 4, mapSeed: 'the map' });
    expect(record().header).not.toHaveProperty('mapSeed');
    expect(await verifyText(makeText(shared()))).toMatchObject({ holds: true, rounds: 6 });
  });

  test.each([
    ['another map', { mapSeed: 'another' }, undefined],
    ['no map', { mapSeed: undefined }, undefined],
    ['another seed', { seed: 5 }, 0],
  ])('with %s it does not hold', async (_, change, round) => {
    const lines = shared();
    Object.assign(lines.header, change);
    expect(await verifyText(makeText(lines))).toMatchObject({ holds: false, round });
  });
});

type Alteration = [what: string, round: number | undefined, problem: string, alter: (lines: Lines) => void];

const FINGERPRINT = 'these orders do not lead to the recorded fingerprint';

describe('an altered replay does not hold, and the round is named', () => {
  test.each<Alteration>([
    ['another direction', 3, FINGERPRINT, ({ rounds }) => void ((rounds[3]!.orders[0][0] as Dir).dir = 'Right')],
    ['an order less', 2, FINGERPRINT, ({ rounds }) => void rounds[2]!.orders[0].pop()],
    [
      'the order of another player',
      4,
      'refusals of player 1: other orders are refused than those recorded',
      ({ rounds }) => void (rounds[4]!.orders[1] = [{ unit: 90, dir: 'Up' }]),
    ],
    ['another fingerprint', 5, FINGERPRINT, ({ rounds }) => void (rounds[5]!.fingerprint = '0123456789abcdef')],
    ['another seed', undefined, 'configuration or seed differ', ({ header }) => void (header.seed = 5)],
    ['the last round left out', undefined, 'it ends before round 5 was played', ({ rounds }) => void rounds.pop()],
    ['other points', undefined, 'the points are', ({ end }) => void (end.scores = [1, 2, 3, 4])],
    ['other places', undefined, 'the places are', ({ end }) => void (end.places = [4, 4, 4, 4])],
  ])('%s', expectDifference);
});

interface Dir {
  dir: string;
}

describe('refusals: player, index and reason', () => {
  const refusal = ({ rounds }: Lines, round: number, index: number) => rounds[round]!.rejected![0][index]!;
  test.each<Alteration>([
    ['one left out', 1, 'not recorded', ({ rounds }) => void rounds[1]!.rejected![0].pop()],
    [
      'all left out',
      1,
      'order 0 refused ("unit 0 Left: there is rock") is not recorded',
      ({ rounds }) => void delete rounds[1]!.rejected,
    ],
    ['another reason', 2, 'is recorded as order', (lines) => void (refusal(lines, 2, 0).reason = 'it was raining')],
    [
      'another reason for what came to nothing',
      2,
      '"it was raining"',
      (lines) => void (refusal(lines, 2, 3).reason = 'it was raining'),
    ],
    ['another index', 2, 'is recorded as order', (lines) => void (refusal(lines, 2, 3).order += 1)],
    ['an index far away', 2, 'refused', (lines) => void (refusal(lines, 2, 0).order = 4e9)],
    ['those of another player', 0, 'refusals of player 0', ({ rounds }) => void rounds[0]!.rejected!.reverse()],
    [
      'one that did not happen',
      1,
      'refusals of player 3: order 0 refused ("no") is recorded and did not happen',
      ({ rounds }) => void rounds[1]!.rejected![3].push({ order: 0, reason: 'no' }),
    ],
    [
      'a good order among the refused',
      1,
      FINGERPRINT,
      ({ rounds }) => void (rounds[1]!.rejected![0][0]!.given = { unit: 2, dir: 'Left' }),
    ],
  ])('%s', expectDifference);
});

describe('faults and verdicts', () => {
  test.each<Alteration>([
    [
      'a verdict without a fault',
      undefined,
      'player 1: it has the verdict "crashed", and no fault is recorded',
      ({ end }) => void (end.verdicts[1] = { ...FAULT, player: 1 }),
    ],
    [
      'a fault without a verdict',
      undefined,
      'player 2: it went out in round 3, and has no verdict',
      ({ end }) => void (end.verdicts[2] = null),
    ],
    [
      'another verdict',
      undefined,
      'player 2: its verdict is not the fault of round 3',
      ({ end }) => void (end.verdicts[2] = { ...FAULT, code: 'timeout' }),
    ],
    ['the fault left out', undefined, 'player 2: it has the verdict', ({ rounds }) => void delete rounds[3]!.faults],
    [
      'two faults of one player',
      4,
      'player 2 goes out, and went out in round 3',
      ({ rounds }) => void (rounds[4]!.faults = [{ ...FAULT, round: 4 }]),
    ],
    [
      'a fault of another round',
      3,
      'a fault of round 1 is recorded here',
      ({ rounds }) => void (rounds[3]!.faults![0]!.round = 1),
    ],
    [
      'orders after a fault',
      1,
      'player 0 gives orders, and went out in round 0',
      ({ rounds }) => void (rounds[0]!.faults = [{ ...FAULT, player: 0, round: 0 }]),
    ],
    ['a place for a bot that is out', undefined, 'the places are', ({ end }) => void (end.places = [1, 1, 1, 1])],
  ])('%s', (what, round, problem, alter) =>
    // The fault of a bot that goes out with orders in the same round is found in that round.
    expectDifference(what, what === 'orders after a fault' ? 0 : round, problem, alter),
  );

  test('a bot may go out in the round that was interrupted', async () => {
    const { header, rounds, end } = record();
    const verdict: Fault = { player: 1, code: 'timeout', round: 2, reason: 'was late' };
    const half = await verifyAltered(() => {});
    expect(half.holds).toBe(true);
    const { scores, places } = await playTo(2);
    const text = (round: number): string =>
      makeText({
        header,
        rounds: rounds.slice(0, 2),
        end: { ...end, scores, places, verdicts: [null, { ...verdict, round }, null, null], interrupted: 'SIGINT' },
      });
    expect(await verifyText(text(2))).toMatchObject({ holds: true, isWhole: false });
    expect(await verifyText(text(1))).toMatchObject({ holds: false });
  });

  /** Points and places of the match after some rounds, with player 1 out. */
  async function playTo(count: number): Promise<{ scores: ByPlayer<number>; places: ByPlayer<number> }> {
    const { header, rounds } = record();
    const text = makeText({ header, rounds: rounds.slice(0, count), end: {} as never }).replace(/\{\}\n$/, '');
    const verification = await verifyText(text);
    if (!verification.holds) throw new Error(verification.problem);
    const { scores } = verification;
    const places = scores.map(
      (score, player) =>
        1 + scores.filter((other, rival) => other > score || (other === score && player === 1 && rival !== 1)).length,
    ) as ByPlayer<number>;
    return { scores, places };
  }
});

async function expectDifference(
  _: string,
  round: number | undefined,
  problem: string,
  alter: (lines: Lines) => void,
): Promise<void> {
  expect(await verifyAltered(alter)).toEqual({
    holds: false,
    round,
    problem: expect.stringContaining(problem) as string,
  });
}

describe('what is not a replay gets a sentence', () => {
  const altered = (alter: (lines: Lines) => void): string => {
    const lines = structuredClone(record());
    alter(lines);
    return makeText(lines);
  };
  const FIRST = `${makeText(record()).split('\n')[0]}\n`;
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  test.each<[what: string, text: string, sentence: string]>([
    ['nothing', '', 'the file is empty'],
    ['blank lines', '\n\n', 'line 1 is not JSON'],
    ['half a header', '{"replay":1', 'line 1 is not JSON'],
    ['a list', '[]\n', 'line 1 is not a JSON object'],
    ['another header', '{"replay":2}\n', 'line 1 is not the header of a replay: expected a field'],
    ['a .res', 'Game\n\nSeed 3\n', "this is a replay in the published game's text form"],
    ['another game', altered(({ header }) => void (header.game = 'chess')), 'there is no game "chess"'],
    [
      'other rules',
      altered(({ header }) => void (header.rulesVersion = '0.9')),
      'version 0.9 of the rules of Crematoria',
    ],
    [
      'another configuration',
      altered(({ header }) => void (header.config = { rules: 'text', rounds: 1 })),
      'invalid configuration of Crematoria: expected a field',
    ],
    [
      'a line that is no round',
      altered(({ rounds }) => void (rounds[2]!.orders = [] as never)),
      'line 4 is not a round of a replay: at /orders: expected at least 4 items, got 0',
    ],
    [
      'an order of no game',
      altered(({ rounds }) => void rounds[1]!.orders[1].push({ jump: 9 })),
      'line 3: the orders of player 1 are not orders of this game',
    ],
    ['a round left out', altered(({ rounds }) => void rounds.splice(2, 1)), 'line 4: expected round 2, got 3'],
    [
      'a round too many',
      altered(({ rounds }) => void rounds.push(rounds[5]!)),
      'line 8: the match was over before round 5',
    ],
    ['a line after the end', `${makeText(record())}{}\n`, 'line 9 comes after the end of the replay'],
    ['100,000 levels of nesting', `${FIRST}${nested(100_000)}\n`, 'line 2 is nested more than 100 deep'],
    ['nesting in the header', `{"replay":${nested(100_000)}}`, 'line 1 is nested more than 100 deep'],
    [
      'more objects than memory is good for',
      `${FIRST}[${'{},'.repeat(100_001)}{}]\n`,
      'line 2 has more than 100000 objects',
    ],
    ['more lists', `${FIRST}[${'[],'.repeat(320_001)}[]]\n`, 'line 2 has more than 320000 lists'],
    ['more fields', `${FIRST}{${'"a":1,'.repeat(150_001)}"a":1}\n`, 'line 2 has more than 150000 fields'],
    ['thousands of empty lines', `${FIRST}${'\n'.repeat(2000)}`, 'it has more than 1000 empty lines'],
    ['a line without end', 'x'.repeat(9_000_000), 'line 1 is longer than 5242880 characters'],
  ])('%s', async (_, text, sentence) => {
    await expect(verifyText(text)).rejects.toThrow(ReplayError);
    await expect(verifyText(text)).rejects.toThrow(sentence);
  });

  test('any text', async () => {
    const property = fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      await expect(verifyText(text)).rejects.toThrow(ReplayError);
    });
    await fc.assert(property);
  });

  test('any change of one character: it holds, or differs, or is no replay, and nothing else', async () => {
    const text = makeText(recordMatch('crematoria', 2, chooseOrders));
    const property = fc.asyncProperty(
      fc.nat(text.length - 1),
      fc.string({ unit: 'binary', maxLength: 2 }),
      async (at, noise) => {
        const changed = text.slice(0, at) + noise + text.slice(at + 1);
        const verification = await verifyText(changed).catch((error: unknown) => error);
        expect(
          verification instanceof ReplayError || typeof (verification as { holds: boolean }).holds === 'boolean',
        ).toBe(true);
      },
    );
    await fc.assert(property, { numRuns: 300 });
  });
});
