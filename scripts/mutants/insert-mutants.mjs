/** The source of a file with its mutants in it, each switched on by `mutant-switch.cjs`; all are off in a browser. */
export function insertMutants(source, mutants) {
  let text = source;
  for (const mutant of mutants.toSorted((a, b) => b.start - a.start)) {
    const original = source.slice(mutant.start, mutant.end);
    const isOn = `globalThis.minionsMutants?.isOn(${mutant.id})`;
    // In braces of its own: an "else" behind it belongs to the "if" before it.
    const both = mutant.isStatement
      ? `{ if (!${isOn}) { ${original} } }`
      : `(${isOn} ? (${mutant.text}) : (${original}))`;
    text = text.slice(0, mutant.start) + both + text.slice(mutant.end);
  }
  // The compiler has checked the code without them.
  return text.startsWith('#!') ? text.replace('\n', '\n// @ts-nocheck\n') : `// @ts-nocheck\n${text}`;
}
