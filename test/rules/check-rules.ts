/** A rule of a game's document, in our own words. */
export interface Rule {
  readonly id: string;
  readonly rule: string;
  /** The first three digits of the document's file, and the place in it. */
  readonly source: string;
}

/** The rules that the titles of a test file cite, as `game:id`. Tests that do not run cite nothing. */
export function findCitations(source: string): string[] {
  const code = source.replaceAll(/^\s*\/\/.*$/gm, '');
  // The title is the first argument of a call: test('…'), describe('…'), test.each([…])('…').
  const titles = code.matchAll(/([\w.]*|[\])])\(\s*(['"`])((?:\\.|(?!\2).)*)\2/gs);
  return [...titles].flatMap(([, callee, , title]) => {
    if (/\.(skip|todo)$/.test(callee!)) return [];
    return Array.from(title!.matchAll(/\[([a-z0-9-]+:[a-z0-9-]+)\]/g), ([, citation]) => citation!);
  });
}

/** What is wrong with the rules of one game and the citations of all tests, as sentences. */
export function findProblems(game: string, rules: readonly Rule[], citations: ReadonlySet<string>): string[] {
  const ids = rules.map(({ id }) => id);
  const cited = [...citations].filter((citation) => citation.startsWith(`${game}:`));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two rules are called ${id}`),
    ...ids.filter((id) => !citations.has(`${game}:${id}`)).map((id) => `no test cites [${game}:${id}]`),
    ...cited
      .filter((citation) => !ids.includes(citation.slice(game.length + 1)))
      .map((citation) => `a test cites [${citation}], which is no rule`),
    ...rules.filter(({ id }) => !/^[a-z0-9-]+$/.test(id)).map(({ id }) => `"${id}" is not a name in kebab case`),
    ...rules.filter(({ rule }) => !/^[A-Z].*\.$/.test(rule)).map(({ id }) => `the rule ${id} is not a sentence`),
    ...rules
      .filter(({ source }) => !/^\d{3}: \S/.test(source))
      .map(({ id }) => `the source of ${id} names no document`),
  ];
}
