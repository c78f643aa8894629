import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isPortable } from '../store/bind-value.ts';

/** Refuses text that no database can hold, wherever a request has it, before anything else looks at it. */
export function refuseUnportable({ body, params, query }: Pick<FastifyRequest, 'body' | 'params' | 'query'>): void {
  for (const part of [params, query, body]) {
    if (hasUnportable(part)) {
      throw new Refusal(
        422,
        'invalid text: expected whole characters without NUL',
        'remove the NUL or the half of a character from the request',
      );
    }
  }
}

/** Looks at what was parsed only: uploads are read as they come. */
function hasUnportable(value: unknown): boolean {
  if (typeof value === 'string') return !isPortable(value);
  if (Array.isArray(value)) return value.some(hasUnportable);
  return isParsed(value) && Object.entries(value).some((entry) => entry.some(hasUnportable));
}

const isParsed = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);
