// Bots written for protocol 1 keep working: what was released may gain, never lose or change.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSchema } from '../../protocol/schema-files.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Read = (name: string) => Json;

const frozen = new URL('../../protocol/frozen/1/', import.meta.url);
const readFrozen: Read = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, frozen), 'utf8')) as Json;
const readCurrent: Read = (name) => readSchema(name) as Json;
const names = readdirSync(frozen, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/\.json$/, ''));

/** Words for people, and where a schema stands: they may change. */
const ANNOTATIONS = new Set(['description', 'title', '$schema', '$id', '$comment', 'examples']);

/** Under these stand names of our choosing, not words of JSON Schema. */
const NAMING = new Set(['properties', 'definitions']);

/** What people and programs send to us, and files that they keep: of them no more may be asked than was. */
const isSentToUs = (path: string): boolean => /^(games\/[^/]+\/(answer|config)|bot|replay)\b/.test(path);

/** A schema with every reference replaced by what it refers to: where a thing is written down is not part of it. */
function resolveReferences(value: Json, name: string, read: Read): Json {
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, name, read));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof value['$ref'] !== 'string') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveReferences(item, name, read)]));
  }
  const { pathname, hash } = new URL(value['$ref'], `file:///${name}.json`);
  const target = pathname.slice(1).replace(/\.json$/, '');
  const keys = hash.split('/').slice(1);
  const found = keys.reduce<Json>((inner, key) => (inner as { [key: string]: Json })[key]!, read(target));
  return resolveReferences(found, target, read);
}

/** What changed all the same: each with the decision that says why it had to. */
const DECIDED: readonly [change: RegExp, decision: string][] = [
  [/^replay\/header\/properties\/seed[/: ]/, '0019-sealed-chance'],
  [
    /^(games\/[^/]+\/config|replay\/header\/properties\/config)\/.* now has (maximum|maxItems|pattern)$/,
    '0020-bounds-of-configurations',
  ],
  // What a given map has always had to be, or was refused when the match began.
  [/^games\/walking-dead\/config\/.* now has (if|then|else)$/, '0034-to-the-letter'],
  // Smaller boards, of matches with a given map only.
  [
    /^games\/walking-dead\/(config|state)\b.*\/(rows|columns|board|owners)(\/items)?(\/(const|pattern|minItems)[: ]| now has (type|minimum|maximum)$)/,
    '0034-to-the-letter',
  ],
  // Games of one's own may score in fractions; the scores of ours are whole, as they were.
  [/\bscores\/items\/type: "integer" became "number"$/, '0066-games-of-any-kind'],
];

/** Places in `now` that break a promise of `then`. */
function findBreaks(then: Json, now: Json | undefined, path: string): string[] {
  if (typeof then !== 'object' || then === null)
    return then === now ? [] : [`${path}: ${JSON.stringify(then)} became ${JSON.stringify(now)}`];
  if (Array.isArray(then)) return findBreaksInList(then, now, path);
  if (typeof now !== 'object' || now === null || Array.isArray(now)) return [`${path} has gone`];
  const kept = Object.entries(then)
    .filter(([key]) => !ANNOTATIONS.has(key))
    .flatMap(([key, value]) => findBreaks(value, now[key], `${path}/${key}`));
  return [...kept, ...findTightenings(then, now, path)];
}

/** Every keyword of JSON Schema asks for something: a new one in what is sent to us asks for more. */
function findTightenings(then: { [key: string]: Json }, now: { [key: string]: Json }, path: string): string[] {
  const isNaming = NAMING.has(path.split('/').at(-1)!);
  if (isNaming || !isSentToUs(path)) return [];
  return Object.keys(now)
    .filter((key) => !(key in then) && !ANNOTATIONS.has(key) && !NAMING.has(key))
    .map((key) => `${path} now has ${key}`);
}

