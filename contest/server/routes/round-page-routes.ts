import type { FastifyInstance } from 'fastify';
import type { NewRound } from '../../../protocol/types/contest/new-round.ts';
import type { RoundChange } from '../../../protocol/types/contest/round-change.ts';
import { makeBracketPage } from '../../pages/bracket-page.ts';
import { makeRoundPage } from '../../pages/round-page.ts';
import { makeRoundsPage } from '../../pages/rounds-page.ts';
import { makeStaffRoundsPage, type StaffRound } from '../../pages/staff-rounds-page.ts';
import { ROUND_CHANGES, type RoundChangeKind } from '../../rounds/round-changes.ts';
import { viewRound, type RoundView } from '../../rounds/describe-round.ts';
import { listRounds } from '../../store/rounds.ts';
import type { PersonRow } from '../../store/tables.ts';
import { listVersionsIn } from '../../store/versions.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { makeContext } from '../make-context.ts';
import { announceAsStaff } from './announcement-routes.ts';
import { readForm, type Fields } from './read-form.ts';
import { addAsStaff, changeAsStaff, requireRound, ROUND_PARAMS } from './round-routes.ts';

const HTML = 'text/html; charset=utf-8';

/** The calendar, a round, the bracket, and what staff do. */
export function addRoundPages(app: FastifyInstance, contest: Contest): void {
  const { db, paths, results } = contest;
  const view = async (person: PersonRow | undefined): Promise<RoundView[]> =>
    Promise.all((await listRounds(db)).map((row) => viewRound({ db, paths, results }, row, person)));

  app.get('/rounds', async (request, reply) => {
    const rounds = (await view(request.person)).map(({ round }) => round);
    return reply.type(HTML).send(makeRoundsPage({ ...makeContext(contest, request.person), rounds }));
  });

  app.get<{ Params: { name: string } }>(
    '/rounds/:name',
    { schema: { params: ROUND_PARAMS } },
    async (request, reply) => {
      const { round, results: shown } = await requireRound(contest, request.params.name, request.person);
      return reply.type(HTML).send(makeRoundPage({ ...makeContext(contest, request.person), round, results: shown }));
    },
  );

  app.get('/bracket', async (request, reply) => {
    const rounds = (await view(request.person)).map(({ round, results: shown }) => ({
      round,
      order: findOrder(round, shown),
      groups: shown,
    }));
    return reply.type(HTML).send(makeBracketPage({ ...makeContext(contest, request.person), rounds }));
  });

  app.get('/staff/rounds', async (request, reply) => {
    requireStaff(request.person);
    const active = await listVersionsIn(db, ['active']);
    const rounds = (await view(request.person)).map(({ round, results: shown }): StaffRound => ({
      round,
      late: active.filter(({ received_at }) => received_at > round.deadline).map(({ bot }) => bot),
      blocks: shown?.matches.at(-1)?.block ?? 0,
    }));
    return reply.type(HTML).send(makeStaffRoundsPage({ ...makeContext(contest, request.person), rounds }));
  });
  addForms(app, contest);
}

/** Bots by place, as far as places are shown: qualifying gives none. */
function findOrder(
  { state, shown: blocks }: RoundView['round'],
  shown: RoundView['results'],
): readonly string[] | undefined {
  if (shown?.matches.some(({ isRated }) => isRated)) return shown.order;
  return shown && state === 'played' && blocks === null && shown.matches.length > 0 ? [] : undefined;
}

/** Forms without a script send these. */
function addForms(app: FastifyInstance, contest: Contest): void {
  app.post<{ Body: Fields }>('/staff/rounds', async ({ person, body }, reply) => {
    await addAsStaff(contest, person, readForm('new-round', body) as NewRound);
    return reply.redirect('/staff/rounds', 303);
  });
  app.post<{ Params: { name: string; kind: RoundChangeKind }; Body: Fields }>(
    '/staff/rounds/:name/:kind',
    {
      schema: {
        params: { ...ROUND_PARAMS, properties: { ...ROUND_PARAMS.properties, kind: { enum: ROUND_CHANGES } } },
      },
    },
    async ({ person, params, body }, reply) => {
      const change = readForm('round-change', body) as RoundChange;
      await changeAsStaff(contest, person, { ...params, change });
      return reply.redirect('/staff/rounds', 303);
    },
  );
  app.post<{ Body: Fields }>('/staff/announcements', async ({ person, body }, reply) => {
    const { text } = readForm('announcement', body) as { text: string };
    await announceAsStaff(contest, person, text);
    return reply.redirect('/', 303);
  });
}
