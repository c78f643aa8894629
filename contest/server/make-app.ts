import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContestProblem } from '../../protocol/types/contest/problem.ts';
import { makeVisible } from '../../protocol/visible-text.ts';
import { NO_LOG } from '../../judge/match/match-log.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { loadServerPackages } from '../load-packages.ts';
import type { PersonRow } from '../store/tables.ts';
import type { Contest } from './contest.ts';
import { identify, LAB_AUTHOR, requireLoopbackName, requireOwnOrigin } from './identity.ts';
import { findRoute, logRequests } from './log-requests.ts';
import { makeContext } from './make-context.ts';
import { describeApi } from './openapi.ts';
import { RateLimit } from './rate-limit.ts';
import { makeRequestId } from './request-id.ts';
import { Refusal } from '../refusal.ts';
import { refuseUnportable } from './refuse-unportable.ts';
import { addRoutes } from './routes/add-routes.ts';
import { makeProblemPage } from '../pages/problem-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the request comes from; undefined for a visitor. */
    person: PersonRow | undefined;
  }
  interface FastifyContextConfig {
    /** Whether it may be asked for while a contest is read-only, although it is no GET. */
    worksReadOnly?: boolean;
  }
}

/**
 * A request through the socket in the folder comes from somebody who can read the folder: its owner. A request to a lab, on the
 * same machine, comes from its author.
 */
export type Door = 'network' | 'socket' | 'lab';

const JSON_BYTES = 64 * 2 ** 10;
const REQUEST_MS = 120_000;

/** No page loads anything from elsewhere, and no script that stands in a page runs. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** The web server of a contest, before it listens. */
export async function makeApp(contest: Contest, door: Door, add = addRoutes): Promise<FastifyInstance> {
  const { fastify } = await loadServerPackages();
  const app: FastifyInstance = fastify({
    bodyLimit: JSON_BYTES,
    requestTimeout: REQUEST_MS,
    // Who forwards requests to us does it on this machine.
    trustProxy: 'loopback',
    forceCloseConnections: true,
    genReqId: ({ headers }) => makeRequestId(headers['x-request-id']),
    ajv: { customOptions: { coerceTypes: 'array', allowUnionTypes: true, strictRequired: false } },
  });
  app.decorateRequest('person', undefined);
  const { log = NO_LOG, metrics } = contest;
  logRequests(app, log, metrics?.measure ?? ((): void => {}));
  app.addHook('onRequest', makeGuard(contest, door));
  app.addHook('preValidation', async (request) => refuseUnportable(request));
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, contest));
  app.setNotFoundHandler((request, reply) =>
    answerError(
      new Refusal(404, 'there is nothing here', 'go to the first page of the contest: /'),
      request,
      reply,
      contest,
    ),
  );
  describeApi(app, contest.settings.title);
  add(app, contest, door);
  return app;
}

function makeGuard(contest: Contest, door: Door) {
  const limit = new RateLimit(300, 20);
  /** A class sits behind one address: whoever is signed in is counted alone when that address has asked too often. */
  const identifyBeyond = async (request: FastifyRequest, reply: FastifyReply, wait: number): Promise<PersonRow> => {
    const person = await identify(request, contest.db, contest.clock.at()).catch(() => undefined);
    const seconds = person ? limit.take(`person ${person.id}`) : wait;
    if (person && seconds === 0) return person;
    void reply.header('retry-after', seconds);
    const [who, hint] = person ? ['you', ''] : ['your address', ', or sign in'];
    throw new Refusal(429, `too many requests from ${who}`, `wait ${seconds} s and try again${hint}`);
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    void reply.headers({ ...HEADERS, 'x-request-id': request.id });
    const now = contest.clock.at();
    if (door === 'socket') {
      request.person = makeKnown('owner', now);
      requireWritable(contest, request);
      return;
    }
    if (door === 'lab') {
      requireLoopbackName(request);
      requireOwnOrigin(request);
      request.person = makeKnown(LAB_AUTHOR, now);
      return;
    }
    const seconds = limit.take(request.ip);
    if (seconds === 0) request.person = await identify(request, contest.db, now);
    else request.person = await identifyBeyond(request, reply, seconds);
    requireOwnOrigin(request);
    requireWritable(contest, request);
  };
}

/** Whoever only reads, signs in or out, or makes a backup may go on while nothing can be changed. */
function requireWritable({ switches }: Contest, { method, routeOptions }: FastifyRequest): void {
  if (!switches.isReadOnly || method === 'GET' || method === 'HEAD') return;
  if (routeOptions.url === undefined || routeOptions.config.worksReadOnly === true) return;
  throw new Refusal(
    503,
    'this contest is read-only at the moment: nothing was changed',
    'you can look at everything; try again later, or ask the organiser',
  );
}

/** A person who needs no credentials: the way in says who it is. */
function makeKnown(id: string, now: string): PersonRow {
  return { id, name: id, email: null, team: null, section: null, role: 'owner', created_at: now };
}

/** Programs get problem JSON, people a page. What went wrong on our side is not shown to anybody. */
function answerError(
  error: FastifyError | Refusal | UsageError,
  request: FastifyRequest,
  reply: FastifyReply,
  contest: Contest,
): FastifyReply {
  const { log = NO_LOG } = contest;
  const { status, message, hint } = describeError(error);
  if (status >= 500) log.warn({ request: request.id, route: findRoute(request), err: error }, 'request failed');
  const problem: ContestProblem = {
    type: 'about:blank',
    title: makeTitle(status),
    status,
    detail: makeVisible(message),
    hint,
    request: request.id,
  };
  void reply.status(status).headers({ ...HEADERS, 'x-request-id': request.id });
  // Whoever is still sending is not asked to go on.
  if (!request.raw.complete) void reply.header('connection', 'close');
  if (request.url.startsWith('/api/') || !/text\/html/.test(request.headers.accept ?? '')) {
    return reply.type('application/problem+json').send(JSON.stringify(problem));
  }
  return reply.type('text/html; charset=utf-8').send(makeProblemPage(problem, makeContext(contest, request.person)));
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  408: 'Too slow',
  409: 'Conflict',
  413: 'Too large',
  415: 'Wrong kind of content',
  422: 'Cannot be used',
  429: 'Too often',
  503: 'Read-only',
  507: 'The disk is full',
};

/** What a full disk is called by the system, by SQLite and by PostgreSQL. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

const makeTitle = (status: number): string => TITLES[status] ?? 'Something went wrong';

function describeError(error: FastifyError | Refusal | UsageError): { status: number; message: string; hint: string } {
  if (error instanceof Refusal) return { status: error.status, message: error.message, hint: error.hint };
  if (error instanceof UsageError) return { status: 422, message: error.message, hint: error.hint };
  const { code, statusCode, message } = error;
  if (code !== undefined && FULL.has(code)) {
    return {
      status: 507,
      message: 'the disk of the server is full: nothing was stored',
      hint: 'tell the organiser, then try again',
    };
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return {
      status: 415,
      message,
      hint: 'send application/json; a bot as application/zip, application/gzip (tar.gz) or text/plain (one source file)',
    };
  }
  if (statusCode !== undefined && statusCode < 500) {
    return { status: statusCode, message, hint: 'the description of the API is at /api/openapi.json' };
  }
  return { status: 500, message: 'the server failed', hint: 'try again; if it happens again, tell the organiser' };
}
