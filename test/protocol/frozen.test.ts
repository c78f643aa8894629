// Bots written for protocol 1 keep working: what was released may gain, never lose or change.
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSchema } from '../../protocol/schema-files.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const frozen = new URL('../../protocol/frozen/1/', import.meta.url);
const names = readdirSync(frozen, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));

/** Words for people: they may get better. */
const ANNOTATIONS = new Set(['description', 'title', '$schema', '$comment', 'examples']);

/** Places in `now` that break a promise of `then`. */
function breaks(then: Json, now: Json | undefined, path: string): string[] {
  if (typeof then !== 'object' || then === null)
    return then === now ? [] : [`${path}: ${JSON.stringify(then)} became ${JSON.stringify(now)}`];
  if (Array.isArray(then)) return breaksOfList(then, now, path);
  if (typeof now !== 'object' || now === null || Array.isArray(now)) return [`${path} has gone`];
  return Object.entries(then)
    .filter(([key]) => !ANNOTATIONS.has(key))
    .flatMap(([key, value]) => breaks(value, now[key], `${path}/${key}`));
}

/** Of names (required fields, enumerations) none may go; what is required of bots must not grow. */
function breaksOfList(then: Json[], now: Json | undefined, path: string): string[] {
  if (!Array.isArray(now)) return [`${path} has gone`];
  const names = then.filter((item) => typeof item !== 'object' || item === null);
  if (names.length < then.length) return then.flatMap((item, index) => breaks(item, now[index], `${path}/${index}`));
  const lost = names.filter((item) => !now.includes(item)).map((item) => `${path} lost ${JSON.stringify(item)}`);
  const isDemand = path.endsWith('/required') && /answer|bot/.test(path);
  const grown = isDemand
    ? now.filter((item) => !(names as Json[]).includes(item)).map((item) => `${path} now demands ${JSON.stringify(item)}`)
    : [];
  return [...lost, ...grown];
}

test.each(names)('%s still means what it meant', (name) => {
  const then = JSON.parse(readFileSync(new URL(`${name}.json`, frozen), 'utf8')) as Json;
  expect(breaks(then, readSchema(name) as Json, name)).toEqual([]);
});

test.each<[what: string, then: Json, now: Json, path: string, count: number]>([
  ['another type', { type: 'integer' }, { type: 'number' }, 'state', 1],
  ['a field gone', { properties: { a: {}, b: {} } }, { properties: { a: {} } }, 'state', 1],
  ['a field more', { properties: { a: {} } }, { properties: { a: {}, b: {} } }, 'state', 0],
  ['other words', { description: 'x' }, { description: 'y' }, 'state', 0],
  ['a direction gone', { enum: ['Up', 'Down'] }, { enum: ['Up'] }, 'answer', 1],
  ['a direction more', { enum: ['Up'] }, { enum: ['Up', 'Down'] }, 'answer', 0],
  ['more required of bots', { required: ['round'] }, { required: ['round', 'name'] }, 'answer', 1],
  ['more promised to bots', { required: ['round'] }, { required: ['round', 'name'] }, 'state', 0],
])('%s', (_, then, now, path, count) => {
  expect(breaks(then, now, path)).toHaveLength(count);
});
