import { ReplayError } from '../../../replay/replay-error.ts';

/** Reads the words of a published game's replay one after another, and says where it is not one. */
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
    if (word === undefined) throw new ReplayError('the file breaks off in the middle of a round');
    return word;
  }

  keyword(expected: string): void {
    const word = this.word();
    if (word !== expected) throw new ReplayError(`"${expected}" was expected, not "${word.slice(0, 20)}"`);
  }

  number(): number {
    const word = this.word();
    const value = Number(word);
    if (Number.isNaN(value)) throw new ReplayError(`a number was expected, not "${word.slice(0, 20)}"`);
    return value;
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
