import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { ImportedPeople } from '../protocol/types/contest/imported.ts';
import type { NewPerson } from '../protocol/types/contest/new-person.ts';
import type { ContestPerson } from '../protocol/types/contest/person.ts';
import { UsageError } from '../judge/usage-error.ts';
import { addContestPerson } from './add-person.ts';
import { locateContest } from './folder/contest-paths.ts';
import { parsePeople } from './folder/parse-people.ts';
import { readSettings } from './folder/read-settings.ts';
import { importPeople } from './import-people.ts';
import { issueLinks } from './issue-links.ts';
import type { SheetPerson } from './sheet-person.ts';
import type { ContestLocation } from './folder/contest-location.ts';
import { reachContest } from './reach-contest.ts';
import { dropCredentialsOf, issueCredential } from './store/credentials.ts';
import { findPerson, isErased } from './store/people.ts';
import type { Database } from './store/tables.ts';

/** How a contest is reached that is not being served, where its settings do not say. */
const USUAL_URL = 'http://127.0.0.1:8080';

/** Adds somebody to a contest, through its server while it is being served. */
export function addPersonToContest(options: ContestLocation, person: NewPerson): Promise<ContestPerson> {
  const add = async (db: Database): Promise<ContestPerson> => {
    const { id, name, role, link } = await addContestPerson(db, person, new Date());
    return { id, name, role, link: `${findUrl(options)}/in/${link}` };
  };
  return reachContest(options, '/api/people', add, person);
}

/** Takes over a class list, that of the folder when no other is given: repeat it as often as the list changes. */
export async function importPeopleToContest(options: ContestLocation, file?: string): Promise<ImportedPeople> {
  const paths = locateContest(options.folder);
  readSettings(paths);
  const list = file === undefined ? paths.people : resolve(file);
  if (!existsSync(list)) throw new UsageError(`there is no ${list}`, 'make one: id,name,email,team,section');
  const people = parsePeople(readFileSync(list, 'utf8'), basename(list));
  const take = (db: Database): Promise<ImportedPeople> =>
    importPeople(db, people, { url: findUrl(options), now: new Date(), by: 'owner' });
  return reachContest(options, '/api/people/import', take, { people });
}

/** Gives somebody a new personal link. The old link, sessions and tokens become invalid. */
export function renewLink(options: ContestLocation, id: string): Promise<ContestPerson> {
  const renew = async (db: Database): Promise<ContestPerson> => {
    const person = await findPerson(db, id);
    if (!person || isErased(person))
      throw new UsageError(
        `there is no person with the id "${id}" in the contest`,
        'check the id; ids are made from names',
      );
    await dropCredentialsOf(db, id);
    const link = await issueCredential(db, { kind: 'link', person: id, at: new Date().toISOString() });
    return { id, name: person.name, role: person.role, link: `${findUrl(options)}/in/${link}` };
  };
  return reachContest(options, `/api/people/${encodeURIComponent(id)}/link`, renew, {});
}

/** Gives every player one more personal link, for a sheet to print. Links that they have stay valid. */
export function issueSheet(options: ContestLocation, section?: string): Promise<SheetPerson[]> {
  const issue = (db: Database): Promise<SheetPerson[]> =>
    issueLinks(db, { url: findUrl(options), at: new Date().toISOString(), section });
  return reachContest(options, '/api/people/links', issue, section === undefined ? {} : { section });
}

/** Ends the personal links, sessions and tokens of somebody. Their bots go on playing. */
export function revokeAccess(options: ContestLocation, id: string): Promise<{ readonly id: string }> {
  const revoke = async (db: Database): Promise<{ readonly id: string }> => {
    if (!(await findPerson(db, id)))
      throw new UsageError(
        `there is no person with the id "${id}" in the contest`,
        'check the id; ids are made from names',
      );
    await dropCredentialsOf(db, id);
    return { id };
  };
  return reachContest(options, `/api/people/${encodeURIComponent(id)}/revoke`, revoke, {});
}

const findUrl = ({ folder }: ContestLocation): string => readSettings(locateContest(folder)).url ?? USUAL_URL;
