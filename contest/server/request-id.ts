import { randomBytes } from 'node:crypto';

/** What somebody outside may call a request. Anything else could break a log or an answer. */
const GIVEN = /^[A-Za-z0-9_-]{1,64}$/;

/** 72 bits, in letters that can be quoted. */
const drawId = (): string => randomBytes(9).toString('base64url');

/**
 * What a request is called in the log and in its answer. What a proxy or a program calls it stands before our own id, so that
 * it can be searched for, and no two requests have the same one whatever is sent.
 */
export function makeRequestId(given: unknown, own = drawId()): string {
  return typeof given === 'string' && GIVEN.test(given) ? `${given}.${own}` : own;
}
