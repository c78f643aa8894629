/** An ordered base block: developed modulo n, it gives n tables. */
export type BaseBlock = [number, number, number, number];

/**
 * How often pairs meet in a cyclic design, by the size of their difference: bots i and j meet as often as ±(i − j)
 * occurs between entries of the base blocks. There are half as many pairs of size n/2, so that each counts double.
 */
export class DifferenceCounts {
  private readonly sizes: Int32Array;
  private readonly weights: Int32Array;

  constructor(
    readonly n: number,
    private readonly counts = new Int32Array((n >> 1) + 1),
  ) {
    this.sizes = Int32Array.from({ length: 2 * n }, (_, difference) => Math.min(difference % n, n - (difference % n)));
    this.weights = Int32Array.from({ length: (n >> 1) + 1 }, (_, size) => (2 * size === n ? 2 : 1));
  }

  copy(): DifferenceCounts {
    return new DifferenceCounts(this.n, this.counts.slice());
  }

  add(block: Readonly<BaseBlock>): void {
    for (let r = 0; r < 4; r++) {
      for (let s = 0; s < r; s++) this.change(block[r]! - block[s]!, 1);
    }
  }

  /** Counts one difference more or less, and gives the change of the sum of squares. */
  change(difference: number, sign: 1 | -1): number {
    const size = this.sizes[difference + this.n]!;
    const before = this.counts[size]!;
    const after = before + sign * this.weights[size]!;
    this.counts[size] = after;
    return (after * after - before * before) / this.weights[size]!;
  }

  /** How much more often the pair that meets most meets than the one that meets least. */
  measureSpread(): number {
    let least = Infinity;
    let most = -Infinity;
    for (let size = 1; size < this.counts.length; size++) {
      least = Math.min(least, this.counts[size]!);
      most = Math.max(most, this.counts[size]!);
    }
    return most - least;
  }
}
