import type { SheetPerson } from './sheet-person.ts';
import { issueCredential } from './store/credentials.ts';
import { isErased, listPeople } from './store/people.ts';
import type { Database } from './store/tables.ts';

/** Gives every player one more personal link, of a section alone where it is given. Links that they have stay valid. */
export async function issueLinks(
  db: Database,
  { url, at, section }: { readonly url: string; readonly at: string; readonly section?: string | undefined },
): Promise<SheetPerson[]> {
  const people = (await listPeople(db)).filter(
    (person) => person.role === 'player' && !isErased(person) && (section === undefined || person.section === section),
  );
  const sheet: SheetPerson[] = [];
  for (const { id, name, role, team, section: own } of people) {
    const link = await issueCredential(db, { kind: 'link', person: id, at });
    sheet.push({ id, name, role, team, section: own, link: `${url}/in/${link}` });
  }
  return sheet.sort((a, b) => (a.section ?? '').localeCompare(b.section ?? '') || a.name.localeCompare(b.name));
}
