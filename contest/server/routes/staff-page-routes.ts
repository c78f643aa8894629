import type { FastifyInstance } from 'fastify';
import type { ContestSwitch } from '../../../protocol/types/contest/switch.ts';
import { makeStaffPage, type ShownSwitch } from '../../pages/staff-page.ts';
import { Refusal } from '../../refusal.ts';
import { findPerson } from '../../store/people.ts';
import type { SwitchName } from '../../store/tables.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { makeContext } from '../make-context.ts';
import { readForm, type Fields } from './read-form.ts';
import { switchAsStaff } from './switch-routes.ts';

const HTML = 'text/html; charset=utf-8';

/** What staff look at first, and its forms. */
export function addStaffPage(app: FastifyInstance, contest: Contest): void {
  const { work, switches, settings } = contest;
  app.get('/staff', async (request, reply) => {
    requireStaff(request.person);
    const [paused, readOnly] = await Promise.all([showSwitch(contest, 'paused'), showSwitch(contest, 'read-only')]);
    const page = makeStaffPage({
      ...makeContext(contest, request.person),
      switches: { ...(paused && { paused }), ...(readOnly && { 'read-only': readOnly }) },
      isForced: switches.isForced,
      hasMarks: settings.marks !== undefined,
      slots: work.slots,
      running: work.runningCounts,
      waiting: work.queueLengths,
    });
    return reply.type(HTML).send(page);
  });
  app.post<{ Body: Fields }>('/staff/switches', { config: { worksReadOnly: true } }, async (request, reply) => {
    const staff = requireStaff(request.person);
    const change = readForm('switch', request.body) as ContestSwitch;
    if (change.on && change.reason === undefined)
      throw new Refusal(422, 'a reason is missing', 'go back and say why, for everybody to read');
    await switchAsStaff(contest, staff, change);
    return reply.redirect('/staff', 303);
  });
}

async function showSwitch({ db, switches }: Contest, name: SwitchName): Promise<ShownSwitch | undefined> {
  const row = switches.find(name);
  return row && { ...row, by: (await findPerson(db, row.person_id))?.name ?? row.person_id };
}
