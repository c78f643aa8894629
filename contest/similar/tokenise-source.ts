import { extname } from 'node:path';

export interface Token {
  /** What is compared: a keyword or a sign as it is, and one letter for all names, numbers and texts. */
  readonly text: string;
  /** From 1 on. */
  readonly line: number;
}

/** How the languages of bots write comments. */
const HASH = /#[^\n]*/;
const SLASHES = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/;
const DASHES = /--\[\[[\s\S]*?(?:\]\]|$)|--[^\n]*|\{-[\s\S]*?(?:-\}|$)/;
const SEMICOLON = /;[^\n]*/;
const PERCENT = /%[^\n]*/;

const COMMENTS: Readonly<Record<string, RegExp>> = {
  '.py': HASH,
  '.rb': HASH,
  '.pl': HASH,
  '.sh': HASH,
  '.bash': HASH,
  '.jl': HASH,
  '.r': HASH,
  '.lua': DASHES,
  '.hs': DASHES,
  '.lisp': SEMICOLON,
  '.clj': SEMICOLON,
  '.pro': PERCENT,
  '.erl': PERCENT,
  '.ml': /\(\*[\s\S]*?(?:\*\)|$)/,
};

/** Words that mean the same in whatever program they stand. All other words are names, which copies change. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'and as async await begin break case catch class const continue def default defer do done elif else elsif end enum except ' +
    'export extends false finally fn for foreach from func function go if impl import in include interface is lambda let local loop ' +
    'match mod move mut my namespace new next nil none not null of or package pass private protected pub public raise range ref ' +
    'repeat return self static struct sub super switch template then this throw trait true try type typedef typename union unless ' +
    'until use using val var virtual void where while with yield'
  ).split(' '),
);

const WHOLE = (comment: RegExp): RegExp =>
  new RegExp(
    [
      `(?<skip>\\s+|${comment.source})`,
      `(?<text>"""[\\s\\S]*?"""|'''[\\s\\S]*?'''|"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\`)`,
      `(?<number>\\d[\\w.]*)`,
      `(?<word>[\\p{L}_$][\\p{L}\\p{N}_$]*)`,
      `(?<sign>[^\\s\\w])`,
    ].join('|'),
    'gu',
  );

/** A program as a sequence that stays the same when names, texts, comments, numbers and layout are changed. */
export function tokeniseSource(path: string, source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (const { 0: found, groups } of source.matchAll(WHOLE(COMMENTS[extname(path).toLowerCase()] ?? SLASHES))) {
    const text = nameToken(groups as Groups);
    if (text !== undefined) tokens.push({ text, line });
    line += countLines(found);
  }
  return tokens;
}

type Groups = Readonly<Record<'skip' | 'text' | 'number' | 'word' | 'sign', string | undefined>>;

function nameToken({ skip, text, number, word, sign }: Groups): string | undefined {
  if (skip !== undefined) return undefined;
  if (text !== undefined) return 'T';
  if (number !== undefined) return 'N';
  if (word === undefined) return sign;
  const known = word.toLowerCase();
  return KEYWORDS.has(known) ? known : 'V';
}

function countLines(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
