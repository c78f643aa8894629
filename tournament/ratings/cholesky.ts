/** A square matrix, row after row. */
export type Matrix = Float64Array;

/** The lower triangle L with L·Lᵀ = the matrix, which must be symmetric and positive definite. */
export function factorize(matrix: Matrix, size: number): Matrix {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * size + k]! * lower[j * size + k]!;
      if (i === j && !(sum > 0)) throw new Error(`the matrix is not positive definite in row ${i}: ${sum}`);
      lower[i * size + j] = i === j ? Math.sqrt(sum) : sum / lower[j * size + j]!;
    }
  }
  return lower;
}

/** Solves matrix · x = right, given the factor of the matrix. */
export function solve(lower: Matrix, right: Float64Array): Float64Array {
  const size = right.length;
  const x = right.slice();
  for (let i = 0; i < size; i++) {
    let sum = x[i]!;
    for (let k = 0; k < i; k++) sum -= lower[i * size + k]! * x[k]!;
    x[i] = sum / lower[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    x[i] = x[i]! / lower[i * size + i]!;
    // Downwards along a row, which lies together in memory.
    for (let k = 0; k < i; k++) x[k] = x[k]! - lower[i * size + k]! * x[i]!;
  }
  return x;
}

/** The inverse of the matrix with that factor. */
export function invert(lower: Matrix, size: number): Matrix {
  const inverse = new Float64Array(size * size);
  const unit = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    unit[i] = 1;
    inverse.set(solve(lower, unit), i * size);
    unit[i] = 0;
  }
  return inverse;
}

/** A · B · A for symmetric A and B: the form of every covariance here. */
export function wrap(outer: Matrix, inner: Matrix, size: number): Matrix {
  return multiply(multiply(outer, inner, size), outer, size);
}

function multiply(a: Matrix, b: Matrix, size: number): Matrix {
  const product = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < size; k++) {
      const factor = a[i * size + k]!;
      if (factor === 0) continue;
      for (let j = 0; j < size; j++) product[i * size + j]! += factor * b[k * size + j]!;
    }
  }
  return product;
}
