import { readSchema } from '../read-schema.ts';

/** The schemas of what a route answers: what it is for, and a problem for all else. */
export function answers(name: string, status = 200): Record<string, object> {
  return { [status]: readSchema(name), '4xx': PROBLEM, '5xx': PROBLEM };
}

const PROBLEM = readSchema('problem');

/** A whole number in an address. */
export const NUMBER_PARAMS = {
  type: 'object',
  properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
  required: ['id'],
} as const;

export const BOT_PARAMS = {
  type: 'object',
  properties: { bot: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,31}$' } },
  required: ['bot'],
} as const;

export const PERSON_PARAMS = {
  type: 'object',
  properties: { id: { type: 'string', maxLength: 64 } },
  required: ['id'],
} as const;
