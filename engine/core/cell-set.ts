/** Cells of a board, a bit for each: a hundred words stand for a board of 3,200 cells. */
export class CellSet {
  private readonly words: Int32Array;

  constructor(cells: number) {
    this.words = new Int32Array(Math.ceil(cells / 32));
  }

  clear(): void {
    this.words.fill(0);
  }

  has(cell: number): boolean {
    return ((this.words[cell >> 5]! >>> (cell & 31)) & 1) !== 0;
  }

  add(cell: number): void {
    this.words[cell >> 5]! |= 1 << (cell & 31);
  }

  /** Adds cells that follow each other, at most 31 of them. */
  addRun(first: number, length: number): void {
    const word = first >> 5;
    const bit = first & 31;
    const run = (1 << length) - 1;
    this.words[word]! |= run << bit;
    if (bit + length > 32) this.words[word + 1]! |= run >>> (32 - bit);
  }

  /** How many cells are in this set and not in the other. */
  countWithout(other: CellSet): number {
    let count = 0;
    for (let word = 0; word < this.words.length; word++) count += countBits(this.words[word]! & ~other.words[word]!);
    return count;
  }

  /** Writes the cells that are in this set and not in the other, in ascending order. How many there are. */
  listWithout(other: CellSet, target: Int16Array): number {
    let count = 0;
    for (let word = 0; word < this.words.length; word++) {
      let bits = this.words[word]! & ~other.words[word]!;
      for (; bits !== 0; bits &= bits - 1) target[count++] = 32 * word + 31 - Math.clz32(bits & -bits);
    }
    return count;
  }
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
