import { LARGEST_TABLE, type Choices } from '../choices.ts';

/** A symmetric matrix of which most entries are 0, row after row. */
export class SparseMatrix {
  private readonly values: Float64Array;

  private constructor(
    readonly size: number,
    /** By row: where its entries begin. */
    private readonly starts: Int32Array,
    /** Of each entry, in order within a row. */
    private readonly columns: Int32Array,
  ) {
    this.values = new Float64Array(columns.length);
  }

  /** With room for every two bots that met, and for ties with everybody. */
  static forChoices(bots: number, choices: Choices): SparseMatrix {
    const size = bots + choices.tieOrders.length;
    const ties = choices.tieOrders.map((_, at) => bots + at);
    const met = listRivals(bots, choices);
    const all = Int32Array.from({ length: size }, (_, at) => at);
    const rows = Array.from({ length: size }, (_, row) => (row < bots ? makeRow(row, met.subarray(row), ties) : all));
    const starts = new Int32Array(size + 1);
    for (const [row, list] of rows.entries()) starts[row + 1] = starts[row]! + list.length;
    const columns = new Int32Array(starts[size]!);
    for (const [row, list] of rows.entries()) columns.set(list, starts[row]);
    return new SparseMatrix(size, starts, columns);
  }

  /** Another one with room for the same entries. */
  makeEmpty(): SparseMatrix {
    return new SparseMatrix(this.size, this.starts, this.columns);
  }

  clear(): void {
    this.values.fill(0);
  }

  add(row: number, column: number, value: number): void {
    this.values[this.find(row, column)]! += value;
  }

  /** The entries from the upper left to the lower right. */
  diagonal(): Float64Array {
    return Float64Array.from({ length: this.size }, (_, row) => this.values[this.find(row, row)]!);
  }

  multiply(vector: Float64Array): Float64Array {
    const { starts, columns, values, size } = this;
    const product = new Float64Array(size);
    for (let row = 0; row < size; row++) {
      let sum = 0;
      for (let at = starts[row]!; at < starts[row + 1]!; at++) sum += values[at]! * vector[columns[at]!]!;
      product[row] = sum;
    }
    return product;
  }

  private find(row: number, column: number): number {
    let low = this.starts[row]!;
    let high = this.starts[row + 1]! - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.columns[middle]! < column) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** By bot: everybody it met, as often as they met. */
function listRivals(
  bots: number,
  { count, rankings, sizes, bots: seated }: Choices,
): { subarray(bot: number): Int32Array } {
  const starts = new Int32Array(bots + 1);
  const forEachTable = (visit: (first: number, size: number) => void): void => {
    // The first choice of a ranking is among all who sat at the table.
    for (let choice = 0; choice < count; choice++)
      if (choice === 0 || rankings[choice] !== rankings[choice - 1]) visit(LARGEST_TABLE * choice, sizes[choice]!);
  };
  forEachTable((first, size) => {
    for (let i = 0; i < size; i++) starts[seated[first + i]! + 1]! += size - 1;
  });
  for (let bot = 0; bot < bots; bot++) starts[bot + 1]! += starts[bot]!;
  const rivals = new Int32Array(starts[bots]!);
  const next = starts.slice();
  forEachTable((first, size) => {
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++) if (i !== j) rivals[next[seated[first + i]!]!++] = seated[first + j]!;
  });
  return { subarray: (bot) => rivals.subarray(starts[bot], starts[bot + 1]) };
}

function makeRow(bot: number, rivals: Int32Array, ties: readonly number[]): Int32Array {
  const row = new Int32Array(rivals.length + 1 + ties.length);
  row.set(rivals);
  row[rivals.length] = bot;
  row.set(ties, rivals.length + 1);
  row.sort();
  let kept = 0;
  for (let at = 0; at < row.length; at++) if (at === 0 || row[at] !== row[at - 1]) row[kept++] = row[at]!;
  return row.slice(0, kept);
}
