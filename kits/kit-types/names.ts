import { pascal, wordSet } from './words.ts';

/** Types that the libraries of the kits and the languages have already, and that a game must not take. */
export const TAKEN_TYPES = wordSet(`
  Pos State Order Orders Config Start Last Limits Rejection Result Plan Random Json JsonException Match Read Player Game Bot
  Usual Any List Dict Optional OptionalInt OptionalDouble Tuple Union NamedTuple Enum Map Set String Integer Double Boolean
  Character Long Vec Option Some None Ok Err Box Object Record Readonly Function Supplier Override Wire Omit Debug Minions
  Ways Self Array Error Date Symbol Promise Number Math BTreeMap System Iterable Default Clone Copy Hash Ord Eq Display
  PlanTest JsonTest Type Default Into From Iterator ReadState Runtime Thread Class Void Process Exception Comparable Module
  Protocol Generic Callable Sequence Land LAND Mine Main Demo`);

/**
 * Names of files, modules and name spaces that a game must not take: words of the languages, parts of the libraries, and what
 * the headers of C declare.
 */
const TAKEN_FILES = wordSet(`
  minions debug random json json-test node shared-types ground reading protocol paths testing talk grid mod numbers match
  ways init readme main plan bot game self super crate std core alloc vendor internal test
  abstract and as assert async auto await become box bool break case catch char class compl concept const continue def default
  del delete do double dyn elif else enum except explicit export extern false final finally float fn for friend from func
  global go goto if impl import in inline int interface is lambda let long loop macro map move mut mutable namespace new
  nonlocal none not null nullptr operator or override package pass priv private protected pub public raise range ref
  register requires return select short signed sizeof static string struct switch template this throw throws trait true try
  type typedef typeid typename typeof union unsafe unsigned unsized use using var virtual void volatile where while with
  xor yield main abort abs accept access bind calloc ceil clock close connect cos daemon div dup environ exec exit exp fabs
  floor fork free getc gets index kill link listen log malloc nice open pause pipe pow printf putc puts qsort raise rand
  read recv remove rename rewind round send signal sin sleep socket sqrt srand stat stderr stdin stdout strcmp sync system
  tan time times truncate unix linux unlink usleep wait write y0 y1 yn j0 j1 jn gamma`);

export interface GameNames {
  /** OrkIsland. */
  readonly name: string;
  /** ork-island. */
  readonly file: string;
}

/** What a game from outside is called in programs and files. Its id has small letters, digits and hyphens. */
export function nameGame(id: string): GameNames {
  const words = id.split('-').filter(Boolean).join('-');
  const file = TAKEN_FILES.has(words) ? `${words}-game` : words;
  const name = pascal(file);
  return { file, name: TAKEN_TYPES.has(name) ? `${name}Game` : name };
}

/** Hands out names of types, each only once. */
export class TypeNames {
  private readonly given: Set<string>;

  constructor(taken: Iterable<string>) {
    this.given = new Set([...taken].map((name) => name.toLowerCase()));
  }

  /** The first of the wishes that is still free, else the last with a number. `ends` must be free after it too. */
  give(wishes: readonly string[], ends: readonly string[] = []): string {
    const last = wishes.at(-1)!;
    const tries = [...wishes, ...Array.from({ length: 1000 }, (_, n) => `${last}${n + 2}`)];
    const isFree = (name: string): boolean =>
      ['', ...ends].every((end) => !this.given.has(`${name}${end}`.toLowerCase()));
    const name = tries.find(isFree)!;
    for (const end of ['', ...ends]) this.given.add(`${name}${end}`.toLowerCase());
    return name;
  }
}

/** Any text as a name of letters and digits in camel case; `other` where nothing is left of it. */
export function toWord(text: string, other: string): string {
  const parts = text.split(/[^A-Za-z0-9]+/).filter(Boolean);
  const joined = parts.map((part, n) => (n === 0 ? part : part[0]!.toUpperCase() + part.slice(1))).join('');
  const word = /^\d/.test(joined) ? `${other}${joined}` : joined || other;
  return (word[0]!.toLowerCase() + word.slice(1)).slice(0, 40);
}

/** A word for each text, no two of them the same in any spelling. */
export function toWords(texts: readonly string[], other: string): string[] {
  const given = new Set<string>();
  return texts.map((text) => {
    const word = toWord(text, other);
    let tried = word;
    for (let n = 2; given.has(tried.toLowerCase()); n++) tried = `${word}${n}`;
    given.add(tried.toLowerCase());
    return tried;
  });
}

/** A description as one line that ends no comment of any language and means nothing in it. */
export function toDoc(text: unknown): string {
  if (typeof text !== 'string') return '';
  const line = text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll('\\', '/')
    .replaceAll('*/', '* /')
    .replaceAll('/*', '/ *')
    .replaceAll('"""', "'''")
    .replaceAll('@', '(at)')
    .trim();
  return line.length > 1000 ? `${line.slice(0, 1000)} …` : line.replace(/"$/, "'");
}

/** Whether a text can stand between quotes in every language when JSON writes it. */
export const isPlainText = (text: string): boolean =>
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u0370-\u052f]{1,100}$/.test(text) && !text.includes('*/');

/** Whether a field of that name can be read in every language: tags of Go have no quotes and commas in them. */
export const isFieldName = (name: string): boolean => isPlainText(name) && !/["'`\\,]|^-$/.test(name);
