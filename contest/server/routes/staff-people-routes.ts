import type { FastifyInstance } from 'fastify';
import { groupBy } from '../../../protocol/group-by.ts';
import type { ContestQuota } from '../../../protocol/types/contest/quota.ts';
import { makeNewLinkPage, makeStaffPeoplePage, type StaffPerson } from '../../pages/staff-people-page.ts';
import { listSignIns } from '../../store/credentials.ts';
import { listPeople } from '../../store/people.ts';
import { listQuotas } from '../../store/quotas.ts';
import type { PersonRow } from '../../store/tables.ts';
import { findOwnerKey, makeOwnerKey } from '../../store/teams.ts';
import { listBots } from '../../store/versions.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { makeContext } from '../make-context.ts';
import { mayManage, renewLinkAs, revokeAs } from '../manage-access.ts';
import { setQuotaAs } from '../set-quota-as.ts';
import { PERSON_PARAMS } from './answers.ts';
import { readForm, type Fields } from './read-form.ts';

const HTML = 'text/html; charset=utf-8';
const LISTED_PEOPLE = 200;

interface Searched {
  Querystring: { search?: string };
}

interface OfPerson {
  Params: { id: string };
}

/** Who takes part, for staff. */
export function addStaffPeople(app: FastifyInstance, contest: Contest): void {
  const querystring = { type: 'object', properties: { search: { type: 'string', maxLength: 120 } } };
  app.get<Searched>('/staff/people', { schema: { querystring } }, async (request, reply) => {
    const staff = requireStaff(request.person);
    const { search = '' } = request.query;
    const found = (await listPeople(contest.db)).filter((row) => isFound(row, search.trim().toLowerCase()));
    const people = await describePeople(contest, staff, found.slice(0, LISTED_PEOPLE));
    const page = {
      ...makeContext(contest, request.person),
      people,
      count: found.length,
      search,
      usual: contest.settings.quotas.versionsPerDay,
    };
    return reply.type(HTML).send(makeStaffPeoplePage(page));
  });
  const schema = { params: PERSON_PARAMS };
  app.post<OfPerson>('/staff/people/:id/link', { schema }, async (request, reply) => {
    const added = await renewLinkAs(contest, request.person, request.params.id);
    return reply.type(HTML).send(makeNewLinkPage({ ...makeContext(contest, request.person), added }));
  });
  app.post<OfPerson>('/staff/people/:id/revoke', { schema }, async ({ person, params }, reply) => {
    await revokeAs(contest, person, params.id);
    return reply.redirect('/staff/people', 303);
  });
  app.post<OfPerson & { Body: Fields }>('/staff/people/:id/quota', { schema }, async (request, reply) => {
    const staff = requireStaff(request.person);
    const { versionsPerDay, ...others } = request.body ?? {};
    // An empty field is the usual number.
    const fields = { ...others, versionsPerDay: versionsPerDay === '' ? null : versionsPerDay };
    await setQuotaAs(contest, staff, request.params.id, readForm('quota', fields) as ContestQuota);
    return reply.redirect('/staff/people', 303);
  });
}

const isFound = ({ id, name, team, section }: PersonRow, search: string): boolean =>
  [id, name, team ?? '', section ?? ''].some((text) => text.toLowerCase().includes(search));

async function describePeople(
  { db, clock }: Contest,
  staff: PersonRow,
  rows: readonly PersonRow[],
): Promise<StaffPerson[]> {
  const bots = groupBy(await listBots(db), makeOwnerKey);
  const quotas = await listQuotas(db);
  const signIns = groupBy(await listSignIns(db, clock.at()), ({ person_id }) => person_id);
  return rows.map((row) => {
    const own = signIns.get(row.id) ?? [];
    const times = own.filter(({ kind }) => kind !== 'link').map(({ at }) => at);
    return {
      row,
      bots: (bots.get(findOwnerKey(row)) ?? []).map(({ name }) => name),
      signedInAt: times.toSorted().at(-1),
      hasLink: own.some(({ kind }) => kind === 'link'),
      isManaged: mayManage(staff, row),
      versionsPerDay: quotas.get(findOwnerKey(row)),
    };
  });
}
