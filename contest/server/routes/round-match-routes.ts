import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MatchFollower } from '../../../judge/view/match-follower.ts';
import { makeReplayName } from '../../../judge/slots/replay-name.ts';
import { makeIndexedMatch } from '../../ladder/make-indexed-match.ts';
import { makeMatchPage } from '../../pages/match-page.ts';
import { refuseUnknown } from '../../refusal.ts';
import { locateRound } from '../../rounds/round-terms.ts';
import { isOwn } from '../../store/teams.ts';
import type { IndexedMatch } from '../../store/matches.ts';
import type { PersonRow } from '../../store/tables.ts';
import type { Contest } from '../contest.ts';
import { isStaff } from '../../store/people.ts';
import { makeContext } from '../make-context.ts';
import { readStderr } from '../read-stderr.ts';
import { requireRound, ROUND_MATCH_PARAMS, type ByRoundMatch } from './round-routes.ts';

interface ShownRoundMatch {
  /** By seat. */
  readonly names: readonly string[];
  readonly replay: string;
  /** Undefined while it is being played. */
  readonly match: IndexedMatch | undefined;
  /** By seat: whether it is a bot of whoever looks. */
  readonly isOwn: readonly boolean[];
}

/** A match of a round as whoever asks may see it: as far as results are released, and no further while it is played. */
async function requireMatch(
  contest: Contest,
  { name, block, match }: ByRoundMatch['Params'],
  person: PersonRow | undefined,
): Promise<ShownRoundMatch> {
  const { row, results, entries } = await requireRound(contest, name, person);
  const replay = join(locateRound(contest.paths, row).replays, `${makeReplayName({ block, match })}.jsonl.gz`);
  const own = new Set(person ? entries.filter((entry) => isOwn(person, entry)).map(({ bot }) => bot) : []);
  const show = (names: readonly string[], played: IndexedMatch | undefined): ShownRoundMatch => ({
    names,
    replay,
    match: played,
    isOwn: names.map((bot) => own.has(bot)),
  });
  const played = results?.matches.find((one) => one.block === block && one.match === match);
  if (results && played && existsSync(replay))
    return show(
      played.seats.map(({ id }) => results.showName(id)),
      makeIndexedMatch(played),
    );
  const running = contest.work.findRunningOfRound(name, block, match);
  const isReleased = results !== undefined && (isStaff(person) || row.shown === null || block <= row.shown);
  if (running && isReleased) return show(running.names, undefined);
  throw refuseUnknown(`match ${block}.${match} of this round`);
}

/** Matches of rounds in the viewer, live while they are played. */
export function addRoundMatches(app: FastifyInstance, contest: Contest): void {
  app.get<ByRoundMatch>(
    '/rounds/:name/matches/:block/:match',
    { schema: { params: ROUND_MATCH_PARAMS } },
    async (request, reply) => {
      const { name, block, match } = request.params;
      const shown = await requireMatch(contest, request.params, request.person);
      const logs = shown.names.flatMap((bot, seat) =>
        shown.isOwn[seat] && shown.match ? [{ bot, rounds: readStderr(shown.replay, seat) }] : [],
      );
      const page = makeMatchPage({
        ...makeContext(contest, request.person),
        title: `Match ${block}.${match}`,
        address: `/api/rounds/${name}/matches/${block}/${match}`,
        round: name,
        names: shown.names,
        match: shown.match,
        logs,
      });
      return reply.type('text/html; charset=utf-8').send(page);
    },
  );
  const live = {
    summary: 'A match of a round as it is played, where its results are shown.',
    params: ROUND_MATCH_PARAMS,
    querystring: {
      type: 'object',
      properties: {
        from: { type: 'integer', minimum: 0, default: 0 },
        match: { type: 'integer', minimum: 0, default: 0 },
      },
    },
  };
  app.get<ByRoundMatch & { Querystring: { from: number } }>(
    '/api/rounds/:name/matches/:block/:match/live',
    { schema: live as object },
    async ({ person, params, query }, reply) => {
      const { replay } = await requireMatch(contest, params, person);
      const { bytes, isOver, from } = await new MatchFollower(replay).read(query.from, 0);
      return reply
        .type('text/plain; charset=utf-8')
        .headers({ 'x-next': from + bytes.length, 'x-over': isOver ? 'yes' : 'no', 'x-match': '1' })
        .send(bytes);
    },
  );
}
