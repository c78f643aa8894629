import { expect, test } from 'vitest';
import { listAnnouncements, announce } from '../../../contest/store/announcements.ts';
import { listAudit, noteInAudit } from '../../../contest/store/audit.ts';
import { dropCredential, dropCredentialsOf, findHolder, issueCredential } from '../../../contest/store/credentials.ts';
import { appendEvent, forgetEvents, listEventsAfter } from '../../../contest/store/events.ts';
import { findGateReport, keepGateReport } from '../../../contest/store/gate-reports.ts';
import { findMatch, indexMatch, listIndexed, listMatches } from '../../../contest/store/matches.ts';
import { addPerson, findPerson, listPeople } from '../../../contest/store/people.ts';
import { findQuota, listQuotas, setQuota } from '../../../contest/store/quotas.ts';
import { keepRatings, listRatings } from '../../../contest/store/ratings.ts';
import { listSwitches, turnOff, turnOn } from '../../../contest/store/switches.ts';
import { moveToTeam } from '../../../contest/store/teams.ts';
import type { Database } from '../../../contest/store/tables.ts';
import {
  activateVersion,
  countSubmissions,
  listBotsOf,
  listEntered,
  listVersionsIn,
  listVersionsOfBot,
  receiveVersion,
  setEntrant,
  setState,
} from '../../../contest/store/versions.ts';

const AT = '2026-01-01T10:00:00.000Z';
const LATER = '2026-01-02T10:00:00.000Z';

const makePerson = (id: string) => ({
  id,
  name: `Name of ${id} é 漢 🐺 "'; drop table people; --`,
  email: null,
  team: null,
  section: null,
  role: 'player' as const,
  created_at: AT,
});

const makeSubmission = (person: string, bot: string, digest: string, receivedAt = AT) => ({
  person,
  bot,
  digest,
  entry: 'bot.py',
  bytes: 2 ** 53 - 1,
  files: 1,
  receivedAt,
});

