import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { ImportedPeople } from '../protocol/types/contest/imported.ts';
import type { NewPerson } from '../protocol/types/contest/new-person.ts';
import type { ContestPerson } from '../protocol/types/contest/person.ts';
import { UsageError } from '../judge/usage-error.ts';
import { findWriter, WritingLock } from '../tournament/folder/writing-lock.ts';
import { addContestPerson } from './add-person.ts';
import { askContest } from './client/contest-client.ts';
import { locateContest, type ContestPaths } from './folder/contest-paths.ts';
import { parsePeople } from './folder/parse-people.ts';
import { readSettings } from './folder/read-settings.ts';
import { importPeople } from './import-people.ts';
import { dropCredentialsOf, issueCredential } from './store/credentials.ts';
import { openStore } from './store/open-store.ts';
import { findPerson } from './store/people.ts';
import type { Database } from './store/tables.ts';

interface PeopleOptions {
  readonly folder: string;
  readonly database?: string | undefined;
}

/** How a contest is reached that is not being served, where its settings do not say. */
const USUAL_URL = 'http://127.0.0.1:8080';

/** Adds somebody to a contest, through its server while it is being served. */
export async function addPersonToContest(options: PeopleOptions, person: NewPerson): Promise<ContestPerson> {
  const paths = locateContest(options.folder);
  readSettings(paths);
  if (isServed(paths)) return ask(paths, '/api/people', person);
  return withStore(paths, options, async (db, url) => {
    const { id, name, role, link } = await addContestPerson(db, person, new Date());
    return { id, name, role, link: `${url}/in/${link}` };
  });
}

/** Takes over a class list, that of the folder when no other is given: repeat it as often as the list changes. */
export async function importPeopleToContest(options: PeopleOptions, file?: string): Promise<ImportedPeople> {
  const paths = locateContest(options.folder);
  readSettings(paths);
  const list = file === undefined ? paths.people : resolve(file);
  if (!existsSync(list)) throw new UsageError(`there is no ${list}`, 'make one: id,name,email,team,section');
  const people = parsePeople(readFileSync(list, 'utf8'), basename(list));
  if (isServed(paths)) return ask(paths, '/api/people/import', { people });
  return withStore(paths, options, (db, url) => importPeople(db, people, url, new Date()));
}

/** Gives somebody a new personal link. The old one, sessions and tokens end. */
export async function renewLink(options: PeopleOptions, id: string): Promise<ContestPerson> {
  const paths = locateContest(options.folder);
  readSettings(paths);
  if (isServed(paths)) return ask(paths, `/api/people/${encodeURIComponent(id)}/link`, {});
  return withStore(paths, options, async (db, url) => {
    const person = await findPerson(db, id);
    if (!person) throw new UsageError(`nobody in the contest has the id "${id}"`, 'check it; ids are made from names');
    await dropCredentialsOf(db, id);
    const link = await issueCredential(db, { kind: 'link', person: id, at: new Date().toISOString() });
    return { id, name: person.name, role: person.role, link: `${url}/in/${link}` };
  });
}

const isServed = ({ lock }: ContestPaths): boolean => findWriter(lock) !== undefined;

function ask<T>(paths: ContestPaths, path: string, json: object): Promise<T> {
  return askContest({ url: 'http://localhost', socket: paths.socket }, path, { method: 'POST', json });
}

/** The database, for who is alone with it. */
async function withStore<T>(
  paths: ContestPaths,
  { database }: PeopleOptions,
  run: (db: Database, url: string) => Promise<T>,
): Promise<T> {
  const lock = new WritingLock(paths.lock);
  try {
    const db = await openStore({ file: paths.database, address: database });
    try {
      return await run(db, readSettings(paths).url ?? USUAL_URL);
    } finally {
      await db.destroy();
    }
  } finally {
    lock.release();
  }
}
