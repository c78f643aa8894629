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

export function parseSource(text: string): SourceText {
  const withTexts = stripComments(text);
  const code = withTexts
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, makeSpaces)
    .replaceAll(/^[^\S\n]*#[^\S\n]*include\b[^\n]*/gm, makeSpaces);
  return { withTexts, code, findLine: (index) => withTexts.slice(0, index).split('\n').length };
}

const makeSpaces = (text: string): string => ' '.repeat(text.length);

/** The lines in which something stands, in order. */
export function findLines({ code, findLine }: SourceText, pattern: RegExp): number[] {
  return [...new Set([...code.matchAll(pattern)].map(({ index }) => findLine(index)))];
}
