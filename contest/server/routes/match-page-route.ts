import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { locateReplay } from '../../ladder/ladder.ts';
import { makeMatchPage } from '../../pages/match-page.ts';
import { findMatch } from '../../store/matches.ts';
import { isOwn } from '../../store/teams.ts';
import { listEntered } from '../../store/versions.ts';
import type { Contest } from '../contest.ts';
import { readStderr } from '../read-stderr.ts';
import { refuseUnknown } from '../../refusal.ts';
import { NUMBER_PARAMS } from './answers.ts';
import { makeContext } from '../make-context.ts';

/** A match for everybody, with the standard error of one's own bots. */
export function addMatchPage(app: FastifyInstance, contest: Contest): void {
  const { db, ladder, work } = contest;
  app.get<{ Params: { id: number } }>('/matches/:id', { schema: { params: NUMBER_PARAMS } }, async (request, reply) => {
    const { person } = request;
    const block = request.params.id;
    if (block >= ladder.nextBlock) throw refuseUnknown(`match ${block}`);
    const table = ladder.findTable(block);
    const replay = locateReplay(ladder.replays, block);
    const own = person ? (await listEntered(db)).filter((version) => isOwn(person, version)) : [];
    const logs = table.flatMap((entrant, seat) =>
      own.some((version) => version.entrant === entrant) && existsSync(replay)
        ? [{ bot: work.ladderKeeper.nameBot(entrant), rounds: readStderr(replay, seat) }]
        : [],
    );
    const names = work.ladderKeeper.nameTable(block);
    const address = `/api/matches/${block}`;
    const title = `Match ${block}`;
    const page = {
      ...makeContext(contest, request.person),
      title,
      address,
      names,
      match: await findMatch(db, block),
      logs,
    };
    return reply.type('text/html; charset=utf-8').send(makeMatchPage(page));
  });
}
