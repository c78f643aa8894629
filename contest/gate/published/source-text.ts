import { stripComments } from '../../../judge/prepare/find/strip-comments.ts';

/** The text of a C++ source, with its lines where they were. */
export interface SourceText {
  /** Without comments. */
  readonly withTexts: string;
  /** Without comments, and with spaces in place of what stands in quotes, and of what is included. */
  readonly code: string;
  /** The number of the line, from 1 on, that a place in the text lies in. */
  findLine(index: number): number;
}

/** What stands in quotes; of a quote that is not closed, the rest of its line. Quotes of a number such as 1'000 are none. */
const TEXT = /\b\d(?:'?[\w.])*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g;
const QUOTED = /^(["'])[^]*\1$/;

export function parseSource(text: string): SourceText {
  const withTexts = stripComments(text);
  const code = withTexts
    .replaceAll(TEXT, (text) => (QUOTED.test(text) ? makeSpaces(text) : text))
    .replaceAll(/^[ \t\v\f]*#[ \t\v\f]*include\b[^\n]*/gm, makeSpaces);
  return { withTexts, code, findLine: makeLineFinder(withTexts) };
}

/** Counts on from the place that was asked for last: places come in order, and there may be many. */
function makeLineFinder(text: string): (index: number) => number {
  const first = text.indexOf('\n');
  let [from, line, end] = [0, 1, first];
  return (index) => {
    if (index < from) [from, line, end] = [0, 1, first];
    while (end >= 0 && end < index) [from, line, end] = [end + 1, line + 1, text.indexOf('\n', end + 1)];
    return line;
  };
}

const makeSpaces = (text: string): string => ' '.repeat(text.length);

/** The lines in which something stands, in order. */
export function findLines({ code, findLine }: SourceText, pattern: RegExp): number[] {
  return [...new Set([...code.matchAll(pattern)].map(({ index }) => findLine(index)))];
}
