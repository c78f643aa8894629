import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeBadJson } from '../../protocol/describe-bad-json.ts';
import { describeProblem } from '../../protocol/problem.ts';
import { hasHidden } from '../../protocol/visible-text.ts';

const EXPECTED = 'expected one line with a JSON object, got';

describe('a mistake in JSON gets its own advice', () => {
  test.each([
    [
      'print(answer) in Python',
      `{'round': 0, 'orders': []}`,
      /in Python write print\(json\.dumps\(answer\)\), not print/,
    ],
    ['a list of dicts', `[{'unit': 1}]`, /json\.dumps/],
    ['None in Python', '{"round": 0, "orders": None}', /at character 24: write null, not None/],
    ['True inside a text is no mistake', '{"notes": "True", "round" 0}', /it is not JSON from character 27 on \("0"\)/],
    ['indentation', '{', /^expected one line .* got "\{"; the answer ends in the middle: write all of it on one line/],
    ['indentation, the second line', '{"round": 0,', /without indentation/],
    ['two answers on a line', '{"round":0,"orders":[]}{"round":1,"orders":[]}', /write a newline after each answer/],
    [
      'a byte order mark',
      '\uFEFF{"round":1,"orders":[]}',
      /got "\\ufeff.*it begins with a byte order mark \(U\+FEFF\)/,
    ],
    ['a comma too many', '{"round":0,"orders":[],}', /at character 23: remove the comma/],
    ['names without quotes', '{round:0,orders:[]}', /names need double quotes: write "round", not round/],
    ['debugging output', 'thinking...', /got "thinking\.\.\."; write debugging output to standard error/],
  ])('%s: %s', (_, line, sentence) => {
    expect(describeProblem(describeBadJson(line))).toMatch(sentence);
    expect(describeProblem(describeBadJson(line))).toContain(EXPECTED);
  });

  test.each([
    ['{"round":0,"orders":[],"debug":{"metrics":{"danger":NaN}}}', '/debug/metrics/danger', 'NaN', 53],
    [
      '{"round":0,"orders":[],"debug":{"metrics":{"a/b":1,"c":[0,-Infinity],"d":NaN}}}',
      '/debug/metrics/c/1',
      '-Infinity',
      59,
    ],
    ['{"round":undefined,"orders":[]}', '/round', 'undefined', 10],
    ['{"notes":"NaN","round":nan,"orders":[', '', 'nan', 24],
  ])('not a number: %s', (line, pointer, word, character) => {
    expect(describeBadJson(line)).toEqual({
      pointer,
      expected: 'a number',
      received: word,
      hint: `JSON has no ${word} (character ${character}): write a number such as 0, or leave the field out`,
    });
  });
});

test('whatever is no JSON gets a short sentence in which everything can be seen', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ',',
    ':',
    'NaN',
    'None',
    '\\',
    '\uFEFF',
    ' ',
    'a',
    '\u001b',
    '🤖',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (line) => {
        const sentence = describeProblem(describeBadJson(line));
        expect(sentence.length).toBeLessThan(400);
        expect(hasHidden(sentence)).toBe(false);
      },
    ),
  );
});

test.each([
  '"\\"'.repeat(100_000),
  '{'.repeat(60),
  ','.repeat(1_000_000),
  '{"a":'.repeat(200_000),
  '} {'.repeat(100_000),
])('a long line takes no time: %#', (line) => {
  const began = process.cpuUsage();
  describeBadJson(line);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
});
