import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { JournalRecord } from '../../../protocol/types/tournament/record.ts';
import { FolderUpgrade, isOldDefinition } from '../../../tournament/folder/upgrade-folder.ts';
import { makeDefinition, makeDigest, makePlayed } from '../made-records.ts';

const AT = '2025-01-31T12:00:00.000Z';
const old = (name: string, version: number | string = 1) => ({
  name,
  digest: makeDigest(version),
  path: `bots/${name}`,
});

const DEFINITION = {
  ...makeDefinition([]),
  tournament: 1,
  entrants: ['anna', 'bob', 'carl', 'dora'].map((name) => old(name)),
  houseBots: [old('house-dummy', 9)],
};

const upgrade = (change: object = {}): FolderUpgrade => {
  const definition: unknown = { ...DEFINITION, ...change };
  if (!isOldDefinition(definition)) throw new Error('not an old definition');
  return new FolderUpgrade(definition, makeDigest('d'));
};

/** A match as it was recorded then: "anna@2" is its second version. */
function playOld(text: string): JournalRecord {
  const { seats, ...played } = makePlayed(text);
  const oldSeats = seats.map(({ id, version, ...seat }) => ({
    ...old(id, version),
    path: undefined,
    lastWords: seat.verdict ? 'oh no' : '',
    ...seat,
  }));
  return JSON.parse(JSON.stringify({ ...played, seats: oldSeats })) as JournalRecord;
}

const record = (fields: object): JournalRecord => fields as JournalRecord;
const isRecord = findValidator('tournament/record');

/** Who sat where, as "e01@1". */
const seat = (played: JournalRecord): string =>
  played.kind === 'played' ? played.seats.map(({ id, version }) => `${id}@${version}`).join(' ') : '';

describe('a definition', () => {
  test('calls bots by ids in the order in which they entered, and is one of today', () => {
    const { definition, table } = upgrade();
    const isValid = findValidator('tournament/definition');
    expect([isValid(definition), isValid.errors]).toEqual([true, null]);
    expect(Object.entries(table.entrants).map(([id, { name }]) => `${id} ${name}`)).toEqual([
      'e01 anna',
      'e02 bob',
      'e03 carl',
      'e04 dora',
      'h1 house-dummy',
    ]);
    expect(JSON.stringify(definition)).not.toMatch(/anna|sha256/);
  });

  test.each([
    [
      { kind: 'gauntlet', challengers: ['carl'], cycles: 1 },
      { kind: 'gauntlet', challengers: ['e03'], cycles: 1 },
      'bots/anna',
    ],
    [{ kind: 'comparison', sources: { old: './a.py', new: './b.py' } }, { kind: 'comparison' }, './a.py'],
    [{ kind: 'tuning', source: './mine' }, { kind: 'tuning' }, './mine'],
  ])('of the format %j', (before, after, source) => {
    const { definition, table } = upgrade({ format: before });
    expect((definition as { format: object }).format).toEqual(after);
    expect(table.entrants['e01']!.versions[0]!.source).toBe(source);
  });

  test.each<[what: string, value: unknown]>([
    ['nothing', null],
    ['of today', makeDefinition(['anna'])],
    ['without bots', { ...DEFINITION, entrants: undefined }],
    ['with an invalid bot', { ...DEFINITION, houseBots: ['dummy'] }],
    ['without a format', { ...DEFINITION, format: null }],
    ['with challengers that are none', { ...DEFINITION, format: { kind: 'gauntlet', challengers: 'anna' } }],
  ])('an invalid definition: %s', (_, value) => {
    expect(isOldDefinition(value)).toBe(false);
  });
});

describe('records', () => {
  test('that follow each other tell which version played', () => {
    const made = upgrade();
    const records = [
      playOld('1.1: anna 1, bob 2, carl 3, house-dummy@9 4 crashed'),
      record({ kind: 'replaced', entrant: old('anna', 2), reason: 'x', fromBlock: 2, at: AT }),
      playOld('2.1: anna@2 1, bob 2, carl 3, dora 4'),
      record({ kind: 'added', entrant: old('emil', 5), fromBlock: 3, at: AT }),
      record({ kind: 'replaced', entrant: old('anna', 1), reason: 'x', fromBlock: 3, at: AT }),
      playOld('3.1: anna 1, bob 2, emil@5 3, dora 4'),
      record({ kind: 'withdrawn', name: 'bob', reason: 'x', fromBlock: 4, at: AT }),
      record({ kind: 'revealed', secret: '5'.repeat(64), at: AT }),
    ].map((one) => made.upgradeRecord(one));
    expect(records.filter((one) => !isRecord(one))).toEqual([]);
    expect(records.map(seat).filter((text) => text !== '')).toEqual([
      'e01@1 e02@1 e03@1 h1@1',
      'e01@2 e02@1 e03@1 e04@1',
      'e01@3 e02@1 e05@1 e04@1',
    ]);
    expect(records[6]).toEqual({ kind: 'withdrawn', id: 'e02', reason: 'x', fromBlock: 4, at: AT });
    expect(records.map((one) => (one.kind === 'played' ? one.private === one.replay : null))).toEqual([
      true,
      null,
      false,
      null,
      null,
      false,
      null,
      null,
    ]);
    expect(made.table.entrants['e01']!.versions).toHaveLength(3);
  });

  test.each([
    ['of a name that nobody has', '1.1: zoe 1, bob 2, carl 3, dora 4'],
    ['of files that nobody entered', '1.1: anna@7 1, bob 2, carl 3, dora 4'],
  ])('%s are none', (_, text) => {
    expect(isRecord(upgrade().upgradeRecord(playOld(text)))).toBe(false);
  });

  test('that are anything at all stay what they are, or become records, and nothing fails', () => {
    const value = fc.oneof(fc.constantFrom('anna', 'played', 'added'), fc.jsonValue({ maxDepth: 2 }));
    const keys = ['kind', 'name', 'entrant', 'seats', 'replay', 'at'];
    fc.assert(
      fc.property(fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] }), (fields) => {
        expect(() => upgrade().upgradeRecord(fields as unknown as JournalRecord)).not.toThrow();
      }),
    );
  });
});
