import { findMean } from '../find-mean.ts';
import { sumBlocks } from '../block-sums.ts';
import type { Evidence } from '../likelihood.ts';
import { factorize, invert, wrap, type Matrix } from '../cholesky.ts';
import { moderateVariance } from '../moderate-variance.ts';
import { solveSparse } from './conjugate-gradient.ts';
import type { SparseFit } from './fit-sparse.ts';
import { SmoothPart } from './smooth-part.ts';
import type { SparseMatrix } from './sparse-matrix.ts';

/**
 * But for what all of the field has in common, worths of bots that are far from each other in the order hardly vary together. So
 * the diagonal of a covariance is read from so many of its products, each with every so-manieth bot, in place of one for each.
 */
const PROBES = 48;
const WAVES = 12;
/** No variance is less than this part of what it would be if the worths of all rivals were known. */
const MIN_PART = 0.5;
/** Of an error bar nobody sees more than two digits. */
const ACCURACY = 1e-4;

interface ErrorsOf {
  readonly evidence: Evidence;
  readonly fit: SparseFit;
  /** The bots whose mean worth is the level. */
  readonly level: readonly number[];
  /** By bot: on how many seeds it played. */
  readonly blocks: readonly number[];
}

/** By bot: the variance of its worth against the level, as for small fields but for what far rivals have in common. */
export function estimateVariances({ evidence, fit, level, blocks }: ErrorsOf): number[] {
  const { bots } = evidence;
  const order = orderBots(fit.parameters, bots);
  const probes = makeProbes(order, fit.parameters.length);
  const smooth = new SmoothPart(order, fit.parameters.length, level, WAVES);
  const reader = { probes, bots, level, smooth };
  const solve = (right: Float64Array): Float64Array => solveSparse(fit.information, right, ACCURACY);
  const solved = probes.map((probe) => solve(removeLevel(probe, bots, level)));
  const waves = invert(factorize(smooth.project(fit.information), smooth.count), smooth.count);
  const least = fit.information.diagonal();
  const plain = readDiagonal(reader, solved, waves).map((value, bot) => Math.max(value, MIN_PART / least[bot]!));
  const { spread, informed } = spreadOfBlocks(evidence, fit, plain);
  const dispersion = sumProducts(probes, solved, spread) / sumProducts(probes, solved, informed);
  addGhost(spread, evidence, fit.parameters);
  const wrapped = solved.map((half) => solve(spread.multiply(half)));
  const clustered = readDiagonal(reader, wrapped, wrap(waves, smooth.project(spread), smooth.count));
  const ratio = Number.isFinite(dispersion) ? dispersion : 1;
  return blocks.map((count, bot) => moderateVariance(plain[bot]!, clustered[bot]!, ratio, count).variance);
}

const orderBots = (parameters: Float64Array, bots: number): number[] =>
  Array.from({ length: bots }, (_, bot) => bot).sort((a, b) => parameters[a]! - parameters[b]! || a - b);

/** Every so-manieth bot of the order in each, with signs by turns. */
function makeProbes(order: readonly number[], size: number): Float64Array[] {
  const count = Math.min(PROBES, order.length);
  const probes = Array.from({ length: count }, () => new Float64Array(size));
  for (const [at, bot] of order.entries()) probes[at % count]![bot] = Math.floor(at / count) % 2 === 0 ? 1 : -1;
  return probes;
}

/** Of a vector of worths: less their level. */
function removeLevel(vector: Float64Array, bots: number, level: readonly number[]): Float64Array {
  const sum = vector.subarray(0, bots).reduce((total, value) => total + value, 0);
  const removed = vector.slice();
  for (const bot of level) removed[bot]! -= sum / level.length;
  return removed;
}

interface DiagonalReader {
  readonly probes: readonly Float64Array[];
  readonly bots: number;
  readonly level: readonly number[];
  readonly smooth: SmoothPart;
}

/** By bot: the variance in a covariance, of which the products with the probes are known, and what all have in common. */
function readDiagonal(
  { probes, bots, level, smooth }: DiagonalReader,
  products: readonly Float64Array[],
  waves: Matrix,
): Float64Array {
  const diagonal = smooth.diagonal(waves);
  for (const [at, product] of products.entries()) {
    const probe = probes[at]!;
    const common = smooth.multiply(waves, probe);
    const mean = findMean(level.map((bot) => product[bot]!));
    for (let bot = 0; bot < bots; bot++) diagonal[bot]! += probe[bot]! * (product[bot]! - mean - common[bot]!);
  }
  return diagonal;
}

/** What blocks show, and what the model expects of them; see findClusteredCovariance. */
function spreadOfBlocks(
  evidence: Evidence,
  { parameters, information }: SparseFit,
  plain: Float64Array,
): { readonly spread: SparseMatrix; readonly informed: SparseMatrix } {
  const spread = information.makeEmpty();
  const informed = information.makeEmpty();
  for (const { places, score, information: known } of sumBlocks(evidence, parameters)) {
    const width = places.length;
    // How far the ratings would move without the block, as if those who sat there varied each for itself.
    const pull = score.map((value, i) => {
      const left = 1 - known[i * width + i]! * (plain[places[i]!] ?? 0);
      return value / Math.max(left, 0.5);
    });
    for (let i = 0; i < width; i++) {
      for (let j = 0; j < width; j++) {
        spread.add(places[i]!, places[j]!, (pull[i]! * score[j]! + score[i]! * pull[j]!) / 2);
        informed.add(places[i]!, places[j]!, known[i * width + j]!);
      }
    }
  }
  return { spread, informed };
}

function addGhost(matrix: SparseMatrix, { ghost }: Evidence, parameters: Float64Array): void {
  for (const [i, parameter] of parameters.entries()) {
    const win = 1 / (1 + Math.exp(-parameter));
    matrix.add(i, i, 2 * ghost * win * (1 - win));
  }
}

/** The trace of a covariance times a matrix. */
function sumProducts(probes: readonly Float64Array[], solved: readonly Float64Array[], matrix: SparseMatrix): number {
  return probes.reduce((sum, probe, at) => {
    const image = matrix.multiply(solved[at]!);
    return sum + probe.reduce((part, value, row) => part + value * image[row]!, 0);
  }, 0);
}
