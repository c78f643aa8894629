import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeAnswerParser } from '../../dialogue/parse-answer.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { describeProblem } from '../../protocol/problem.ts';
import { hasHidden } from '../../protocol/visible-text.ts';

const parserFor = (game: string) => makeAnswerParser(game, DEFAULT_LIMITS, findValidator);
const parse = parserFor('crematoria');

function sentenceFor(line: string): string {
  const parsed = parse(line);
  return parsed.kind === 'problem' ? describeProblem(parsed.problem) : parsed.kind;
}

const DIRECTIONS = '"Bottom", "BR", "Right", "RT", "Top", "TL", "Left", "LB", "Up", "Down", "None"';

describe('what is wrong with an answer is said in one sentence', () => {
  test.each([
    ['{"round":0,"orders":[]}', 'answer'],
    ['{"round":0,"orders":[{"unit":3,"dir":"Up"}],"debug":{"notes":"hm"}}', 'answer'],
    [
      'thinking...',
      'expected one line with a JSON object, got "thinking..."; write debugging output to standard error, only answers to standard output',
    ],
    ['[]', 'expected an object, got []; write an object such as {"round": …, "orders": […]}'],
    ['null', 'expected an object, got null; write an object such as {"round": …, "orders": […]}'],
    ['['.repeat(100_000), 'expected lists and objects at most 64 deep, got deeper ones'],
    [
      '{}',
      'expected a field "round", got an object without fields; write an object such as {"round": …, "orders": […]}',
    ],
    ['{"round":1}', 'expected a field "orders", got only "round"; write an object such as {"round": …, "orders": […]}'],
    ['{"round":"1","orders":[]}', 'at /round: expected an integer, got "1"; write the number without quotes'],
    ['{"round":-1,"orders":[]}', 'at /round: expected at least 0, got -1'],
    ['{"round":1,"orders":{}}', 'at /orders: expected an array, got {}; put it in a list: [ … ]'],
    [
      '{"round":1,"orders":["Up"]}',
      'at /orders/0: expected an object, got "Up"; write an object such as {"unit": …, "dir": …}',
    ],
    [
      '{"round":1,"orders":[{"unit":1}]}',
      'at /orders/0: expected a field "dir", got only "unit"; write an object such as {"unit": …, "dir": …}',
    ],
    [
      '{"round":1,"orders":[{"unit":1,"dir":"left"}]}',
      `at /orders/0/dir: expected one of ${DIRECTIONS}, got "left"; did you mean "Left"?`,
    ],
    [
      '{"round":1,"orders":[{"id":3,"direction":"Up"}]}',
      'at /orders/0: expected a field "unit", got only "id", "direction"; did you mean "unit" and "dir" instead of "id" and "direction"?',
    ],
    [
      '{"Round":1,"Orders":[]}',
      'expected a field "round", got only "Round", "Orders"; did you mean "round" and "orders" instead of "Round" and "Orders"?',
    ],
    [
      '{"round":1,"orders":[{"id":3,"from":[1,2],"to":[1,3]}]}',
      'at /orders/0: expected a field "unit", got only "id", "from", "to"; write an object such as {"unit": …, "dir": …}',
    ],
    ['{"round":1,"orders":[],"oders":[]}', 'expected no field "oders", got one; did you mean "orders"?'],
    ['{"round":1,"orders":[{"unit":1,"dir":"Up","k":1}]}', 'at /orders/0: expected no field "k", got one'],
  ])('%s', (line, sentence) => {
    expect(sentenceFor(line)).toBe(sentence);
  });

  test('a thousand orders are an answer, one more is too many [walking-dead:at-most-1000-orders] [ork-island:at-most-1000-orders]', () => {
    const withOrders = (count: number): string =>
      JSON.stringify({ round: 0, orders: Array.from({ length: count }, (_, unit) => ({ unit, dir: 'None' })) });
    expect(parse(withOrders(1000)).kind).toBe('answer');
    expect(parse(withOrders(1001))).toEqual({ kind: 'too-many-orders', count: 1001 });
  });
});

