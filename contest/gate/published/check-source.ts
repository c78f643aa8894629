import { findLines, type SourceText } from './source-text.ts';
import type { Violation } from './rules.ts';
import { STANDARD_HEADERS } from './standard-headers.ts';

const DIRECTIVE = /^[ \t\v\f]*(?:#|%:|\?\?=)[ \t\v\f]*(include(?:_next)?|import|embed)\b[ \t\v\f]*([^\n]*)/gm;

/** What the text of a player shows before anything is compiled: what it includes, and code of the processor. */
export function checkSource(source: SourceText, kit: ReadonlySet<string>): Violation[] {
  const included = [...source.withTexts.matchAll(DIRECTIVE)].flatMap(({ 1: directive, 2: rest = '', index }) => {
    const problem = checkInclude(directive!, rest.trim(), kit);
    return problem ? [{ ...problem, line: source.findLine(index) }] : [];
  });
  const assembly = findLines(source, /\b(?:asm|__asm|__asm__)\b/g).map((line): Violation => ({
    rule: 'no system calls',
    line,
    what: 'code of the processor (asm) cannot be checked',
  }));
  return [...included, ...assembly];
}

function checkInclude(
  directive: string,
  rest: string,
  kit: ReadonlySet<string>,
): Pick<Violation, 'rule' | 'what'> | undefined {
  const [, quoted, angled] = /^(?:"([^"]*)"|<([^>]*)>)/.exec(rest) ?? [];
  const name = quoted ?? angled;
  const what = `#${directive} ${rest}`;
  if (name === undefined || directive !== 'include') return { rule: 'standard libraries only', what };
  if (kit.has(name) || STANDARD_HEADERS.has(name)) return undefined;
  return { rule: quoted === undefined ? 'standard libraries only' : 'one source file', what };
}
