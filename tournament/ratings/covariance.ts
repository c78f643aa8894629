import { sumBlocks, type BlockSum } from './block-sums.ts';
import { factorize, invert, solve, wrap, type Matrix } from './cholesky.ts';
import { measureLikelihood, type Evidence } from './likelihood.ts';

/** How far fitted parameters may be off, together. */
export interface Covariance {
  readonly size: number;
  readonly matrix: Matrix;
}

/** As if all matches were independent: the inverse of the information. */
export function findPlainCovariance(evidence: Evidence, parameters: Float64Array): Covariance {
  const { information } = measureLikelihood(evidence, parameters);
  const size = parameters.length;
  return { size, matrix: invert(factorize(information, size), size) };
}

/** What blocks show beside what the model expects of them. */
export interface ClusteredCovariance extends Covariance {
  /** How many times as much blocks vary as they would if all matches were independent; 1 where nothing is known. */
  readonly dispersion: number;
}

/**
 * Clustered by block. Matches on one seed are not independent, and the plain covariance W does not know that:
 * V = W · (½ Σ (g·g̃ᵀ + g̃·gᵀ) + ghost) · W with g̃ = (1 − I_b·W)⁻¹ · g, where g is the sum of the scores of a block and
 * I_b its information. W·g̃ is how far the ratings would move without that block. The mean of g̃·gᵀ is I_b if matches are
 * independent, so that V has no bias then; squares of g̃ would be too large, and squares of g too small. The ghost is no
 * block, but what rests on it alone (a bot that never played, two fields that never met) is not known exactly either.
 */
export function findClusteredCovariance(
  evidence: Evidence,
  parameters: Float64Array,
  plain: Covariance,
): ClusteredCovariance {
  const { size } = plain;
  const blocks = [...sumBlocks(evidence, parameters)];
  // One block says nothing of how blocks differ.
  if (blocks.length < 2) return { ...plain, dispersion: 1 };
  const inner = new Float64Array(size * size);
  const known = new Float64Array(size * size);
  for (const { places, score, information, ...block } of blocks) {
    const pull = leaveOut({ places, score, information, ...block }, plain);
    for (const [i, row] of places.entries()) {
      for (const [j, column] of places.entries()) {
        inner[row * size + column]! += (pull[i]! * score[j]! + score[i]! * pull[j]!) / 2;
        known[row * size + column]! += information[i * places.length + j]!;
      }
    }
  }
  const dispersion = sumProducts(plain, inner, evidence.bots) / sumProducts(plain, known, evidence.bots);
  for (let i = 0; i < size; i++) {
    const win = 1 / (1 + Math.exp(-parameters[i]!));
    inner[i * size + i]! += 2 * evidence.ghost * win * (1 - win);
  }
  return { size, matrix: wrap(plain.matrix, inner, size), dispersion };
}

/** The trace of W times a symmetric matrix, over the bots. */
function sumProducts({ size, matrix }: Covariance, other: Matrix, bots: number): number {
  let sum = 0;
  for (let at = 0; at < bots * size; at++) sum += matrix[at]! * other[at]!;
  return sum;
}

/** The variance of the difference of two parameters. */
export function findPairVariance({ size, matrix }: Covariance, first: number, second: number): number {
  return matrix[first * size + first]! + matrix[second * size + second]! - 2 * matrix[first * size + second]!;
}

/** g̃ = W⁻¹ · (W⁻¹ − I_b)⁻¹ · g, all of it only for the parameters of the block. */
function leaveOut({ places, score, information }: BlockSum, { size, matrix }: Covariance): Float64Array {
  const width = places.length;
  const part = Float64Array.from({ length: width * width }, (_, at) => {
    return matrix[places[Math.floor(at / width)]! * size + places[at % width]!]!;
  });
  const inverse = invert(factorize(part, width), width);
  const rest = inverse.map((value, at) => value - information[at]!);
  const solved = solve(factorize(rest, width), score);
  return score.map((_, row) => solved.reduce((sum, value, at) => sum + inverse[row * width + at]! * value, 0));
}

/** The covariance of worths that are measured from a level, the mean of some bots: θ − mean(θ of these). */
export function centre({ size, matrix }: Covariance, bots: number, level: readonly number[]): Covariance {
  const means = new Float64Array(size);
  for (const other of level) for (let i = 0; i < size; i++) means[i]! += matrix[other * size + i]! / level.length;
  const mean = level.reduce((sum, other) => sum + means[other]! / level.length, 0);
  const isWorth = (place: number): number => (place < bots ? 1 : 0);
  const centred = matrix.map((value, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    const both = isWorth(row) * isWorth(column) * mean;
    return value - isWorth(row) * means[column]! - isWorth(column) * means[row]! + both;
  });
  return { size, matrix: centred };
}
