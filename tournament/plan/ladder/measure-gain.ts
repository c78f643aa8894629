import { factorize, invert, type Matrix } from '../../ratings/cholesky.ts';
import { expectInformation } from '../../ratings/expect-information.ts';
import type { KnownWorths } from './fit-so-far.ts';

/**
 * By how much the variances of the differences between neighbours in the order would fall, all together, if the bots at
 * these positions played one match. Only neighbours at the table and next to it are looked at.
 */
export function measureGain(known: KnownWorths, order: readonly string[], seats: readonly number[]): number {
  const first = Math.max(0, Math.min(...seats) - 1);
  const near = order.slice(first, Math.max(...seats) + 2);
  const width = near.length;
  const before = Float64Array.from(near.flatMap((row) => near.map((column) => known.findCovariance(row, column))));
  const precision = invert(factorize(before, width), width);
  const gained = expectInformation(seats.map((position) => known.findWorth(order[position]!)));
  for (const [i, row] of seats.entries()) {
    for (const [j, column] of seats.entries()) {
      precision[(row - first) * width + column - first]! += gained[i * seats.length + j]!;
    }
  }
  const after = invert(factorize(precision, width), width);
  return sumNeighbours(before, width) - sumNeighbours(after, width);
}

function sumNeighbours(matrix: Matrix, width: number): number {
  let sum = 0;
  for (let i = 0; i + 1 < width; i++) {
    sum += matrix[i * width + i]! + matrix[(i + 1) * width + i + 1]! - 2 * matrix[i * width + i + 1]!;
  }
  return sum;
}
