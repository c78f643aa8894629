import { isDeepStrictEqual } from 'node:util';
import type { ImportedPeople } from '../protocol/types/contest/imported.ts';
import type { NewPerson } from '../protocol/types/contest/new-person.ts';
import { UsageError } from '../judge/usage-error.ts';
import { addContestPerson, takeDetails } from './add-person.ts';
import { changePerson, findPerson } from './store/people.ts';
import { moveToTeam } from './store/teams.ts';
import type { Database, PersonRow } from './store/tables.ts';

interface ImportTerms {
  /** Of the contest, for links. */
  readonly url: string;
  readonly now: Date;
  /** Who of the staff does it. */
  readonly by: string;
}

/** Takes over a class list. New people get a personal link, known people keep theirs, and nobody is removed. */
export async function importPeople(
  db: Database,
  people: readonly NewPerson[],
  { url, now, by }: ImportTerms,
): Promise<ImportedPeople> {
  const added: ImportedPeople['added'] = [];
  const changed: string[] = [];
  for (const person of people) {
    if (person.id === undefined) throw refuseNameless(person);
    const known = await findPerson(db, person.id);
    if (known === undefined) {
      const { id, name, role, link } = await addContestPerson(db, { ...person, role: 'player' }, now);
      added.push({ id, name, role, link: `${url}/in/${link}` });
      continue;
    }
    const { name, email, team, section } = known;
    // A list without a column changes nothing of what was in it.
    const details = takeDetails({ ...fillIn(known), ...person });
    if (isDeepStrictEqual(details, { name, email, team, section })) continue;
    if (details.team !== team) await moveToTeam(db, known, { team: details.team, at: now.toISOString(), by });
    await changePerson(db, known.id, details);
    changed.push(known.id);
  }
  return { added, changed, same: people.length - added.length - changed.length };
}

const fillIn = ({ email, team, section }: PersonRow): Pick<NewPerson, 'email' | 'team' | 'section'> => ({
  email: email ?? '',
  team: team ?? '',
  section: section ?? '',
});

function refuseNameless({ name }: NewPerson): UsageError {
  return new UsageError(
    `${name} has no id in the class list`,
    'give everybody an id, so that people who were added before are recognised',
  );
}
