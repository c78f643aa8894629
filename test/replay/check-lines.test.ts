import { expect, test } from 'vitest';
import { checkShape } from '../../protocol/check-shape.ts';
import { checkLines } from '../../replay/check-lines.ts';
import { makeText, recordMatch } from './record-match.ts';

const text = makeText(recordMatch('crematoria', 3, () => [[], [], [], []]));
const lines = text.trimEnd().split('\n');
const join = (...parts: (string | undefined)[]): string => parts.map((part) => `${part}\n`).join('');

test.each<[what: string, text: string]>([
  ['a whole replay', text],
  ['one without its last line end', text.trimEnd()],
  ['one that breaks off', join(...lines.slice(0, 3))],
  ['one that breaks off in the middle of a line', text.slice(0, -20)],
  ['one with an empty line', join(...lines.slice(0, 3), '', ...lines.slice(3))],
])('%s', async (_, good) => {
  await expect(checkLines([good], checkShape)).resolves.toBeUndefined();
});

test.each<[what: string, text: string, sentence: string]>([
  ['nothing', '', 'the file is empty'],
  ['no header', lines[1]!, 'line 1 is not the header of a replay'],
  ['half a header', lines[0]!.slice(0, -20), 'line 1 is not JSON'],
  ['half a line in the middle', join(lines[0], lines[1]!.slice(0, -20), lines[2]), 'line 2 is not JSON'],
  ['another kind of line', join(lines[0], '{"round":"x"}'), 'line 2 is not a round of a replay'],
  [
    'the same line over and over',
    join(lines[0], ...Array.from({ length: 9 }, () => lines[1])),
    'line 6: there are more',
  ],
])('%s gets a sentence', async (_, bad, sentence) => {
  await expect(checkLines([bad], checkShape)).rejects.toThrow(sentence);
});
