import { expect, test } from 'vitest';
import { chooseEntries, settle } from '../../../contest/rounds/close-round.ts';
import type { FoundEntry } from '../../../contest/store/rounds.ts';
import type { EntryKind, VersionState } from '../../../contest/store/tables.ts';
import type { FoundVersion } from '../../../contest/store/versions.ts';

/** "a2 retired 09:00": version 2 of bot a, received at nine. */
function readVersion(text: string): FoundVersion {
  const [, bot, number, state, time] = /^(\w)(\d) (\w+) (\S+)$/.exec(text)!;
  const received_at = `2027-01-15T${time}:00.000Z`;
  return {
    bot: bot!,
    bot_id: bot!.charCodeAt(0),
    number: Number(number),
    state: state as VersionState,
    received_at,
  } as FoundVersion;
}

const DEADLINE = '2027-01-15T12:00:00.000Z';

test.each<[what: string, versions: string[], entries: string[]]>([
  ['the active version', ['a1 retired 09:00', 'a2 active 10:00'], ['a2 official']],
  ['an older one that its author chose', ['a1 active 09:00', 'a2 retired 10:00'], ['a1 official']],
  ['received at the very moment', ['a1 active 12:00'], ['a1 official']],
  ['a late one is unofficial', ['a1 retired 09:00', 'a2 active 12:01'], ['a1 official']],
  ['nothing but a late one', ['a1 active 12:01'], []],
  ['a rejected one changes nothing', ['a1 active 09:00', 'a2 rejected 10:00'], ['a1 official']],
  ['in time, and still at the gate', ['a1 active 09:00', 'a2 building 11:59'], ['a1 official', 'a2 pending']],
  ['at the gate for the first time', ['a1 received 11:59', 'b1 active 09:00'], ['a1 pending', 'b1 official']],
  ['late, and at the gate', ['a1 active 09:00', 'a2 building 12:01'], ['a1 official']],
])('%s', (_, versions, entries) => {
  const chosen = chooseEntries(versions.map(readVersion), DEADLINE);
  expect(chosen.map(({ version, kind }) => `${version.bot}${version.number} ${kind}`)).toEqual(entries);
});

test.each<[what: string, entries: [version: string, kind: EntryKind][], field: string[]]>([
  [
    'whoever has passed the gate replaces the older one',
    [
      ['a1 retired 09:00', 'official'],
      ['a2 active 11:59', 'pending'],
    ],
    ['a2 official'],
  ],
  [
    'the newest of several',
    [
      ['a2 retired 11:50', 'pending'],
      ['a3 active 11:59', 'pending'],
    ],
    ['a3 official'],
  ],
  [
    'a rejected one does not',
    [
      ['a1 active 09:00', 'official'],
      ['a2 rejected 11:59', 'pending'],
    ],
    ['a1 official'],
  ],
  ['nobody is left', [['a1 rejected 11:59', 'pending']], []],
  [
    'staff promoted a late one',
    [
      ['a2 active 12:30', 'promoted'],
      ['b1 active 09:00', 'official'],
    ],
    ['a2 promoted', 'b1 official'],
  ],
])('%s', (_, entries, field) => {
  const settled = settle(entries.map(([version, kind]): FoundEntry => ({ ...readVersion(version), kind })));
  expect(settled.map(({ bot, number, kind }) => `${bot}${number} ${kind}`)).toEqual(field);
});
