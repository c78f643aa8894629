import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeMatchId, StateCollector, type TournamentState } from '../../../tournament/journal/tournament-state.ts';
import type { JournalRecord } from '../../../protocol/types/tournament/record.ts';
import {
  add,
  makeDefinition,
  makeEntrant,
  makePlayed,
  replace,
  reveal,
  seal,
  voidMatch,
  withdraw,
} from '../made-records.ts';

const definition = makeDefinition(['anna', 'bob', 'carl', 'dora'], { houseBots: [makeEntrant('dummy')] });

function collect(...records: JournalRecord[]): TournamentState {
  const collector = new StateCollector(definition);
  for (const record of records) collector.take(record);
  return collector.state();
}

const ONE = makePlayed('1.1: anna 1, bob 2, carl 3, dora 4');
const TWO = makePlayed('1.2: bob 1, anna 2, carl 3, dora 4');
const THREE = makePlayed('2.1: dummy 1, bob 2, carl 3, dora 4');
const SLOW = makePlayed('3.1: anna 4 timeout, bob 1, carl 2, dora 3');
const SLOW_AGAIN = { ...SLOW, attempt: 2, replay: ONE.replay };
const FAST_AGAIN = makePlayed('3.1: anna 1, bob 2, carl 3, dora 4', { attempt: 2 });

const STARVED = { ...ONE, block: 3, hostTookTime: true };
const OWN_TIMEOUT = { ...SLOW, hostTookTime: false };

const ids = (list: readonly { block: number; match: number }[]): string[] => list.map(makeMatchId);

// What happened, and which matches count, were tried first, are outdated.
test.each<[what: string, records: JournalRecord[], counted: string[], firstAttempts: string[], outdated: string[]]>([
  ['played in order', [ONE, TWO, THREE], ['1.1', '1.2', '2.1'], [], []],
  ['played out of order', [THREE, TWO, ONE], ['1.1', '1.2', '2.1'], [], []],
  ["a bot's own timeout counts", [ONE, OWN_TIMEOUT], ['1.1', '3.1'], [], []],
  ['what the host had no time for waits for another try', [ONE, STARVED], ['1.1'], ['3.1'], []],
  ['what the host had no time for does not count', [STARVED, FAST_AGAIN], ['3.1'], ['3.1'], []],
  ['older: a timeout waits for another try', [ONE, SLOW], ['1.1'], ['3.1'], []],
  ['older: a timeout twice counts', [SLOW, SLOW_AGAIN], ['3.1'], ['3.1'], []],
  ['older: a timeout once does not count', [SLOW, FAST_AGAIN], ['3.1'], ['3.1'], []],
  ['voided', [ONE, TWO, voidMatch(1, 1, 'a power cut')], ['1.2'], [], []],
  ['voided before it was played', [voidMatch(1, 1, 'a bad map'), ONE, TWO], ['1.2'], [], []],
  ['withdrawn: what it played stays', [ONE, withdraw('anna', 'ill'), THREE], ['1.1', '2.1'], [], []],
  ['replaced: its matches go', [ONE, TWO, THREE, replace('anna', 2)], ['2.1'], [], ['1.1', '1.2']],
  [
    'replaced, and played again',
    [ONE, replace('anna', 2), makePlayed('4.1: anna@2 1, bob 2, carl 3, dora 4')],
    ['4.1'],
    [],
    ['1.1'],
  ],
  [
    'replaced, and back to the first files: what those had played does not count a second time',
    [ONE, replace('anna', 2), replace('anna', 1), makePlayed('4.1: anna@3 1, bob 2, carl 3, dora 4')],
    ['4.1'],
    [],
    ['1.1'],
  ],
])('%s', (_, records, counted, firstAttempts, outdated) => {
  const state = collect(...records);
  expect(ids(state.counted)).toEqual(counted);
  expect(ids(state.firstAttempts)).toEqual(firstAttempts);
  expect(ids(state.outdated)).toEqual(outdated);
});

test('of two attempts the second is the one that counts', () => {
  expect(collect(SLOW, FAST_AGAIN).counted).toEqual([FAST_AGAIN]);
});

test('matches may come in any order and the state is the same', () => {
  const played = Array.from({ length: 12 }, (_, index) =>
    makePlayed(`${1 + (index >> 2)}.${1 + (index % 4)}: anna 1, bob 2, carl 3, dora 4`),
  );
  const shuffled = fc.shuffledSubarray(played, { minLength: played.length });
  fc.assert(fc.property(shuffled, (records) => void expect(collect(...records)).toEqual(collect(...played))));
});

describe('participants', () => {
  test('keep their order: those of the definition, then those who were added', () => {
    const { participants } = collect(add('emil'));
    expect(participants.map(({ id, isHouse }) => (isHouse ? `(${id})` : id))).toEqual([
      'anna',
      'bob',
      'carl',
      'dora',
      '(dummy)',
      'emil',
    ]);
  });

  test('keep their versions, and why they left', () => {
    const { participants } = collect(replace('bob', 2), replace('bob', 3), withdraw('bob', 'gave up'));
    expect(participants[1]).toEqual({
      id: 'bob',
      isHouse: false,
      isReference: false,
      versions: [1, 2, 3].map((version) => makeEntrant('bob', version).commitment),
      withdrawn: 'gave up',
    });
  });
});

test('a tournament that goes on after its end has a seal for each part', () => {
  const { seals } = collect(reveal('1'.repeat(64)), seal('d'.repeat(64), 21), reveal('2'.repeat(64)));
  expect(seals).toEqual([
    { commitment: 'c'.repeat(64), fromBlock: 1, isGiven: false, secret: '1'.repeat(64) },
    { commitment: 'd'.repeat(64), fromBlock: 21, isGiven: false, secret: '2'.repeat(64) },
  ]);
});

test.each(['../../etc', 'E1', '', 'a-name', 'abcdefghijklm'])('%j cannot be an id: files are called by it', (id) => {
  expect(() => collect(add(id))).toThrow(`invalid id of a bot: "${id}"`);
});
