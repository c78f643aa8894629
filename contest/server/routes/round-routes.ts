import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContestRound } from '../../../protocol/types/contest/round.ts';
import type { ContestRounds } from '../../../protocol/types/contest/rounds.ts';
import type { NewRound } from '../../../protocol/types/contest/new-round.ts';
import type { RoundChange } from '../../../protocol/types/contest/round-change.ts';
import { makeReplayName } from '../../../judge/slots/replay-name.ts';
import { addRound } from '../../rounds/add-round.ts';
import { changeRound } from '../../rounds/change-round.ts';
import { ROUND_CHANGES, type RoundChangeKind } from '../../rounds/round-changes.ts';
import { viewRound, type RoundView } from '../../rounds/describe-round.ts';
import { publishRound } from '../../rounds/publish-round.ts';
import { packFolder } from '../pack-folder.ts';
import { locateRound } from '../../rounds/round-terms.ts';
import { noteInAudit } from '../../store/audit.ts';
import { findRound, listRounds } from '../../store/rounds.ts';
import type { PersonRow } from '../../store/tables.ts';
import { Refusal, refuseUnknown } from '../../refusal.ts';
import type { Contest } from '../contest.ts';
import { requireStaff } from '../identity.ts';
import { readSchema } from '../read-schema.ts';
import { answers } from './answers.ts';

const NAME = { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,31}$' } as const;
export const ROUND_PARAMS = { type: 'object', properties: { name: NAME }, required: ['name'] } as const;

export const ROUND_MATCH_PARAMS = {
  type: 'object',
  properties: {
    name: NAME,
    block: { type: 'integer', minimum: 1, maximum: 1e9 },
    match: { type: 'integer', minimum: 1, maximum: 4 },
  },
  required: ['name', 'block', 'match'],
} as const;

export interface ByRoundMatch {
  Params: { name: string; block: number; match: number };
}

interface ByName {
  Params: { name: string };
}

/** A round as whoever asks may see it. */
export async function requireRound(
  { db, paths, results }: Contest,
  name: string,
  person: PersonRow | undefined,
): Promise<RoundView> {
  const row = await findRound(db, name);
  if (!row) throw refuseUnknown(`round "${name}"`);
  return viewRound({ db, paths, results }, row, person);
}

/** The calendar: everybody reads it, staff change it. */
export function addRoundRoutes(app: FastifyInstance, contest: Contest): void {
  const { db, paths, results } = contest;
  const list = {
    summary: 'The rounds in the order of their deadlines, with their commitments.',
    response: {
      ...answers('problem'),
      200: { type: 'object', properties: { rounds: { type: 'array', items: readSchema('round') } } },
    },
  };
  app.get('/api/rounds', { schema: list as object }, async ({ person }): Promise<ContestRounds> => {
    const views = (await listRounds(db)).map((row) => viewRound({ db, paths, results }, row, person));
    return { rounds: (await Promise.all(views)).map(({ round }) => round) };
  });
  const one = { summary: 'One round.', params: ROUND_PARAMS, response: answers('round') };
  app.get<ByName>('/api/rounds/:name', { schema: one as object }, async ({ person, params }): Promise<ContestRound> => {
    return (await requireRound(contest, params.name, person)).round;
  });
  const add = { summary: 'For staff: adds a round, and commits to its secret.', body: readSchema('new-round') };
  app.post<{ Body: NewRound }>(
    '/api/rounds',
    { schema: { ...add, response: answers('round', 201) } as object },
    async ({ person, body }, reply): Promise<ContestRound> => {
      await addAsStaff(contest, person, body);
      void reply.status(201);
      return (await requireRound(contest, body.name, person)).round;
    },
  );
  for (const kind of ROUND_CHANGES) {
    const change = {
      summary: `For staff: ${DESCRIPTIONS[kind]}`,
      params: ROUND_PARAMS,
      body: readSchema('round-change'),
      response: answers('round'),
    };
    app.post<ByName & { Body: RoundChange }>(
      `/api/rounds/:name/${kind}`,
      { schema: change as object },
      async ({ person, params, body }): Promise<ContestRound> => {
        await changeAsStaff(contest, person, { name: params.name, kind, change: body });
        return (await requireRound(contest, params.name, person)).round;
      },
    );
  }
}

const DESCRIPTIONS: Readonly<Record<RoundChangeKind, string>> = {
  extend: 'gives a round a later deadline.',
  rescind: 'a round does not count.',
  rerun: 'plays a round again, with another secret.',
  promote: 'a version that came late takes part; there is a new commitment.',
  release: 'decides who sees the results of a round, and how much of them.',
};

export async function addAsStaff(
  { db, paths, clock, rounds }: Contest,
  person: PersonRow | undefined,
  round: NewRound,
): Promise<void> {
  const staff = requireStaff(person);
  await addRound({ db, paths, at: clock.at(), person: staff.id }, round);
  await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: 'add round', subject: round.name });
  await rounds.look();
}

interface ChangedRound {
  readonly name: string;
  readonly kind: RoundChangeKind;
  readonly change: RoundChange;
}

export async function changeAsStaff(
  { db, paths, clock, rounds }: Contest,
  person: PersonRow | undefined,
  { name, kind, change }: ChangedRound,
): Promise<void> {
  const staff = requireStaff(person);
  await changeRound({ db, paths, at: clock.at(), person: staff.id }, name, kind, change);
  const reason = change.reason ?? null;
  await noteInAudit(db, { at: clock.at(), person_id: staff.id, action: `${kind} round`, subject: name, reason });
  await rounds.look();
}

/** What everybody can download of a round: its replays as far as they are shown, and in the end its folder. */
export function addRoundFiles(app: FastifyInstance, contest: Contest): void {
  const { paths } = contest;
  app.get<ByName & { Params: { file: string } }>(
    '/rounds/:name/:file',
    { schema: { params: ROUND_PARAMS } },
    async ({ person, params }, reply) => {
      const { name } = params;
      if (params.file !== `${name}.tar.gz`) throw refuseUnknown('such page');
      const { round, row } = await requireRound(contest, name, person);
      if (round.folder === null) {
        throw new Refusal(
          403,
          'the folder of this round is not public yet',
          'wait until all of its results are released',
        );
      }
      const site = await publishRound(locateRound(paths, row));
      return reply
        .type('application/gzip')
        .header('content-disposition', `attachment; filename="${name}.tar.gz"`)
        .send(packFolder(site, name));
    },
  );
  const replay = {
    summary: 'The replay of a match of a round, without what is private.',
    params: ROUND_MATCH_PARAMS,
  };
  app.get<ByRoundMatch>(
    '/api/rounds/:name/matches/:block/:match/replay',
    { schema: replay as object },
    (request, reply) => sendReplay(contest, request, reply),
  );
}

async function sendReplay(
  contest: Contest,
  { person, params }: FastifyRequest<ByRoundMatch>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name, block, match } = params;
  const { row, results } = await requireRound(contest, name, person);
  const path = join(locateRound(contest.paths, row).replays, `${makeReplayName({ block, match })}.jsonl.gz`);
  const isShown = results?.matches.some((played) => played.block === block && played.match === match) ?? false;
  if (!isShown || !existsSync(path)) throw refuseUnknown(`match ${block}.${match} of this round`);
  return reply.type('application/gzip').send(createReadStream(path));
}
