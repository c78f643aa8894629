import type { FastifyInstance } from 'fastify';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { Contest } from '../server/contest.ts';
import { describeVersion } from '../server/describe-version.ts';
import { makeContext } from '../server/make-context.ts';
import { addEventRoutes } from '../server/routes/event-routes.ts';
import { addInfoRoutes } from '../server/routes/info-routes.ts';
import { addMatchPage } from '../server/routes/match-page-route.ts';
import { addMatchRoutes } from '../server/routes/match-routes.ts';
import { addFiles, addVersionPages } from '../server/routes/page-routes.ts';
import { addVersionRoutes } from '../server/routes/version-routes.ts';
import { makeQueuePage } from '../pages/queue-page.ts';
import { findGateReport } from '../store/gate-reports.ts';
import { listMatches } from '../store/matches.ts';
import { findBotByName, listVersionsOfBot } from '../store/versions.ts';
import { findWorstMatches } from './find-worst-matches.ts';
import { makeLabPage } from './lab-page.ts';
import type { Lab } from './lab.ts';

const HTML = 'text/html; charset=utf-8';
const LISTED_MATCHES = 12;
const SEARCHED_MATCHES = 400;
const WORST_MATCHES = 6;

/** What a lab answers to: its page, and what the pages of a contest show of matches and versions. Nothing is sent to it. */
export function addLabRoutes(app: FastifyInstance, contest: Contest, lab: Lab): void {
  const { db, game, work, settings } = contest;
  addInfoRoutes(app, contest);
  addVersionRoutes(app, contest);
  addMatchRoutes(app, contest);
  addEventRoutes(app, contest);
  addFiles(app, contest);
  addVersionPages(app, contest);
  addMatchPage(app, contest);
  app.get('/queue', (request, reply) =>
    reply.type(HTML).send(makeQueuePage({ ...makeContext(contest, request.person), queue: work.describeQueue() })),
  );
  app.get('/bots/:bot', (_, reply) => reply.redirect('/', 303));

  app.get('/', async (request, reply) => {
    const bot = await findBotByName(db, lab.bot.name);
    const versions = bot ? await listVersionsOfBot(db, bot.id) : [];
    const current = versions.find(({ number }) => number === lab.current);
    const found = current?.state === 'rejected' ? await findGateReport(db, current.id) : undefined;
    const entrants = versions.flatMap(({ entrant }) => entrant ?? []);
    const { bots } = work.leaderboard;
    const rated = versions.find(({ number }) => bots.some((row) => row.version === number && row.matches > 0));
    const subject = (current?.entrant ?? null) === null ? rated : current;
    const played = subject?.entrant ? await listMatches(db, SEARCHED_MATCHES, [subject.entrant]) : [];
    const page = makeLabPage({
      ...makeContext(contest, request.person),
      bot: lab.bot.name,
      game: game.title,
      problem: lab.problem,
      burst: settings.ladder.burst,
      current: current && describeVersion(current, work),
      report: found && (JSON.parse(found.report) as GateReport),
      versions: versions.map((version) => describeVersion(version, work)),
      rows: bots,
      matches: await listMatches(db, LISTED_MATCHES, entrants),
      worst: subject?.entrant
        ? { version: subject.number, matches: findWorstMatches(played, subject.entrant, WORST_MATCHES) }
        : undefined,
      nameBot: (id) => work.ladderKeeper.nameBot(id),
    });
    return reply.type(HTML).send(page);
  });
}
