import { excerpt, shorten, type Problem } from './problem.ts';

/** What other languages print where JSON has a word of its own, or none. */
const FOREIGN_WORDS: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null', nil: 'null' };
/** A number that JSON cannot say, as languages print it. */
const NO_NUMBER = /[-+]?\b(?:NaN|nan|Infinity|infinity|Inf|inf)\b|\b(?:undefined)\b/;
const BYTE_ORDER_MARK = '\uFEFF';
/** A text in quotes, or the beginning of one that does not end. */
const TEXT = /"(?:[^"\\]|\\.)*(?:"|$)/g;
/** More than this is not looked through for what may be wrong in it. */
const MAX_LENGTH = 65_536;

/** What is wrong with a line that is not JSON, by what its writer probably did. */
export function describeBadJson(line: string): Problem {
  const problem = { pointer: '', expected: 'one line with a JSON object', received: shorten(JSON.stringify(line)) };
  const text = line.slice(0, MAX_LENGTH);
  const hint = findMistake(text);
  return typeof hint === 'string' ? { ...problem, hint } : { ...problem, ...hint };
}

type Mistake = (line: string, plain: string) => string | Partial<Problem> | undefined;

const DEBUGGING = 'write debugging output to standard error, only answers to standard output';

function findMistake(line: string): string | Partial<Problem> {
  // Texts are blanked out, so that only what is outside of them is looked at, each character in its place.
  const plain = line.replace(TEXT, (text) => '_'.repeat(text.length));
  for (const mistake of MISTAKES) {
    const found = mistake(line, plain);
    if (found !== undefined) return found;
  }
  return /^\s*[{[]/.test(line) ? describePosition(line) : DEBUGGING;
}

const byteOrderMark: Mistake = (line) =>
  line.startsWith(BYTE_ORDER_MARK)
    ? 'it begins with a byte order mark (U+FEFF): write UTF-8 without one (in .NET new UTF8Encoding(false))'
    : undefined;

const pythonDict: Mistake = (line) =>
  /^\s*[{[]\s*(?:\{\s*)?'/.test(line)
    ? 'JSON has double quotes: in Python write print(json.dumps(answer)), not print(answer) or str(answer)'
    : undefined;

const foreignWord: Mistake = (_, plain) => {
  const found = /\b(True|False|None|nil)\b/.exec(plain);
  if (found === null || !/^\s*[{[]/.test(plain)) return undefined;
  const word = found[1]!;
  return `at character ${found.index + 1}: write ${FOREIGN_WORDS[word]}, not ${word}; in Python json.dumps(answer) does`;
};

/** Something in the place of a number that JSON does not allow there, such as NaN, with its place. */
const noNumber: Mistake = (line, plain) => {
  const found = NO_NUMBER.exec(plain);
  if (found === null || !/^\s*[{[]/.test(plain)) return undefined;
  const [word] = found;
  return {
    pointer: findPointer(line, plain, found.index, word.length) ?? '',
    expected: 'a number',
    received: word,
    hint: `JSON has no ${word} (character ${found.index + 1}): write a number such as 0, or leave the field out`,
  };
};

/** An answer that goes on in the next line. */
const severalLines: Mistake = (_, plain) =>
  /^\s*[{[]/.test(plain) && !plain.includes("'") && countOpen(plain) > 0
    ? 'the answer ends in the middle: write all of it on one line, without indentation (json.dumps(answer) without indent, JSON.stringify(answer) without a third argument)'
    : undefined;

const twoAnswers: Mistake = (_, plain) =>
  /^\s*\{[^]*\}\s*\{/.test(plain) && countOpen(plain) === 0 && closesEarly(plain)
    ? 'these are several answers on one line: write a newline after each answer'
    : undefined;

const trailingComma: Mistake = (_, plain) => {
  const found = /,\s*[}\]]/.exec(plain);
  return found === null ? undefined : `at character ${found.index + 1}: remove the comma, nothing follows it`;
};

const nameWithoutQuotes: Mistake = (_, plain) => {
  const found = /[{,]\s*([A-Za-z]\w*)\s*:/.exec(plain);
  return found === null ? undefined : `names need double quotes: write ${excerpt(found[1])}, not ${shorten(found[1]!)}`;
};

const MISTAKES: readonly Mistake[] = [
  byteOrderMark,
  pythonDict,
  foreignWord,
  noNumber,
  severalLines,
  twoAnswers,
  trailingComma,
  nameWithoutQuotes,
];

function countOpen(plain: string): number {
  const count = (brackets: RegExp): number => plain.match(brackets)?.length ?? 0;
  return count(/[{[]/g) - count(/[}\]]/g);
}

/** Whether the first object ends before the line does. */
function closesEarly(plain: string): boolean {
  let depth = 0;
  for (const [index, letter] of [...plain].entries()) {
    if ('{['.includes(letter)) depth += 1;
    else if ('}]'.includes(letter) && --depth === 0) return plain.slice(index + 1).trim() !== '';
  }
  return false;
}

/** The JSON Pointer of a word: what stands there is found again once the line is JSON. */
function findPointer(line: string, plain: string, index: number, length: number): string | undefined {
  const marker = `marked ${index}`;
  const rest = plain.slice(index + length);
  const after = replaceAll(line.slice(index + length), rest);
  try {
    return locate(JSON.parse(`${line.slice(0, index)}${JSON.stringify(marker)}${after}`), marker);
  } catch {
    return undefined;
  }
}

/** The rest of the line, with the other words of this kind replaced. */
function replaceAll(line: string, plain: string): string {
  let text = line;
  for (const { 0: word, index } of [...plain.matchAll(new RegExp(NO_NUMBER, 'g'))].reverse()) {
    text = `${text.slice(0, index)}0${text.slice(index + word.length)}`;
  }
  return text;
}

function locate(value: unknown, marker: string): string | undefined {
  if (value === marker) return '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const pointer = locate(inner, marker);
    if (pointer !== undefined) return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}${pointer}`;
  }
  return undefined;
}

/** Where JSON ends, if the parser says so. */
function describePosition(line: string): string {
  try {
    JSON.parse(line);
  } catch (error) {
    const position = /position (\d+)/.exec((error as Error).message)?.[1];
    if (position !== undefined) {
      const index = Number(position);
      const letter = line[index] === undefined ? 'its end' : excerpt(line[index]);
      return `it is not JSON from character ${index + 1} on (${letter}): let a JSON library write it`;
    }
  }
  return 'let a JSON library write it';
}