/** Of names (required fields, enumerations) none may go; what is required of those who send to us must not grow. */
function findBreaksInList(then: Json[], now: Json | undefined, path: string): string[] {
  if (!Array.isArray(now)) return [`${path} has gone`];
  const names = then.filter((item) => typeof item !== 'object' || item === null);
  if (names.length < then.length)
    return then.flatMap((item, index) => findBreaks(item, now[index], `${path}/${index}`));
  const lost = names.filter((item) => !now.includes(item)).map((item) => `${path} lost ${JSON.stringify(item)}`);
  const isDemand = path.endsWith('/required') && isSentToUs(path);
  const added = isDemand ? now.filter((item) => !(names as Json[]).includes(item)) : [];
  return [...lost, ...added.map((item) => `${path} now demands ${JSON.stringify(item)}`)];
}

test.each(names)('%s still means what it meant', (name) => {
  const then = resolveReferences(readFrozen(name), name, readFrozen);
  const now = resolveReferences(readCurrent(name), name, readCurrent);
  const breaks = findBreaks(then, now, name);
  expect(breaks.filter((change) => !DECIDED.some(([decided]) => decided.test(change)))).toEqual([]);
});

const ANSWER = 'games/crematoria/answer';
const STATE = 'games/crematoria/state';

test.each(DECIDED)('what is excepted by %s has the decision %s', (_, decision) => {
  expect(existsSync(new URL(`../../docs/decisions/${decision}.md`, import.meta.url))).toBe(true);
});

test.each<[what: string, then: Json, now: Json, path: string, count: number]>([
  ['another type', { type: 'integer' }, { type: 'number' }, STATE, 1],
  ['a field gone', { properties: { a: {}, b: {} } }, { properties: { a: {} } }, STATE, 1],
  ['a field more', { properties: { a: {} } }, { properties: { a: {}, b: {} } }, STATE, 0],
  ['a field more in an answer', { properties: { a: {} } }, { properties: { a: {}, b: {} } }, ANSWER, 0],
  ['a field called pattern', { properties: {} }, { properties: { pattern: {} } }, ANSWER, 0],
  ['other words', { description: 'x' }, { description: 'y' }, STATE, 0],
  ['words at last', {}, { description: 'y' }, ANSWER, 0],
  ['a direction gone', { enum: ['Up', 'Down'] }, { enum: ['Up'] }, ANSWER, 1],
  ['a direction more', { enum: ['Up'] }, { enum: ['Up', 'Down'] }, ANSWER, 0],
  ['more required of bots', { required: ['round'] }, { required: ['round', 'name'] }, ANSWER, 1],
  ['the first thing required of bots', {}, { required: ['name'] }, ANSWER, 1],
  ['more promised to bots', { required: ['round'] }, { required: ['round', 'name'] }, STATE, 0],
  ['more required in a replay', { required: ['round'] }, { required: ['round', 'name'] }, 'replay/round', 1],
  ['a promise to bots that is closer', { type: 'integer' }, { type: 'integer', maximum: 3 }, STATE, 0],
  ...['maximum', 'minimum', 'pattern', 'maxLength', 'minItems', 'maxItems', 'const', 'enum', 'not', 'if', 'format'].map(
    (keyword): [string, Json, Json, string, number] => [`a new ${keyword}`, {}, { [keyword]: 1 }, ANSWER, 1],
  ),
  ['a new maximum far inside', { properties: { a: {} } }, { properties: { a: { maximum: 1 } } }, ANSWER, 1],
  ['no more fields allowed', { type: 'object' }, { type: 'object', additionalProperties: false }, 'bot', 1],
  ['another maximum', { maximum: 5 }, { maximum: 4 }, ANSWER, 1],
])('%s', (_, then, now, path, count) => {
  expect(findBreaks(then, now, path)).toHaveLength(count);
});

test('a reference is what it refers to', () => {
  const files: Record<string, Json> = {
    'a/one': { properties: { x: { $ref: '../two.json#/definitions/y' } } },
    two: { definitions: { y: { $ref: '#/definitions/z' }, z: { type: 'integer' } } },
  };
  const resolved = resolveReferences(files['a/one']!, 'a/one', (name) => files[name]!);
  expect(resolved).toEqual({ properties: { x: { type: 'integer' } } });
});
