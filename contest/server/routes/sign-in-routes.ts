import type { FastifyInstance } from 'fastify';
import type { ContestLogin } from '../../../protocol/types/contest/login.ts';
import type { ContestToken } from '../../../protocol/types/contest/token.ts';
import { dropCredential, findHolder, issueCredential } from '../../store/credentials.ts';
import type { Contest } from '../contest.ts';
import { COOKIE, readSession, requirePerson } from '../identity.ts';
import { RateLimit } from '../rate-limit.ts';
import { readSchema } from '../read-schema.ts';
import { Refusal } from '../../refusal.ts';
import { answers } from './answers.ts';

const SESSION_SECONDS = 30 * 24 * 3600;

/** A personal link becomes a session of a browser, or a token for the command line. */
export function addSignInRoutes(app: FastifyInstance, { db, clock, hub, url, settings }: Contest): void {
  // Only what fails counts: a class behind one address signs in at the same time.
  const failures = new RateLimit(20, 0.5);
  const useLink = async (link: string, address: string) => {
    const person = link.length > 100 ? undefined : await findHolder(db, 'link', link, clock.at());
    if (person) return person;
    const seconds = failures.take(address);
    if (seconds > 0) throw new Refusal(429, 'too many attempts to sign in', `wait ${seconds} s and try again`);
    throw new Refusal(
      401,
      'this personal link is not valid',
      'it may have been replaced: ask the organiser for a new one',
    );
  };
  const isSecure = url.startsWith('https:');
  const makeCookie = (value: string, seconds: number): string =>
    `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

  app.get<{ Params: { link: string } }>('/in/:link', async ({ params, ip }, reply) => {
    const person = await useLink(params.link, ip);
    const expiresAt = new Date(clock.now().getTime() + SESSION_SECONDS * 1000).toISOString();
    const session = await issueCredential(db, { kind: 'session', person: person.id, at: clock.at(), expiresAt });
    return reply.header('set-cookie', makeCookie(session, SESSION_SECONDS)).redirect('/me', 303);
  });

  app.post('/sign-out', { config: { worksReadOnly: true } }, async (request, reply) => {
    const session = readSession(request);
    if (session !== undefined) await dropCredential(db, session);
    if (request.person) hub.disconnect(request.person.id);
    return reply.header('set-cookie', makeCookie('', 0)).redirect('/', 303);
  });

  const login = {
    summary: 'Turns a personal link into a token.',
    body: readSchema('login'),
    response: answers('token', 201),
  };
  app.post<{ Body: ContestLogin }>(
    '/api/login',
    { schema: login as object, config: { worksReadOnly: true } },
    async ({ body, ip }, reply): Promise<ContestToken> => {
      const person = await useLink(body.link, ip);
      const token = await issueCredential(db, { kind: 'token', person: person.id, at: clock.at() });
      void reply.status(201);
      return { token, person: person.id, name: person.name, contest: settings.title };
    },
  );

  app.delete(
    '/api/login',
    {
      schema: { summary: 'Ends the token that is sent with the request.' } as object,
      config: { worksReadOnly: true },
    },
    async (request, reply) => {
      requirePerson(request.person);
      await dropCredential(db, /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
      return reply.status(204).send();
    },
  );
}