/** What every database of a contest must do, in the same way. */
export function testStore(open: () => Promise<Database>): void {
  const using = (run: (db: Database) => Promise<void>) => async (): Promise<void> => {
    const db = await open();
    try {
      await run(db);
    } finally {
      await db.destroy();
    }
  };

  test(
    'people are kept as they are, and added once',
    using(async (db) => {
      expect(await addPerson(db, makePerson('ada'))).toBe(true);
      expect(await addPerson(db, { ...makePerson('ada'), name: 'Somebody else' })).toBe(false);
      expect(await findPerson(db, 'ada')).toEqual(makePerson('ada'));
      expect(await listPeople(db)).toHaveLength(1);
    }),
  );

  test(
    "a credential is its holder's, of its kind, until it is over",
    using(async (db) => {
      await addPerson(db, makePerson('ada'));
      const link = await issueCredential(db, { kind: 'link', person: 'ada', at: AT });
      const session = await issueCredential(db, { kind: 'session', person: 'ada', at: AT, expiresAt: LATER });
      expect((await findHolder(db, 'link', link, AT))?.id).toBe('ada');
      expect(await findHolder(db, 'session', link, AT)).toBeUndefined();
      expect((await findHolder(db, 'session', session, AT))?.id).toBe('ada');
      expect(await findHolder(db, 'session', session, LATER)).toBeUndefined();
      await dropCredential(db, session);
      expect(await findHolder(db, 'session', session, AT)).toBeUndefined();
      await dropCredentialsOf(db, 'ada');
      expect(await findHolder(db, 'link', link, AT)).toBeUndefined();
      expect(JSON.stringify(await db.selectFrom('credentials').selectAll().execute())).not.toContain(link);
    }),
  );

  test(
    "versions count from 1, the same files are known, and a name is its owner's",
    using(async (db) => {
      await addPerson(db, makePerson('ada'));
      await addPerson(db, makePerson('bob'));
      const first = await receiveVersion(db, makeSubmission('ada', 'wolf', 'sha256:1'));
      const again = await receiveVersion(db, makeSubmission('ada', 'wolf', 'sha256:1', LATER));
      const second = await receiveVersion(db, makeSubmission('ada', 'wolf', 'sha256:2', LATER));
      expect([first, again, second].map((received) => [received?.version.number, received?.isKnown])).toEqual([
        [1, false],
        [1, true],
        [2, false],
      ]);
      expect(first?.version.bytes).toBe(2 ** 53 - 1);
      expect(await receiveVersion(db, makeSubmission('bob', 'wolf', 'sha256:3'))).toBeUndefined();
      expect(await countSubmissions(db, { id: 'ada', team: null }, AT)).toBe(2);
      expect(await countSubmissions(db, { id: 'ada', team: null }, LATER)).toBe(1);
    }),
  );

  test(
    'a bot of a team is everybody’s in it, and follows the last one who leaves',
    using(async (db) => {
      for (const id of ['ada', 'bob', 'eve'])
        await addPerson(db, { ...makePerson(id), team: id === 'eve' ? null : 'Red' });
      const submit = (person: string, digest: string) => receiveVersion(db, makeSubmission(person, 'wolf', digest));
      expect((await submit('ada', 'sha256:1'))?.version).toMatchObject({ owner: 'Red', submitter: 'ada' });
      expect((await submit('bob', 'sha256:2'))?.version).toMatchObject({ number: 2, submitter: 'bob' });
      expect(await submit('eve', 'sha256:3')).toBeUndefined();
      expect(await submit('nobody', 'sha256:3')).toBeUndefined();
      expect(await countSubmissions(db, { id: 'bob', team: 'Red' }, AT)).toBe(2);
      const move = async (id: string, team: string | null) =>
        moveToTeam(db, (await findPerson(db, id))!, { team, at: AT, by: 'stan' });
      expect(await move('ada', null)).toEqual([]);
      expect(await submit('ada', 'sha256:3')).toBeUndefined();
      expect(await listBotsOf(db, { id: 'ada', team: null })).toEqual([]);
      expect(await move('bob', 'Blue')).toEqual(['wolf']);
      expect((await listBotsOf(db, { id: 'bob', team: 'Blue' })).map(({ name }) => name)).toEqual(['wolf']);
      expect((await listAudit(db, 9)).map(({ action, subject }) => `${subject}: ${action}`).reverse()).toEqual([
        'ada: change team: Red → none',
        'bob: change team: Red → Blue',
        'wolf: change team: Red → Blue, bot',
      ]);
    }),
  );

  test(
    'a switch is on until it is turned off',
    using(async (db) => {
      const row = { name: 'paused', since: AT, person_id: 'stan', reason: null } as const;
      await turnOn(db, row);
      await turnOn(db, { ...row, reason: 'rain' });
      expect(await listSwitches(db)).toEqual([{ ...row, reason: 'rain' }]);
      await turnOff(db, 'paused');
      expect(await listSwitches(db)).toEqual([]);
    }),
  );

  test(
    'two submissions at the same moment are two versions',
    using(async (db) => {
      await addPerson(db, makePerson('ada'));
      const digests = Array.from({ length: 20 }, (_, at) => `sha256:${at}`);
      const all = await Promise.all(digests.map((digest) => receiveVersion(db, makeSubmission('ada', 'wolf', digest))));
      const numbers = all.map((received) => received!.version.number);
      expect(numbers.sort((a, b) => a - b)).toEqual(digests.map((_, at) => at + 1));
    }),
  );

  test(
    'one version of a bot is active',
    using(async (db) => {
      await addPerson(db, makePerson('ada'));
      const [first, second] = [
        (await receiveVersion(db, makeSubmission('ada', 'wolf', 'sha256:1')))!.version,
        (await receiveVersion(db, makeSubmission('ada', 'wolf', 'sha256:2')))!.version,
      ];
      expect(await activateVersion(db, first, AT)).toEqual([]);
      await setEntrant(db, first.id, 'e01');
      expect(await activateVersion(db, second, LATER)).toEqual([first.id]);
      expect((await listVersionsOfBot(db, first.bot_id)).map(({ number, state }) => [number, state])).toEqual([
        [2, 'active'],
        [1, 'retired'],
      ]);
      await setState(db, second.id, 'rejected', LATER);
      expect((await listVersionsIn(db, ['rejected', 'received'])).map(({ id }) => id)).toEqual([second.id]);
      expect((await listEntered(db)).map(({ entrant }) => entrant)).toEqual(['e01']);
    }),
  );

  test(
    'a gate report is the last one',
    using(async (db) => {
      await addPerson(db, makePerson('ada'));
      const { version } = (await receiveVersion(db, makeSubmission('ada', 'wolf', 'sha256:1')))!;
      await keepGateReport(db, { version_id: version.id, report: '{"a":1}', at: AT });
      await keepGateReport(db, { version_id: version.id, report: '{"a":2}', at: LATER });
      expect((await findGateReport(db, version.id))?.report).toBe('{"a":2}');
    }),
  );

  test(
    'a match is indexed once, and found by who played',
    using(async (db) => {
      const makeMatch = (block: number, entrants: readonly string[]) => ({
        block,
        played_at: AT,
        duration_ms: 1500,
        replay: 'sha256:0',
        seats: entrants.map((entrant, seat) => ({
          block,
          seat,
          entrant,
          score: 5 - 10 * seat,
          place: 1 + seat,
          verdict: null,
        })),
      });
      const matches = [makeMatch(1, ['e01', 'h1', 'h2', 'h3']), makeMatch(2, ['e02', 'h1', 'h2', 'h3'])];
      for (const match of [...matches, ...matches]) await indexMatch(db, match);
      expect(await listIndexed(db, 0, 1000)).toEqual(matches.map(({ block, replay }) => ({ block, replay })));
      expect((await listIndexed(db, 1, 1)).map(({ block }) => block)).toEqual([2]);
      expect(await findMatch(db, 1)).toEqual(matches[0]);
      expect((await listMatches(db, 10)).map(({ block }) => block)).toEqual([2, 1]);
      expect((await listMatches(db, 10, ['e01'])).map(({ block }) => block)).toEqual([1]);
      expect(await listMatches(db, 10, [])).toEqual([]);
    }),
  );

  test(
    'ratings are a history',
    using(async (db) => {
      const makeRow = (after: number, entrant: string) => ({
        entrant,
        after_matches: after,
        at: AT,
        matches: after,
        rating: -1234567,
        error: 100,
        rank: null,
      });
      const rows = Array.from({ length: 250 }, (_, at) => makeRow(at, 'e01'));
      await keepRatings(db, [...rows, makeRow(1, 'e02')]);
      await keepRatings(db, rows.slice(0, 2));
      expect(await listRatings(db, ['e01'], 3)).toEqual(rows.slice(-3));
    }),
  );

  test(
    'events are numbered, and private ones are for one person',
    using(async (db) => {
      const say = (kind: string, person: string | null) =>
        appendEvent(db, { at: AT, kind, person_id: person, data: '{}' });
      await Promise.all([say('a', null), say('b', 'ada'), say('c', 'bob')]);
      const kinds = async (after: number, ...readers: string[]): Promise<string[]> =>
        (await listEventsAfter(db, after, readers, 10)).map(({ kind }) => kind);
      expect(await kinds(0)).toEqual(['a']);
      expect(await kinds(0, 'ada')).toEqual(['a', 'b']);
      expect(await kinds(0, 'ada', 'bob')).toEqual(['a', 'b', 'c']);
      expect(await kinds(1, 'bob')).toEqual(['c']);
      await forgetEvents(db, 1);
      expect(await kinds(0, 'bob')).toEqual(['c']);
    }),
  );

  test(
    'audit and announcements are in order',
    using(async (db) => {
      for (const action of ['first', 'second'])
        await noteInAudit(db, { at: AT, person_id: 'ada', action, subject: '' });
      await noteInAudit(db, { at: AT, person_id: 'ada', action: 'third', subject: '', reason: 'It was late.' });
      for (const text of ['first', 'second']) await announce(db, text, AT);
      const notes = await listAudit(db, 2);
      expect(notes.map(({ action, reason }) => [action, reason])).toEqual([
        ['third', 'It was late.'],
        ['second', null],
      ]);
      expect((await listAnnouncements(db, 2)).map(({ text }) => text)).toEqual(['second', 'first']);
    }),
  );

  test(
    'a quota is that of its owner until it is the usual one again',
    using(async (db) => {
      const note = { at: AT, person_id: 'stan', action: 'set quota', subject: 'ada' };
      await setQuota(db, 'ada', 3, note);
      await setQuota(db, 'ada', 0, note);
      await setQuota(db, 'team:Red', 9, note);
      expect([await findQuota(db, 'ada'), await findQuota(db, 'Red')]).toEqual([0, undefined]);
      await setQuota(db, 'ada', null, note);
      expect(await listQuotas(db)).toEqual(new Map([['team:Red', 9]]));
      expect(await listAudit(db, 9)).toHaveLength(4);
    }),
  );

  test(
    'a transaction that fails leaves nothing',
    using(async (db) => {
      await addPerson(db, makePerson('ada'));
      await expect(receiveVersion(db, makeSubmission('ada', 'wolf', 'a\0b'))).rejects.toThrow('invalid value');
      expect(await db.selectFrom('bots').selectAll().execute()).toEqual([]);
    }),
  );
}
