import type { FastifyInstance } from 'fastify';
import type { NewPerson } from '../../../protocol/types/contest/new-person.ts';
import type { ImportedPeople } from '../../../protocol/types/contest/imported.ts';
import type { ContestPerson } from '../../../protocol/types/contest/person.ts';
import { addContestPerson } from '../../add-person.ts';
import { importPeople } from '../../import-people.ts';
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
export function addPeopleRoutes(app: FastifyInstance, { db, clock, url }: Contest): void {
  const makeLink = (link: string): string => `${url}/in/${link}`;
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
      const imported = await importPeople(db, body.people, url, clock.now());
      const subject = `${imported.added.length} added, ${imported.changed.length} changed`;
      await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'import people', subject });
      return imported;
    },
  );
  const renew = {
    summary: 'Gives somebody a new personal link. The old one, sessions and tokens end.',
    params: { type: 'object', properties: { id: { type: 'string', maxLength: 64 } }, required: ['id'] },
    response: answers('person'),
  };
  app.post<{ Params: { id: string } }>(
    '/api/people/:id/link',
    { schema: renew as object },
    async ({ person, params }): Promise<ContestPerson> => {
      const staff = requireStaff(person);
      const found = await findPerson(db, params.id);
      if (!found) throw refuseUnknown(`person "${params.id}"`);
      if (found.role !== 'player' && staff.role !== 'owner') {
        throw new Refusal(403, 'only the owner renews the links of staff', 'ask the owner of the contest');
      }
      await dropCredentialsOf(db, found.id);
      const link = await issueCredential(db, { kind: 'link', person: found.id, at: clock.at() });
      await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'renew link', subject: found.id });
      return { id: found.id, name: found.name, role: found.role, link: makeLink(link) };
    },
  );
}
