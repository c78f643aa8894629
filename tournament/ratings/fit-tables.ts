import { findMean } from './find-mean.ts';
import { STANDARD_ERRORS } from './standard-errors.ts';
import type { IndexedTable } from './indexed-table.ts';
import { makeChoices } from './choices.ts';
import { countBlocks, type BlockCounts } from './count-blocks.ts';
import {
  centre,
  findClusteredCovariance,
  findPairVariance,
  findPlainCovariance,
  type Covariance,
} from './covariance.ts';
import { fitWorths } from './fit-worths.ts';
import type { Evidence } from './likelihood.ts';
import { moderateVariance, type Estimate } from './moderate-variance.ts';
import { makeRanking, type Ranking } from './ranking.ts';
import { findParts } from './win-graph.ts';

/** Half a win and half a loss of every bot against the ghost. */
const GHOST = 0.5;

/** Worths measured from a level, and how well they are known. */
export interface FittedTables {
  readonly rankings: readonly Ranking[];
  readonly evidence: Evidence;
  /** As Newton's method left them, before the level was taken off. */
  readonly parameters: Float64Array;
  readonly worths: readonly number[];
  /** As if all matches were independent. */
  readonly plain: Covariance;
  /** Clustered by block. */
  readonly clustered: Covariance;
  /** How many times as much blocks vary as they would if all matches were independent. */
  readonly dispersion: number;
  readonly blocks: BlockCounts;
  /** By bot: its part of the win graph. */
  readonly parts: readonly number[];
  /** Which share of every worth may be luck that came from tables chosen by results; 0 where they were not. */
  readonly stretch: number;
}

/** Fits tables that were put in order before. The level is the mean worth of the bots named. */
export function fitTables(bots: number, tables: readonly IndexedTable[], level: readonly number[]): FittedTables {
  const rankings = tables.map(makeRanking);
  const evidence = { bots, choices: makeChoices(rankings), ghost: GHOST };
  const { parameters } = fitWorths(evidence);
  const plain = findPlainCovariance(evidence, parameters);
  const clustered = findClusteredCovariance(evidence, parameters, plain);
  const zero = findMean(level.map((bot) => parameters[bot]!));
  return {
    rankings,
    evidence,
    parameters,
    worths: Array.from(parameters.subarray(0, bots), (worth) => worth - zero),
    plain: centre(plain, bots, level),
    clustered: centre(clustered, bots, level),
    dispersion: clustered.dispersion,
    blocks: countBlocks(bots, tables),
    parts: findParts(bots, rankings),
    stretch: 0,
  };
}

/** The standard error of a worth against the level. A bar made of it has room for the stretch beside it. */
export function findWorthError(fitted: FittedTables, bot: number): number {
  const { worths, clustered, plain, dispersion, blocks, stretch } = fitted;
  const read = ({ size, matrix }: Covariance): number => matrix[bot * size + bot]!;
  const { variance } = moderateVariance(read(plain), read(clustered), dispersion, blocks.count(bot));
  return Math.sqrt(variance) + (stretch * Math.abs(worths[bot]!)) / STANDARD_ERRORS;
}

/** How far two bots are apart without the stretch, above 0 when the first is the better one, and how well that is known. */
export interface Difference extends Estimate {
  readonly difference: number;
}

export function measureDifference(fitted: FittedTables, first: number, second: number): Difference {
  const { worths, clustered, plain, dispersion, blocks, stretch } = fitted;
  const difference = (1 - stretch) * (worths[first]! - worths[second]!);
  return {
    // What is smaller is rounding.
    difference: Math.abs(difference) < 1e-9 ? 0 : difference,
    ...moderateVariance(
      findPairVariance(plain, first, second),
      findPairVariance(clustered, first, second),
      dispersion,
      blocks.countEither(first, second),
    ),
  };
}

/** All differences between some bots. */
export function listDifferences(fitted: FittedTables, bots: readonly number[]): Difference[] {
  return bots.flatMap((first, at) => bots.slice(at + 1).map((second) => measureDifference(fitted, first, second)));
}
