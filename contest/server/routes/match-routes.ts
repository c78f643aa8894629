import { createReadStream, existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { ContestLogs, LoggedMatch } from '../../../protocol/types/contest/logs.ts';
import { MatchFollower } from '../../../judge/view/match-follower.ts';
import { locateReplay, type Ladder } from '../../ladder/ladder.ts';
import { noteInAudit } from '../../store/audit.ts';
import { listMatches } from '../../store/matches.ts';
import { isOwn } from '../../store/teams.ts';
import { findBotByName, listVersionsOfBot } from '../../store/versions.ts';
import type { Contest } from '../contest.ts';
import { isStaff } from '../../store/people.ts';
import { requirePerson } from '../identity.ts';
import { readStderr } from '../read-stderr.ts';
import { refuseUnknown } from '../../refusal.ts';
import { answers, BOT_PARAMS, NUMBER_PARAMS } from './answers.ts';

interface ById {
  Params: { id: number };
}

const MAX_LOGS = 50;

/** What everybody may see of matches, and what authors see of their own bots. */
export function addMatchRoutes(app: FastifyInstance, contest: Contest): void {
  const { ladder } = contest;
  const replay = { summary: 'The replay of a match, without what is private.', params: NUMBER_PARAMS };
  app.get<ById>('/api/matches/:id/replay', { schema: replay as object }, async ({ params }, reply) => {
    const path = locateOfLadder(ladder, params.id);
    if (!existsSync(path)) throw refuseUnknown(`match ${params.id}`);
    return reply.type('application/gzip').send(createReadStream(path));
  });

  const live = {
    summary: 'A match as it is played: what its replay has grown by.',
    params: NUMBER_PARAMS,
    querystring: {
      type: 'object',
      properties: {
        from: { type: 'integer', minimum: 0, default: 0 },
        match: { type: 'integer', minimum: 0, default: 0 },
      },
    },
  };
  app.get<ById & { Querystring: { from: number; match: number } }>(
    '/api/matches/:id/live',
    { schema: live as object },
    async ({ params, query }, reply) => {
      const { bytes, isOver, from } = await new MatchFollower(locateOfLadder(ladder, params.id)).read(query.from, 0);
      return reply
        .type('text/plain; charset=utf-8')
        .headers({ 'x-next': from + bytes.length, 'x-over': isOver ? 'yes' : 'no', 'x-match': '1' })
        .send(bytes);
    },
  );
  addLogRoute(app, contest);
}

/** Workers bring replays of rounds into the same folder, under numbers that the ladder never has: they are not for everybody. */
function locateOfLadder(ladder: Ladder, block: number): string {
  if (block >= ladder.nextBlock) throw refuseUnknown(`match ${block}`);
  return locateReplay(ladder.replays, block);
}

function addLogRoute(app: FastifyInstance, { db, ladder, clock }: Contest): void {
  const logs = {
    summary: 'The last matches of your bot, with what it wrote to standard error.',
    params: BOT_PARAMS,
    querystring: {
      type: 'object',
      properties: {
        count: { type: 'integer', minimum: 1, maximum: MAX_LOGS, default: 5 },
        after: { type: 'integer', minimum: 0, default: 0 },
      },
    },
    response: answers('logs'),
  };
  app.get<{ Params: { bot: string }; Querystring: { count: number; after: number } }>(
    '/api/bots/:bot/logs',
    { schema: logs as object },
    async ({ person: visitor, params, query }): Promise<ContestLogs> => {
      const person = requirePerson(visitor);
      const bot = await findBotByName(db, params.bot);
      if (!bot || (!isOwn(person, bot) && !isStaff(person))) throw refuseUnknown(`bot "${params.bot}" of yours`);
      if (!isOwn(person, bot)) {
        await noteInAudit(db, { at: clock.at(), person_id: person.id, action: 'look at logs', subject: params.bot });
      }
      const versions = await listVersionsOfBot(db, bot.id);
      const numbers = new Map(
        versions.flatMap(({ entrant, number }) => (entrant === null ? [] : [[entrant, number] as const])),
      );
      const matches = await listMatches(db, query.count, [...numbers.keys()]);
      const wanted = matches.filter(({ block }) => block > query.after);
      return {
        bot: params.bot,
        matches: wanted.flatMap(({ block, played_at, seats }) =>
          seats
            .filter(({ entrant }) => numbers.has(entrant))
            .map(({ seat, entrant, place, score, verdict }): LoggedMatch => ({
              match: block,
              playedAt: played_at,
              version: numbers.get(entrant)!,
              place,
              score,
              verdict,
              stderr: readStderr(locateReplay(ladder.replays, block), seat),
            })),
        ),
      };
    },
  );
}