describe('whatever a bot has written, the sentence is short, and everything in it can be seen', () => {
  const BOMB = 'x'.repeat(1_000_000);
  const ESCAPE = '\u001b[2J\u009b31m\u202e\ud83d';
  const names = [BOMB, ESCAPE, `${ESCAPE}${BOMB}`, '🤖'.repeat(30), `${'x'.repeat(59)}🤖🤖`];
  const withName = (name: string): unknown[] => [
    name,
    [name],
    { [name]: 1 },
    { round: name, orders: [] },
    { round: 1, orders: name },
    { round: 1, orders: [name] },
    { round: 1, orders: [], [name]: 1 },
    { round: 1, orders: [{ [name]: 1 }] },
    { round: 1, orders: [{ unit: 1, dir: name }] },
    { round: 1, orders: [{ unit: 1, dir: 'Up', [name]: 1 }] },
    { round: 1, orders: [], debug: { notes: 7, [name]: 1 } },
    { round: 1, orders: [], debug: { metrics: { [name]: 'x' } } },
    { round: 1, orders: [], debug: { marks: [{ cells: [[1, 1]], color: name }] } },
    { round: 1, orders: [], debug: { marks: [{ cells: [[1, 1]], label: name + BOMB }] } },
    Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${name.slice(0, 20)}${index}`, 1])),
  ];
  const cases = names.flatMap((name, index) => withName(name).map((answer, kind) => [index, kind, answer] as const));

  test.each(cases)('name %i, answer %i', (_, __, answer) => {
    const began = process.cpuUsage();
    const sentence = sentenceFor(JSON.stringify(answer));
    expect(sentence.length).toBeLessThan(400);
    expect(hasHidden(sentence)).toBe(false);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
  });

  test.each(names.map((name, index) => [index, name] as const))('text %i that is no JSON', (_, text) => {
    const sentence = sentenceFor(`{${text}`);
    expect(sentence.length).toBeLessThan(400);
    expect(hasHidden(sentence)).toBe(false);
  });
});

describe('a direction by the name of another game', () => {
  const STAYS = 'give no order to a unit that stays where it is';
  test.each([
    ['crematoria', 'North', 'did you mean "Top"?'],
    ['crematoria', 'up', 'did you mean "Up"?'],
    ['crematoria', 'south-west', 'did you mean "LB"?'],
    ['crematoria', 'none', 'did you mean "None"?'],
    ['walking-dead', 'Top', 'did you mean "Up"? Is it a bot of Crematoria?'],
    ['walking-dead', 'S', 'did you mean "Down"? Is it a bot of Ork Island?'],
    ['walking-dead', 'NE', 'did you mean "RU"?'],
    ['walking-dead', 'None', `${STAYS}. Is it a bot of Crematoria?`],
    ['ork-island', 'Left', 'did you mean "W"? Is it a bot of Crematoria or The Walking Dead?'],
    ['ork-island', 'NORTH', 'did you mean "N"?'],
    ['ork-island', 'None', `${STAYS}. Is it a bot of Crematoria?`],
    ['ork-island', '', STAYS],
    ['ork-island', 'NE', undefined],
    ['ork-island', 'sideways', undefined],
  ])('%s: %s', (game, dir, hint) => {
    const parsed = parserFor(game)(JSON.stringify({ round: 1, orders: [{ unit: 1, dir }] }));
    expect(parsed.kind === 'problem' ? parsed.problem.hint : parsed.kind).toBe(hint);
  });
});

describe('where there is a choice of forms, the one that was meant is explained', () => {
  const parseApocalypse = parserFor('apocalypse');
  test.each([
    ['{"soldier":5,"to":[1,2]}', 'answer'],
    [
      '{"soldier":5}',
      'at /orders/0: expected a field "to", got only "soldier"; write an object such as {"soldier": …, "to": …}',
    ],
    ['{"soldier":5,"to":[1]}', 'at /orders/0/to: expected at least 2 items, got 1'],
    [
      '{"helicopter":5,"do":"Napalm"}',
      'at /orders/0/do: expected one of "forward1", "forward2", "clockwise", "counterclockwise", "napalm", got "Napalm"; did you mean "napalm"?',
    ],
    [
      '{"unit":5}',
      'at /orders/0: expected one of these forms: {"soldier": …, "to": …}, {"helicopter": …, "do": …}, {"parachuter": …}, got {"unit":5}',
    ],
    [
      '7',
      'at /orders/0: expected one of these forms: {"soldier": …, "to": …}, {"helicopter": …, "do": …}, {"parachuter": …}, got 7',
    ],
  ])('%s', (order, sentence) => {
    const parsed = parseApocalypse(`{"round":1,"orders":[${order}]}`);
    expect(parsed.kind === 'problem' ? describeProblem(parsed.problem) : parsed.kind).toBe(sentence);
  });
});

describe('whatever comes, the parser gives a verdict', { timeout: 60_000 }, () => {
  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (line) => ['problem', 'answer'].includes(parse(line).kind)));
  });

  test('any JSON', () => {
    fc.assert(fc.property(fc.json(), (line) => parse(line).kind === 'problem'));
  });

  test('a valid answer with one value replaced is accepted or the place is named', () => {
    const answer = { round: 3, orders: [{ unit: 1, dir: 'Up' }], debug: { notes: 'x', metrics: { a: 1 } } };
    const places = ['', '/round', '/orders', '/orders/0', '/orders/0/unit', '/orders/0/dir', '/debug', '/debug/notes'];
    const counts = { problem: 0, answer: 0, 'too-many-orders': 0 };
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        const parsed = parse(JSON.stringify(replaceAt(answer, place.split('/').slice(1), value)));
        counts[parsed.kind] += 1;
        if (parsed.kind === 'problem') expect(parsed.problem.pointer.startsWith(place)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    // Both were looked at: most values are wrong where they stand, and any text may be a note.
    expect(counts.problem).toBeGreaterThan(1000);
    expect(counts.answer).toBeGreaterThan(20);
  });
});

function replaceAt(value: unknown, path: readonly string[], replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaceAt(copy[key], rest, replacement);
  return copy;
}
