import { expect, test } from 'vitest';
import type { ByPlayer } from '../../../engine/core/players.ts';
import { makeChoices } from '../../../tournament/ratings/choices.ts';
import { findClusteredCovariance, findPlainCovariance } from '../../../tournament/ratings/covariance.ts';
import { fitWorths } from '../../../tournament/ratings/fit-worths.ts';
import { measureLikelihood } from '../../../tournament/ratings/likelihood.ts';
import { makeRanking } from '../../../tournament/ratings/ranking.ts';

type Square = number[][];

// Matrices as one writes them on paper, to check the fast ones.
const build = (size: number, find: (i: number, j: number) => number): Square =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => find(i, j)));
const multiply = (a: Square, b: Square): Square =>
  build(a.length, (i, j) => a[i]!.reduce((sum, value, k) => sum + value * b[k]![j]!, 0));

/** Gauss and Jordan. */
function invert(matrix: Square): Square {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...build(n, (a, b) => Number(a === b))[i]!]);
  for (let i = 0; i < n; i++) {
    const pivot = rows.slice(i).reduce((best, row) => (Math.abs(row[i]!) > Math.abs(best[i]!) ? row : best));
    rows.splice(rows.indexOf(pivot), 1, rows[i]!);
    rows[i] = pivot.map((value) => value / pivot[i]!);
    for (let k = 0; k < n; k++) {
      const factor = rows[k]![i]!;
      if (k !== i) rows[k] = rows[k]!.map((value, at) => value - factor * rows[i]![at]!);
    }
  }
  return rows.map((row) => row.slice(n));
}

test('errors by block are those of the formula, with the ratings without each block to first order', () => {
  const matches: [number, number[], number[]][] = [
    [1, [0, 1, 2, 3], [1, 2, 3, 4]],
    [1, [1, 2, 0, 3], [2, 1, 3, 3]],
    [2, [4, 1, 2, 0], [4, 1, 2, 2]],
    [3, [3, 4, 0, 1], [1, 2, 3, 4]],
    [3, [4, 0, 1, 3], [2, 1, 3, 4]],
    [4, [2, 3, 4, 1], [4, 3, 1, 2]],
  ];
  const rankings = matches.map(([block, seats, places]) =>
    makeRanking({ block, seats: seats as ByPlayer<number>, places: places as ByPlayer<number> }),
  );
  const bots = 5;
  const evidence = { bots, choices: makeChoices(rankings), ghost: 0.5 };
  const { parameters } = fitWorths(evidence);
  const size = parameters.length;
  const read = (flat: Float64Array): Square => build(size, (i, j) => flat[i * size + j]!);
  const W = invert(read(measureLikelihood(evidence, parameters).information));
  const inner = build(size, () => 0);
  let all = build(size, () => 0);
  for (const block of [1, 2, 3, 4]) {
    const tieOrders = evidence.choices.tieOrders;
    const choices = { ...makeChoices(rankings.filter((ranking) => ranking.block === block)), tieOrders };
    const { gradient, information } = measureLikelihood({ bots, choices, ghost: 0 }, parameters);
    // Without a ghost the level is fixed by ones, which are no information.
    const told = build(size, (i, j) => information[i * size + j]! - Number(i < bots && j < bots));
    const share = multiply(told, W);
    const pull = multiply(
      invert(build(size, (i, j) => Number(i === j) - share[i]![j]!)),
      build(size, (i, j) => (j === 0 ? gradient[i]! : 0)),
    );
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++) inner[i]![j]! += (pull[i]![0]! * gradient[j]! + gradient[i]! * pull[j]![0]!) / 2;
    all = all.map((row, i) => row.map((value, j) => value + told[i]![j]!));
  }
  const trace = (matrix: Square): number => matrix.slice(0, bots).reduce((sum, row, i) => sum + row[i]!, 0);
  const dispersion = trace(multiply(W, inner)) / trace(multiply(W, all));
  for (let i = 0; i < size; i++) inner[i]![i]! += 1 / (2 + 2 * Math.cosh(parameters[i]!));
  const expected = multiply(multiply(W, inner), W);
  const clustered = findClusteredCovariance(evidence, parameters, findPlainCovariance(evidence, parameters));
  const found = read(clustered.matrix);
  expect(clustered.dispersion).toBeCloseTo(dispersion, 9);
  for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) expect(found[i]![j]).toBeCloseTo(expected[i]![j]!, 9);
});
