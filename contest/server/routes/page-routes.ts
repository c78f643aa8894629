import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Markup } from '../../../tournament/report/markup.ts';
import type { GateReport } from '../../../protocol/types/contest/gate-report.ts';
import { readEmptyPage } from '../../../judge/view/viewer-page.ts';
import { makeBotPage } from '../../pages/bot-page.ts';
import { CONTEST_STYLE } from '../../pages/contest-style.ts';
import { makeLeaderboard, makeLeaderboardPage } from '../../pages/leaderboard-page.ts';
import { findOwnMark } from '../../marks/find-marks.ts';
import { listOwnRounds } from '../list-own-rounds.ts';
import { makeMyPage } from '../../pages/my-page.ts';
import { MATCH_SCRIPT } from '../../pages/match-script.ts';
import { PAGE_SCRIPT } from '../../pages/page-script.ts';
import { makeQueuePage } from '../../pages/queue-page.ts';
import { makeSignInPage } from '../../pages/sign-in-page.ts';
import { makeVersionPage } from '../../pages/version-page.ts';
import { listAnnouncements } from '../../store/announcements.ts';
import { findGateReport } from '../../store/gate-reports.ts';
import { listMatches } from '../../store/matches.ts';
import { findQuota } from '../../store/quotas.ts';
import { findOwnerKey, listTeam } from '../../store/teams.ts';
import { listRatings } from '../../store/ratings.ts';
import type { PersonRow } from '../../store/tables.ts';
import { findBotByName, listBotsOf, listVersionsOfBot } from '../../store/versions.ts';
import type { Contest } from '../contest.ts';
import { describeVersion } from '../describe-version.ts';
import { findOwnVersion, findVersionToChange } from '../find-own-version.ts';
import { activateAs } from '../activate-as.ts';
import { makeContext } from '../make-context.ts';
import { isLiveReload, sendLive } from '../send-live.ts';
import { SharedParts } from '../shared-parts.ts';
import { Refusal, refuseUnknown } from '../../refusal.ts';
import { BOT_PARAMS, NUMBER_PARAMS } from './answers.ts';
import { addMatchPage } from './match-page-route.ts';

const HTML = 'text/html; charset=utf-8';
const LISTED_MATCHES = 20;
const LISTED_RATINGS = 500;

