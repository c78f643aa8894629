import type { FastifyInstance } from 'fastify';
import type { NewPerson } from '../../../protocol/types/contest/new-person.ts';
import type { ImportedPeople } from '../../../protocol/types/contest/imported.ts';
import type { ContestPerson } from '../../../protocol/types/contest/person.ts';
import { addContestPerson } from '../../add-person.ts';
import { importPeople } from '../../import-people.ts';
import { issueLinks } from '../../issue-links.ts';
import type { SheetPerson } from '../../sheet-person.ts';
import type { PersonRow } from '../../store/tables.ts';
import { noteInAudit } from '../../store/audit.ts';
import { dropCredentialsOf, issueCredential } from '../../store/credentials.ts';
import { findPerson } from '../../store/people.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { readSchema } from '../read-schema.ts';
import { Refusal, refuseUnknown } from '../../refusal.ts';
import { answers } from './answers.ts';

const MAX_PEOPLE = 5000;
const MAX_LIST_BYTES = 4 * 2 ** 20;

/** What staff does with people. */
export function addPeopleRoutes(app: FastifyInstance, contest: Contest): void {
  const { db, clock } = contest;
  // Which port it is may be known only when it listens.
  const makeLink = (link: string): string => `${contest.url}/in/${link}`;
  const add = {
    summary: 'Adds somebody, with a personal link.',
    body: readSchema('new-person'),
    response: answers('person', 201),
  };
  app.post<{ Body: NewPerson }>(
    '/api/people',
    { schema: add as object },
    async ({ person, body }, reply): Promise<ContestPerson> => {
      const staff = requireStaff(person);
      if (body.role !== undefined && body.role !== 'player' && staff.role !== 'owner') {
        throw new Refusal(403, 'only the owner adds staff', 'ask the owner of the contest');
      }
      const { id, name, role, link } = await addContestPerson(db, body, clock.now());
      await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'add person', subject: id });
      void reply.status(201);
      return { id, name, role, link: makeLink(link) };
    },
  );
  const list = {
    summary: 'Takes over a class list: adds who is new, changes the details of others, removes nobody.',
    body: {
      type: 'object',
      properties: { people: { type: 'array', maxItems: MAX_PEOPLE, items: readSchema('new-person') } },
      required: ['people'],
    },
    response: answers('imported'),
  };
  app.post<{ Body: { people: NewPerson[] } }>(
    '/api/people/import',
    { schema: list as object, bodyLimit: MAX_LIST_BYTES },
    async ({ person, body }): Promise<ImportedPeople> => {
      const staff = requireStaff(person);
      const imported = await importPeople(db, body.people, contest.url, clock.now());
      const subject = `${imported.added.length} added, ${imported.changed.length} changed`;
      await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'import people', subject });
      return imported;
    },
  );
  const renew = {
    summary: 'Gives somebody a new personal link. The old one, sessions and tokens end.',
    params: BY_ID,
    response: answers('person'),
  };
  app.post<{ Params: { id: string } }>(
    '/api/people/:id/link',
    { schema: renew as object },
    async ({ person, params }): Promise<ContestPerson> => {
      const staff = requireStaff(person);
      const found = await findManaged(contest, staff, params.id);
      await dropCredentialsOf(db, found.id);
      const link = await issueCredential(db, { kind: 'link', person: found.id, at: clock.at() });
      await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'renew link', subject: found.id });
      return { id: found.id, name: found.name, role: found.role, link: makeLink(link) };
    },
  );
  addAccessRoutes(app, contest);
}

const BY_ID = {
  type: 'object',
  properties: { id: { type: 'string', maxLength: 64 } },
  required: ['id'],
} as const;

/** Who can sign in. */
function addAccessRoutes(app: FastifyInstance, contest: Contest): void {
  const { db, clock } = contest;
  const sheet = {
    summary: 'Gives every player one more personal link, for a sheet to print.',
    body: { type: 'object', properties: { section: { type: 'string', maxLength: 120 } } },
  };
  app.post<{ Body: { section?: string } }>(
    '/api/people/links',
    { schema: sheet as object },
    async ({ person, body }): Promise<SheetPerson[]> => {
      const staff = requireStaff(person);
      const people = await issueLinks(db, { url: contest.url, at: clock.at(), section: body.section });
      const subject = `${people.length} people`;
      await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'print links', subject });
      return people;
    },
  );
  const revoke = { summary: 'Ends the links, sessions and tokens of somebody.', params: BY_ID };
  app.post<{ Params: { id: string } }>(
    '/api/people/:id/revoke',
    { schema: revoke as object },
    async ({ person, params }): Promise<{ id: string }> => {
      const staff = requireStaff(person);
      const { id } = await findManaged(contest, staff, params.id);
      await dropCredentialsOf(db, id);
      await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'revoke access', subject: id });
      return { id };
    },
  );
}

/** Somebody whose access a member of the staff may change: only the owner does so with staff. */
async function findManaged({ db }: Contest, staff: PersonRow, id: string): Promise<PersonRow> {
  const found = await findPerson(db, id);
  if (!found) throw refuseUnknown(`person "${id}"`);
  if (found.role !== 'player' && staff.role !== 'owner') {
    throw new Refusal(403, 'only the owner changes the links of staff', 'ask the owner of the contest');
  }
  return found;
}
