const BYTES_PER_WORD = 4;

/**
 * The rows of a board as text. Few rows change in a round, so each is kept, and written again only when a cell in it has
 * another value than when it was written. Cells are compared four at a time: a row has to be a whole number of words.
 */
export class RowWriter {
  private readonly words: Int32Array;
  private readonly written: Int32Array;
  private readonly rows: string[] = [];
  private readonly codes: number[];

  /** `codeAt` gives the character code of a cell; it may depend on `cells` and on what never changes. */
  constructor(
    cells: Int8Array,
    private readonly columns: number,
    private readonly codeAt: (cell: number) => number,
  ) {
    this.words = new Int32Array(cells.buffer, cells.byteOffset, cells.length / BYTES_PER_WORD);
    this.written = this.words.slice();
    this.codes = Array.from({ length: columns }, () => 0);
    for (let row = 0; row < cells.length / columns; row++) this.rows.push(this.writeRow(row));
  }

  /** All rows, in a list of the caller's own. */
  write(): string[] {
    const { words, written, rows } = this;
    const length = this.columns / BYTES_PER_WORD;
    for (let word = 0; word < words.length; word++) {
      if (words[word] === written[word]) continue;
      const row = Math.floor(word / length);
      const end = (row + 1) * length;
      rows[row] = this.writeRow(row);
      for (let changed = word; changed < end; changed++) written[changed] = words[changed]!;
      word = end - 1;
    }
    return rows.slice();
  }

  private writeRow(row: number): string {
    const { columns, codes, codeAt } = this;
    for (let column = 0; column < columns; column++) codes[column] = codeAt(row * columns + column);
    return String.fromCharCode.apply(null, codes);
  }
}