/** What people see. */
export function addPageRoutes(app: FastifyInstance, contest: Contest): void {
  const { db, settings, game, ladder, work } = contest;
  addFiles(app, contest);
  const nameBot = (id: string): string => work.ladderKeeper.nameBot(id);

  const shared = new SharedParts(contest.hub);
  const showLeaderboard = async (): Promise<Markup> =>
    makeLeaderboard({
      contest: settings.title,
      leaderboard: work.leaderboard,
      game: game.title,
      commitment: ladder.commitment,
      matches: await listMatches(db, LISTED_MATCHES),
      announcements: await listAnnouncements(db, 3),
      nameBot,
    });
  app.get('/', async (request, reply) => {
    const show = async (person: PersonRow | undefined): Promise<string> =>
      makeLeaderboardPage({ ...makeContext(contest, person), body: await shared.find('/', showLeaderboard) });
    if (isLiveReload(request)) return sendLive(request, reply, shared, () => show(undefined));
    return reply.type(HTML).send(await show(request.person));
  });

  app.get('/queue', (request, reply) => {
    const show = (person: PersonRow | undefined): string =>
      makeQueuePage({ ...makeContext(contest, person), queue: work.describeQueue() });
    if (isLiveReload(request)) return sendLive(request, reply, shared, () => show(undefined));
    return reply.type(HTML).send(show(request.person));
  });

  app.get('/me', async (request, reply) => {
    const context = makeContext(contest, request.person);
    if (!request.person) return reply.type(HTML).send(makeSignInPage(context));
    const bots = await listBotsOf(db, request.person);
    const versions = (await Promise.all(bots.map(({ id }) => listVersionsOfBot(db, id)))).flat();
    const own = await findQuota(db, findOwnerKey(request.person));
    const described = versions.sort((a, b) => b.id - a.id).map((version) => describeVersion(version, work));
    return reply.type(HTML).send(
      makeMyPage({
        ...context,
        versions: described,
        members: request.person.team === null ? [] : (await listTeam(db, request.person.team)).map(({ name }) => name),
        quotas: { ...settings.quotas, ...(own !== undefined && { versionsPerDay: own }) },
        marks: await findOwnMark(contest, request.person),
        rounds: await listOwnRounds(contest, versions),
      }),
    );
  });

  app.get<{ Params: { bot: string } }>('/bots/:bot', { schema: { params: BOT_PARAMS } }, async (request, reply) => {
    const { bot: name } = request.params;
    const bot = await findBotByName(db, name);
    const all = bot ? await listVersionsOfBot(db, bot.id) : [];
    const versions = all.filter(({ entrant }) => entrant !== null);
    // What has not passed the gate is nobody's business.
    if (!bot || versions.length === 0) throw refuseUnknown(`bot "${name}" on the ladder`);
    const entrants = versions.map(({ entrant }) => entrant!);
    const page = makeBotPage({
      ...makeContext(contest, request.person),
      bot: name,
      owner: versions[0]!.owner,
      members: bot.team === null ? [] : (await listTeam(db, bot.team)).map((member) => member.name),
      row: work.leaderboard.bots.find((row) => row.name === name && !row.house),
      versions,
      ratings: await listRatings(db, entrants, LISTED_RATINGS),
      matches: await listMatches(db, LISTED_MATCHES, entrants),
      nameBot,
    });
    return reply.type(HTML).send(page);
  });

  addVersionPages(app, contest);
  addMatchPage(app, contest);
}

/** The report of a version, and the button that makes it play. */
export function addVersionPages(app: FastifyInstance, contest: Contest): void {
  const { db, work } = contest;
  app.get<{ Params: { id: number } }>(
    '/versions/:id',
    { schema: { params: NUMBER_PARAMS } },
    async (request, reply) => {
      const version = await findOwnVersion(contest, request.person, request.params.id, 'gate report');
      const found = await findGateReport(db, version.id);
      const report = found && (JSON.parse(found.report) as GateReport);
      const described = describeVersion(version, work);
      return reply
        .type(HTML)
        .send(makeVersionPage({ ...makeContext(contest, request.person), version: described, report }));
    },
  );

  // A form without a script sends this.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(text as string))),
  );
  app.post<{ Params: { id: number } }>(
    '/versions/:id/activate',
    { schema: { params: NUMBER_PARAMS } },
    async (request, reply) => {
      const version = await findVersionToChange(contest, request.person, request.params.id);
      if (version.state !== 'retired')
        throw new Refusal(409, `this version is ${version.state}`, 'go back to your page: /me');
      await activateAs(contest, request.person!, version);
      return reply.redirect('/me', 303);
    },
  );
}

/** The style, the script and the viewer, which brings its own script along: it may run, by its digest, and no other. */
export function addFiles(app: FastifyInstance, { game }: Contest): void {
  const send = (reply: FastifyReply, type: string, content: string): FastifyReply =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content);
  app.get('/style.css', (_, reply) => send(reply, 'text/css', CONTEST_STYLE));
  app.get('/contest.js', (_, reply) => send(reply, 'text/javascript', PAGE_SCRIPT + MATCH_SCRIPT));
  const viewer = readEmptyPage([game]);
  const scripts = [...viewer.matchAll(/<script(?: type="module")?>([^]*?)<\/script>/g)].map(([, code]) => code!);
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).join(' ');
  const policy =
    `default-src 'none'; script-src ${hashes}; style-src 'unsafe-inline'; img-src 'self' data: blob:; media-src blob:; ` +
    "connect-src 'self' blob:; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
  app.get('/viewer.html', (_, reply) => send(reply.header('content-security-policy', policy), 'text/html', viewer));
}
