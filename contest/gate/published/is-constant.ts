import type { SourceText } from './source-text.ts';

/**
 * Whether what is declared under a name in some line is a constant. Pointers to constants are none; a constant may well
 * stand among the variables of an object file, if something has to be computed for it when the program starts.
 */
export function isConstant({ code, findStart }: SourceText, line: number, name: string): boolean {
  const from = findStart(line);
  const found = new RegExp(`\\b${name}\\b`).exec(code.slice(from));
  if (!found) return false;
  const at = from + found.index;
  const begin = Math.max(...[';', '{', '}', '#'].map((end) => code.lastIndexOf(end, at - 1))) + 1;
  const declared = dropTemplates(code.slice(begin, at));
  if (/\bconstexpr\b/.test(declared)) return true;
  return /\bconst\b/.test(declared.slice(declared.lastIndexOf('*') + 1));
}

/** The arguments of templates say nothing about the whole. */
function dropTemplates(text: string): string {
  let kept = '';
  let depth = 0;
  for (const letter of text) {
    if (letter === '<') depth += 1;
    else if (letter === '>') depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += letter;
  }
  return kept;
}
