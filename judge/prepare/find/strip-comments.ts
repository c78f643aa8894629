/**
 * A C++ source with a space in place of each comment, and its lines as they were; what looks like one inside a string
 * stays. Reads every character
 * once, whatever the source: these are written by people who may want to keep us busy.
 */
export function stripComments(source: string): string {
  const kept: string[] = [];
  let from = 0;
  let at = 0;
  while (at < source.length) {
    const two = source.slice(at, at + 2);
    if (two === '//' || two === '/*') {
      kept.push(source.slice(from, at), ' ');
      from = two === '//' ? findEnd(source, '\n', at) : findEnd(source, '*/', at + 2) + 2;
      kept.push(source.slice(at, from).replaceAll(/[^\n]+/g, ''));
      at = from;
    } else {
      at = two[0] === '"' || two[0] === "'" ? skipText(source, at) : at + 1;
    }
  }
  kept.push(source.slice(from));
  return kept.join('');
}

function findEnd(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end === -1 ? source.length : end;
}

/** Behind a text in quotes, or behind its line if it does not end there. */
function skipText(source: string, from: number): number {
  const quote = source[from];
  for (let at = from + 1; at < source.length; at++) {
    if (source[at] === quote) return at + 1;
    if (source[at] === '\n') return at;
    if (source[at] === '\\') at++;
  }
  return source.length;
}
