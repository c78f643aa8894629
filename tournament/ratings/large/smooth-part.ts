import { findMean } from '../find-mean.ts';
import type { Matrix } from '../cholesky.ts';
import type { SparseMatrix } from './sparse-matrix.ts';

/**
 * What all of a field has in common. Bots meet others near in rank, so that whole stretches of the order vary together: waves over the
 * ranks. Covariances of so many of the longest waves are computed whole; what is left is between near rivals alone.
 */
export class SmoothPart {
  private readonly waves: readonly Float64Array[];
  /** The waves as they are against the level. */
  private readonly levelled: readonly Float64Array[];

  /** @param order the bots by their worths */
  constructor(order: readonly number[], size: number, level: readonly number[], count: number) {
    this.waves = Array.from({ length: Math.min(count, order.length) }, (_, wave) => {
      const values = new Float64Array(size);
      for (const [at, bot] of order.entries()) values[bot] = Math.cos((Math.PI * wave * (at + 0.5)) / order.length);
      return values;
    });
    this.levelled = this.waves.map((wave) => {
      const mean = findMean(level.map((bot) => wave[bot]!));
      return wave.slice(0, order.length).map((value) => value - mean);
    });
  }

  get count(): number {
    return this.waves.length;
  }

  /** A matrix as the waves see it. */
  project(matrix: SparseMatrix): Matrix {
    const projected = new Float64Array(this.count ** 2);
    for (const [row, wave] of this.waves.entries()) {
      const image = matrix.multiply(wave);
      for (const [column, other] of this.waves.entries()) projected[row * this.count + column] = dot(image, other);
    }
    return projected;
  }

  /** The product of that part of a covariance with a vector of worths. */
  multiply(covariance: Matrix, vector: Float64Array): Float64Array {
    const { levelled, count } = this;
    const shares = levelled.map((wave) => dot(wave, vector));
    const product = new Float64Array(levelled[0]!.length);
    for (const [row, wave] of levelled.entries()) {
      const weight = shares.reduce((sum, share, column) => sum + covariance[row * count + column]! * share, 0);
      for (let bot = 0; bot < wave.length; bot++) product[bot]! += weight * wave[bot]!;
    }
    return product;
  }

  /** By bot: its variance in that part of a covariance. */
  diagonal(covariance: Matrix): Float64Array {
    const { levelled, count } = this;
    return levelled[0]!.map((_, bot) => {
      let sum = 0;
      for (let row = 0; row < count; row++)
        for (let column = 0; column < count; column++)
          sum += levelled[row]![bot]! * covariance[row * count + column]! * levelled[column]![bot]!;
      return sum;
    });
  }
}

/** The shorter of the two counts. */
function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < Math.min(a.length, b.length); at++) sum += a[at]! * b[at]!;
  return sum;
}
