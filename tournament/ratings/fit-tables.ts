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
}

/** Fits tables that were put in order before. The level is the mean worth of the bots named. */
export function fitTables(bots: number, tables: readonly IndexedTable[], level: readonly number[]): FittedTables {
  const rankings = tables.map(makeRanking);
  const evidence = { bots, choices: makeChoices(rankings), ghost: GHOST };
  const { parameters } = fitWorths(evidence);
  const plain = findPlainCovariance(evidence, parameters);
  const clustered = findClusteredCovariance(evidence, parameters, plain);
  const zero = level.reduce((sum, bot) => sum + parameters[bot]!, 0) / level.length;
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
  };
}

/** The standard error of a worth against the level. */
export function findWorthError({ clustered, plain, dispersion, blocks }: FittedTables, bot: number): number {
  const read = ({ size, matrix }: Covariance): number => matrix[bot * size + bot]!;
  return Math.sqrt(moderateVariance(read(plain), read(clustered), dispersion, blocks.count(bot)).variance);
}

/** How far two bots are apart, above 0 when the first is the better one, and how well that is known. */
export interface Difference extends Estimate {
  readonly difference: number;
}

export function measureDifference(fitted: FittedTables, first: number, second: number): Difference {
  const { worths, clustered, plain, dispersion, blocks } = fitted;
  const difference = worths[first]! - worths[second]!;
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
