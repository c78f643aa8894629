/** The text of a C++ source in logical lines: spliced lines are joined, and comments are spaces. */
export interface SourceText {
  readonly withTexts: string;
  /** With spaces in place of what stands in quotes, and of what is included. */
  readonly code: string;
  /** What compilers read in different ways, and what hides where a raw string ends. */
  readonly unclear: readonly Unclear[];
  /** The number of the line of the file, from 1 on, that a place in the text lies in. */
  findLine(index: number): number;
  /** Where a line of the file begins in the text. */
  findStart(line: number): number;
}

interface Unclear {
  readonly index: number;
  readonly what: string;
}

/** A player is compiled as C++11 first, and as C++20 if that fails: they read quotes in numbers differently. */
export type Dialect = 'c++11' | 'c++20';

const BYTE_ORDER_MARK = /^(?:\uFEFF|\u00EF\u00BB\u00BF)/;
const LINE_END = /\r\n|[\r\n]/g;
/** GCC forgives spaces behind the backslash of a splice. */
const SPLICE = /\\[ \t\v\f\0]*\n/g;
/** In C++11 the first is a backslash, and the second is no quote. */
const TRIGRAPH = /\?\?[/']/g;

const NUMBERS: Readonly<Record<Dialect, string>> = {
  'c++11': String.raw`\d(?:[eE][+-]|[\w.$\u0080-\uffff])*`,
  'c++20': String.raw`\d(?:[eEpP][+-]|'\w|[\w.$\u0080-\uffff])*`,
};

/** Each begins where nothing before has been part of a name or number. What is not closed goes on to the end, or that of its line. */
const makePieces = (dialect: Dialect): RegExp =>
  new RegExp(
    [
      String.raw`(?<comment>\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))`,
      String.raw`(?<raw>(?:u8|[uUL])?R"(?:(?<mark>[^()\\\s]{0,16})\([^]*?(?:\)\k<mark>"|$))?)`,
      String.raw`(?<name>[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*)`,
      `(?<number>${NUMBERS[dialect]})`,
      String.raw`(?<text>"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)`,
    ].join('|'),
    'g',
  );
const PIECES = {
  'c++11': makePieces('c++11'),
  'c++20': makePieces('c++20'),
} as const;

const QUOTED = /^(["'])[^]*\1$/;
const INCLUDE = /^[ \t\v\f\0]*#[ \t\v\f\0]*include\b[^\n]*/gm;

export function parseSource(file: string, dialect: Dialect = 'c++20'): SourceText {
  const { text, starts, splices } = joinLines(file);
  const unclear = Array.from(text.matchAll(TRIGRAPH), ({ 0: what, index }) => ({
    index,
    what: `the trigraph ${what}`,
  }));
  const [kept, code] = [[] as string[], [] as string[]];
  let from = 0;
  for (const { 0: piece, index, groups } of text.matchAll(PIECES[dialect])) {
    const { comment, raw, text: quoted } = groups as Record<string, string | undefined>;
    const between = text.slice(from, index);
    const spaces = ' '.repeat(piece.length);
    const isText = raw !== undefined || (quoted !== undefined && QUOTED.test(quoted));
    kept.push(between, comment === undefined && raw === undefined ? piece : spaces);
    code.push(between, comment !== undefined || isText ? spaces : piece);
    from = index + piece.length;
    if (raw !== undefined && isUnclear(raw, text[index - 1], splices, index)) {
      unclear.push({
        index,
        what: 'a raw string that goes on over a backslash at the end of a line, or has no end',
      });
    }
  }
  return {
    withTexts: kept.join('') + text.slice(from),
    code: (code.join('') + text.slice(from)).replaceAll(INCLUDE, (line) => ' '.repeat(line.length)),
    unclear,
    findLine: (index) => countUntil(starts, index),
    findStart: (line) => starts[line - 1] ?? text.length,
  };
}

/** In raw strings a splice is none; behind other quotes their prefix may be a suffix. */
function isUnclear(raw: string, before: string | undefined, splices: readonly number[], index: number): boolean {
  const isClosed = raw.endsWith('"') && raw.includes('(');
  const hasSplice = countUntil(splices, index) < countUntil(splices, index + raw.length - 1);
  return !isClosed || hasSplice || before === '"' || before === "'";
}

/** Ends of lines are the same everywhere, and splices gone; with the places where the lines of the file begin. */
function joinLines(file: string): {
  text: string;
  starts: number[];
  splices: number[];
} {
  const lines = file.replace(BYTE_ORDER_MARK, '').replaceAll(LINE_END, '\n');
  const [kept, starts, splices]: [string[], number[], number[]] = [[], [0], []];
  let [from, length] = [0, 0];
  const take = (to: number): void => {
    for (let at = lines.indexOf('\n', from); at >= 0 && at < to; at = lines.indexOf('\n', at + 1)) {
      starts.push(length + at + 1 - from);
    }
    kept.push(lines.slice(from, to));
    length += to - from;
  };
  for (const { 0: splice, index } of lines.matchAll(SPLICE)) {
    take(index);
    from = index + splice.length;
    starts.push(length);
    splices.push(length);
  }
  take(lines.length);
  return { text: kept.join(''), starts, splices };
}

/** How many numbers of an ascending list are at most so large. */
function countUntil(list: readonly number[], most: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! <= most) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lines in which something stands, in order. */
export function findLines({ code, findLine }: SourceText, pattern: RegExp): number[] {
  return [...new Set([...code.matchAll(pattern)].map(({ index }) => findLine(index)))];
}
