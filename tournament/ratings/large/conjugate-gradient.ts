import type { SparseMatrix } from './sparse-matrix.ts';

const MAX_STEPS = 5000;

/**
 * Solves matrix · x = right without a factor of the matrix, which must be symmetric and positive definite: conjugate
 * gradients, each entry scaled by its diagonal. Ends when what is left is so small a part of the right side.
 */
export function solveSparse(matrix: SparseMatrix, right: Float64Array, accuracy: number): Float64Array {
  const scale = matrix.diagonal();
  const x = new Float64Array(right.length);
  const rest = right.slice();
  let direction = rest.map((value, at) => value / scale[at]!);
  let length = dot(rest, direction);
  const enough = accuracy ** 2 * length;
  for (let step = 0; step < MAX_STEPS && length > enough; step++) {
    const image = matrix.multiply(direction);
    const share = length / dot(direction, image);
    for (let at = 0; at < x.length; at++) {
      x[at]! += share * direction[at]!;
      rest[at]! -= share * image[at]!;
    }
    const scaled = rest.map((value, at) => value / scale[at]!);
    const shorter = dot(rest, scaled);
    const keep = shorter / length;
    direction = scaled.map((value, at) => value + keep * direction[at]!);
    length = shorter;
  }
  return x;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
