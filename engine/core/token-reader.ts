import { ConfigError } from './config-error.ts';

interface Token {
  readonly text: string;
  readonly line: number;
}

const HINT = 'compare it with the configuration that "minions games --config" prints';

/** Reads the originals' text forms: words separated by white space, in a fixed order. */
export class TokenReader {
  private readonly tokens: Token[];
  private next = 0;

  constructor(text: string) {
    this.tokens = text
      .split('\n')
      .flatMap((row, index) => (row.match(/\S+/g) ?? []).map((word) => ({ text: word, line: index + 1 })));
  }

  get isAtEnd(): boolean {
    return this.next >= this.tokens.length;
  }

  word(expected: string): string {
    const token = this.tokens[this.next];
    if (!token) throw new ConfigError(`invalid configuration: expected ${expected}, got the end of the file`, HINT);
    this.next += 1;
    return token.text;
  }

  keyword(...words: string[]): string {
    const expected = words.map((word) => `"${word}"`).join(' or ');
    const word = this.word(expected);
    if (!words.includes(word)) throw this.unexpected(expected);
    return word;
  }

  integer(name: string, least: number, greatest: number): number {
    const expected =
      least === greatest ? `${least} for ${name}` : `a whole number from ${least} to ${greatest} for ${name}`;
    const word = this.word(expected);
    const value = Number(word);
    if (!/^[+-]?\d+$/.test(word) || value < least || value > greatest) throw this.unexpected(expected);
    return value;
  }

  /** A name followed by its value. */
  setting(name: string, least: number, greatest: number): number {
    this.keyword(name);
    return this.integer(name, least, greatest);
  }

  /** A row of a board: exactly `length` characters out of `alphabet`. */
  row(name: string, length: number, alphabet: string): string {
    const word = this.word(`${name}, ${length} characters`);
    if (word.length !== length) throw this.unexpected(`${length} characters for ${name}, not ${word.length}`);
    const wrong = [...word].findIndex((char) => !alphabet.includes(char));
    if (wrong >= 0) throw this.unexpected(`only ${[...alphabet].join(' ')} in ${name}, not "${word[wrong]}"`);
    return word;
  }

  end(): void {
    if (this.isAtEnd) return;
    this.next += 1;
    throw this.unexpected('the end of the configuration');
  }

  /** For words that are right one by one but do not fit together. */
  mismatch(problem: string): ConfigError {
    return new ConfigError(problem, HINT);
  }

  /** The error for the word just read. */
  unexpected(expected: string): ConfigError {
    const { text, line } = this.tokens[this.next - 1]!;
    const shown = text.length > 30 ? `${text.slice(0, 30)}…` : text;
    return new ConfigError(`line ${line}: expected ${expected}, got "${shown}"`, HINT);
  }
}
