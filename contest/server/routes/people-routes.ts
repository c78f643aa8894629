import type { FastifyInstance } from 'fastify';
import type { ContestQuota } from '../../../protocol/types/contest/quota.ts';
import type { NewPerson } from '../../../protocol/types/contest/new-person.ts';
import type { ImportedPeople } from '../../../protocol/types/contest/imported.ts';
import type { ContestPerson } from '../../../protocol/types/contest/person.ts';
import { addContestPerson } from '../../add-person.ts';
import { importPeople } from '../../import-people.ts';
import { issueLinks } from '../../issue-links.ts';
import type { SheetPerson } from '../../sheet-person.ts';
import { noteInAudit } from '../../store/audit.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { makeLink, renewLinkAs, revokeAs } from '../manage-access.ts';
import { setQuotaAs } from '../set-quota-as.ts';
import { readSchema } from '../read-schema.ts';
import { Refusal } from '../../refusal.ts';
import { answers, PERSON_PARAMS } from './answers.ts';

const MAX_PEOPLE = 5000;
const MAX_LIST_BYTES = 4 * 2 ** 20;

/** What staff does with people. */
export function addPeopleRoutes(app: FastifyInstance, contest: Contest): void {
  const { db, clock, work, hub } = contest;
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
      return { id, name, role, link: makeLink(contest, link) };
    },
  );
  const list = {
    summary: 'Imports a class list: adds new people, changes the details of others, removes nobody.',
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
      const imported = await importPeople(db, body.people, { url: contest.url, now: clock.now(), by: staff.id });
      for (const id of imported.changed) hub.disconnect(id);
      if (imported.changed.length > 0) await work.ladderKeeper.refreshOwners();
      const subject = `${imported.added.length} added, ${imported.changed.length} changed`;
      await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'import people', subject });
      return imported;
    },
  );
  const renew = {
    summary: 'Gives somebody a new personal link. The old link, sessions and tokens become invalid.',
    params: PERSON_PARAMS,
    response: answers('person'),
  };
  app.post<{ Params: { id: string } }>(
    '/api/people/:id/link',
    { schema: renew as object },
    ({ person, params }): Promise<ContestPerson> => renewLinkAs(contest, person, params.id),
  );
  addAccessRoutes(app, contest);
}

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
  const quota = {
    summary: 'Lets somebody, or everybody in their team together, submit another number of versions a day.',
    params: PERSON_PARAMS,
    body: readSchema('quota'),
    response: answers('quota'),
  };
  app.post<{ Params: { id: string }; Body: ContestQuota }>(
    '/api/staff/people/:id/quota',
    { schema: quota as object },
    async ({ person, params, body }): Promise<ContestQuota> => {
      await setQuotaAs(contest, person, params.id, body);
      return body;
    },
  );
  const revoke = { summary: 'Ends the links, sessions and tokens of somebody.', params: PERSON_PARAMS };
  app.post<{ Params: { id: string } }>(
    '/api/people/:id/revoke',
    { schema: revoke as object },
    async ({ person, params }): Promise<{ id: string }> => ({ id: await revokeAs(contest, person, params.id) }),
  );
}
