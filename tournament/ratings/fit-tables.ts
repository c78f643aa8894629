import type { IndexedTable } from './indexed-table.ts';
import { makeChoices } from './choices.ts';
import { centre, findClusteredCovariance, findError, findPlainCovariance, type Covariance } from './covariance.ts';
import { fitWorths } from './fit-worths.ts';
import type { Evidence } from './likelihood.ts';
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
  /** By bot: its part of the win graph. */
  readonly parts: readonly number[];
  /** The part in which more than half of the bots of the level are. */
  readonly mainPart: number | undefined;
}

/** Fits tables that were put in order before. The level is the mean worth of the bots named. */
export function fitTables(bots: number, tables: readonly IndexedTable[], level: readonly number[]): FittedTables {
  const rankings = tables.map(makeRanking);
  const evidence = { bots, choices: makeChoices(rankings), ghost: GHOST };
  const { parameters } = fitWorths(evidence);
  const plain = findPlainCovariance(evidence, parameters);
  const clustered = findClusteredCovariance(evidence, parameters, plain);
  const zero = level.reduce((sum, bot) => sum + parameters[bot]!, 0) / level.length;
  const parts = findParts(bots, rankings);
  return {
    rankings,
    evidence,
    parameters,
    worths: Array.from(parameters.subarray(0, bots), (worth) => worth - zero),
    plain: centre(plain, bots, level),
    clustered: centre(clustered, bots, level),
    parts,
    mainPart: findMajority(level.map((bot) => parts[bot]!)),
  };
}

/** The standard error of a worth against the level. */
export function findWorthError({ clustered, plain, parts, mainPart }: FittedTables, bot: number): number {
  const findDeviation = ({ size, matrix }: Covariance): number => Math.sqrt(Math.max(0, matrix[bot * size + bot]!));
  const error = findDeviation(clustered);
  return parts[bot] === mainPart ? error : Math.max(error, findDeviation(plain));
}

/** A difference in standard errors, above 0 when the first is the better bot. */
export function measureDifference(fitted: FittedTables, first: number, second: number): number {
  const { worths, clustered, plain, parts } = fitted;
  const difference = worths[first]! - worths[second]!;
  if (Math.abs(difference) < 1e-9) return 0;
  const error = findError(clustered, first, second);
  // A bot that always won shows no spread from block to block, and yet is not known exactly.
  return difference / (parts[first] === parts[second] ? error : Math.max(error, findError(plain, first, second)));
}

function findMajority(values: readonly number[]): number | undefined {
  return values.find((value) => 2 * values.filter((other) => other === value).length > values.length);
}
