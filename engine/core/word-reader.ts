/** A text that is not what it should be; the message says what was expected. */
export class TextFormError extends Error {
  override readonly name = 'TextFormError';
}

/** Reads the words of a published game's replay one after another, and says where it is invalid. */
export class WordReader {
  private readonly words: readonly string[];
  private next = 0;

  constructor(text: string) {
    this.words = text.match(/\S+/g) ?? [];
  }

  get isAtEnd(): boolean {
    return this.next >= this.words.length;
  }

  /** The word that comes next, left where it is. */
  get ahead(): string | undefined {
    return this.words[this.next];
  }

  word(): string {
    const word = this.words[this.next++];
    if (word === undefined) throw new TextFormError('the file breaks off in the middle of a round');
    return word;
  }

  keyword(expected: string): void {
    const word = this.word();
    if (word !== expected) throw new TextFormError(`expected "${expected}", got "${word.slice(0, 20)}"`);
  }

  number(): number {
    const word = this.word();
    const value = Number(word);
    if (Number.isNaN(value)) throw new TextFormError(`expected a number, got "${word.slice(0, 20)}"`);
    return value;
  }

  /** How many of something follow: never more than there are words. */
  count(): number {
    const count = this.number();
    const left = this.words.length - this.next;
    if (Number.isInteger(count) && count >= 0 && count <= left) return count;
    throw new TextFormError(`expected a count, got "${count}"`);
  }

  numbers(count: number): number[] {
    return Array.from({ length: count }, () => this.number());
  }

  /** A name and its four numbers. */
  figures(name: string): [number, number, number, number] {
    this.keyword(name);
    return [this.number(), this.number(), this.number(), this.number()];
  }

  skip(count: number): void {
    this.next += count;
  }

  /** Rows with a label before each, below two lines of column labels. */
  labelledRows(count: number): string[] {
    this.skip(2);
    return Array.from({ length: count }, () => {
      this.skip(1);
      return this.word();
    });
  }
}
