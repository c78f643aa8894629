import type { FastifyRequest } from 'fastify';
import { findHolder } from '../store/credentials.ts';
import { isStaff } from '../store/people.ts';
import type { Database, PersonRow } from '../store/tables.ts';
import { Refusal, refuseStranger } from '../refusal.ts';

export const COOKIE = 'minions';

const MAX_CREDENTIAL = 100;

/** Whom a request comes from; undefined for a visitor. A token that is not valid is refused, not overlooked. */
export async function identify(request: FastifyRequest, db: Database, now: string): Promise<PersonRow | undefined> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
    const person = isCredential(token) ? await findHolder(db, 'token', token, now) : undefined;
    if (person) return person;
    throw new Refusal(401, 'invalid token', 'your link may have been replaced; run: minions login <personal link>');
  }
  const session = readSession(request);
  return isCredential(session) ? findHolder(db, 'session', session, now) : undefined;
}

const isCredential = (text: string | undefined): text is string => text !== undefined && text.length <= MAX_CREDENTIAL;

export function readSession({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
}

/** Browsers send cookies along with what other sites make them send: what changes something must come from our own pages. */
export function requireOwnOrigin({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD' || headers.authorization !== undefined) return;
  // Programs send neither; a browser always says where a request comes from.
  if (headers.cookie === undefined && headers.origin === undefined) return;
  const { origin } = headers;
  if (origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host) return;
  throw new Refusal(
    403,
    'this request does not come from a page of the contest',
    'open the contest and try again there',
  );
}

/** Whose bots play in a lab. */
export const LAB_AUTHOR = 'you';

export const isLoopbackName = (host: string | undefined): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');

/** A name of another site may lead to this machine as well: a page of that site must not read a lab, which asks nobody to sign in. */
export function requireLoopbackName({ headers }: FastifyRequest): void {
  if (isLoopbackName(headers.host)) return;
  throw new Refusal(403, 'a lab answers on its own machine only', 'open the address that "minions lab" has printed');
}

export function requirePerson(person: PersonRow | undefined): PersonRow {
  if (person) return person;
  throw refuseStranger();
}

export function requireStaff(person: PersonRow | undefined): PersonRow {
  if (isStaff(requirePerson(person))) return person!;
  throw new Refusal(403, 'only staff may do this', 'ask the organiser of the contest');
}
