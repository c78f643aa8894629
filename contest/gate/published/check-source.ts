import { findLines, parseSource, type SourceText } from './source-text.ts';
import type { Violation } from './rules.ts';
import { STANDARD_HEADERS } from './standard-headers.ts';

const DIRECTIVE =
  /^(?<indent>[ \t\v\f\0]*)(?:#|%:|\?\?=)[ \t\v\f\0]*(?:(include(?:_next)?|import|embed|line)\b|(?=\d))[ \t\v\f\0]*([^\n]*)/gm;
/** What stands between its angles is read as a name, quotes and all. */
const ASKS_FOR_HEADER = /\b__has_(?:include|embed)\w*(?![ \t]*\([ \t]*(?:<[\w./+-]+>|"[\w./+-]+")[ \t]*\))/g;

/** What the text of a player shows before anything is compiled, in every way in which it may be read. */
export function checkSource(text: string, kit: ReadonlySet<string>): Violation[] {
  const found = (['c++20', 'c++11'] as const).flatMap((dialect) => checkText(parseSource(text, dialect), kit));
  return [...new Map(found.map((violation) => [JSON.stringify(violation), violation])).values()];
}

/** What is included, what hides lines, and code of the processor. */
function checkText(source: SourceText, kit: ReadonlySet<string>): Violation[] {
  const included = [...source.withTexts.matchAll(DIRECTIVE)].flatMap(
    ({ 2: directive = '', 3: rest = '', index, groups }) => {
      const problem = checkDirective(directive, rest.trim(), kit);
      return problem ? [{ ...problem, line: source.findLine(index + groups!['indent']!.length) }] : [];
    },
  );
  const asked = findLines(source, ASKS_FOR_HEADER).map((line): Violation => ({
    rule: 'standard libraries only',
    line,
    what: '__has_include of something that is not the plain name of a header',
  }));
  const unclear = source.unclear.map(({ index, what }): Violation => ({
    rule: 'one source file',
    line: source.findLine(index),
    what: `${what} cannot be checked`,
  }));
  const assembly = findLines(source, /\b(?:asm|__asm|__asm__)\b/g).map((line): Violation => ({
    rule: 'no system calls',
    line,
    what: 'code of the processor (asm) cannot be checked',
  }));
  return [...included, ...asked, ...unclear, ...assembly];
}

function checkDirective(
  directive: string,
  rest: string,
  kit: ReadonlySet<string>,
): Pick<Violation, 'rule' | 'what'> | undefined {
  const what = `#${directive} ${rest}`;
  // It would move what follows into another file, and hide it there.
  if (directive === 'line' || directive === '') return { rule: 'one source file', what };
  const [, quoted, angled] = /^(?:"([^"]*)"|<([^>]*)>)/.exec(rest) ?? [];
  const name = quoted ?? angled;
  if (name === undefined || directive !== 'include') return { rule: 'standard libraries only', what };
  if (kit.has(name) || STANDARD_HEADERS.has(name)) return undefined;
  return {
    rule: quoted === undefined ? 'standard libraries only' : 'one source file',
    what,
  };
}
