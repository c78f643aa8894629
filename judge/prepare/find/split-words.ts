/** The words of a command; what stands in quotes is one, spaces and all. */
export function splitWords(command: string): string[] {
  const words = command.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*'|["'])+/g);
  return Array.from(words, ([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, a?: string, b?: string) => a ?? b ?? ''),
  );
}

/** A word as it can stand in a command. */
export function quoteWord(word: string): string {
  if (/^[^\s"']+$/.test(word)) return word;
  return word.includes('"') ? `'${word}'` : `"${word}"`;
}
