import { isDeepStrictEqual } from 'node:util';
import type { ImportedPeople } from '../protocol/types/contest/imported.ts';
import type { NewPerson } from '../protocol/types/contest/new-person.ts';
import { UsageError } from '../judge/usage-error.ts';
import { addContestPerson, takeDetails } from './add-person.ts';
import { changePerson, findPerson } from './store/people.ts';
import type { Database } from './store/tables.ts';

/** Takes over a class list. Who is new gets a personal link, who is known keeps theirs, and nobody is removed. */
export async function importPeople(
  db: Database,
  people: readonly NewPerson[],
  url: string,
  now: Date,
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
    const details = takeDetails(person);
    if (isDeepStrictEqual(details, { name, email, team, section })) continue;
    await changePerson(db, known.id, details);
    changed.push(known.id);
  }
  return { added, changed, same: people.length - added.length - changed.length };
}

function refuseNameless({ name }: NewPerson): UsageError {
  return new UsageError(`${name} has no id in the class list`, 'give everybody an id: it tells who was added already');
}
