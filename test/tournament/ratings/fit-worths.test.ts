// Published examples, and values computed from the formulas in docs/statistics.md.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeChoices } from '../../../tournament/ratings/choices.ts';
import { centre, findPairVariance, findPlainCovariance } from '../../../tournament/ratings/covariance.ts';
import { fitWorths } from '../../../tournament/ratings/fit-worths.ts';
import { measureLikelihood, type Evidence } from '../../../tournament/ratings/likelihood.ts';
import type { Ranking } from '../../../tournament/ratings/ranking.ts';

const gather = (bots: number, rankings: readonly Ranking[], ghost = 0): Evidence => ({
  bots,
  choices: makeChoices(rankings),
  ghost,
});
const expectClose = (found: Iterable<number>, expected: readonly number[], digits: number): void => {
  const values = [...found];
  expect(values).toHaveLength(expected.length);
  for (const [at, value] of expected.entries()) expect(values[at]).toBeCloseTo(value, digits);
};
/** Worths as shares of their sum. */
const share = (parameters: Float64Array, bots: number): number[] => {
  const worths = Array.from(parameters.subarray(0, bots), Math.exp);
  const sum = worths.reduce((total, worth) => total + worth);
  return worths.map((worth) => worth / sum);
};

describe('588 rankings of four', () => {
  const counted =
    '68:2143 53:1243 49:2134 44:1234 39:2413 37:3214 37:2314 36:2341 31:3241 29:2431 22:1324 19:3124 ' +
    '17:3421 17:4231 16:4213 14:1423 10:1342 10:4123 9:4312 8:3412 8:1432 7:3142 7:4321 1:4132';
  const rankings = counted.split(' ').flatMap((entry) => {
    const [count, order] = entry.split(':') as [string, string];
    const groups = [...order].map((item) => [Number(item) - 1]);
    return Array.from({ length: Number(count) }, () => ({ block: 0, groups }));
  });
  const evidence = gather(4, rankings);

  test('without a ghost', () => {
    const { parameters, logLikelihood, steps } = fitWorths(evidence);
    expectClose(share(parameters, 4), [0.23060078, 0.45122548, 0.16840732, 0.14976642], 7);
    expect(logLikelihood).toBeCloseTo(-1746.75793, 4);
    expectClose(
      [1, 2, 3].map((item) => parameters[item]! - parameters[0]!),
      [0.67127917, -0.31430243, -0.43161113],
      7,
    );
    expect(steps).toBeLessThan(10);
  });

  test('its standard errors, against the first and against the mean', () => {
    const covariance = findPlainCovariance(evidence, fitWorths(evidence).parameters);
    const against = [1, 2, 3].map((item) => Math.sqrt(findPairVariance(covariance, item, 0)));
    expectClose(against, [0.07471594, 0.07593166, 0.07489617], 7);
    const { matrix } = centre(covariance, 4, [0, 1, 2, 3]);
    const around = [0, 1, 2, 3].map((item) => Math.sqrt(matrix[item * 5]!));
    expectClose(around, [0.04563453, 0.04719112, 0.04682978, 0.04609713], 7);
  });

  test('with the ghost, as published', () => {
    const { parameters } = fitWorths({ ...evidence, ghost: 0.5 });
    expectClose(share(parameters, 4), [0.2306285, 0.4510655, 0.1684719, 0.1498342], 7);
    // What the rankings say at these worths, the ghost apart.
    expect(-2 * measureLikelihood(evidence, parameters).value).toBeCloseTo(3493.5, 1);
    const covariance = findPlainCovariance(evidence, parameters);
    const errors = [1, 2, 3].map((item) => Math.sqrt(findPairVariance(covariance, item, 0)));
    expectClose(errors, [0.07472, 0.07593, 0.07489], 5);
  });
});

test('ties of two: the puddings of Davidson', () => {
  const compared =
    '12:19,22,16 13:16,19,12 23:19,19,10 14:18,23,13 24:23,19,9 34:19,20,15 15:13,19,18 25:16,20,12 ' +
    '35:16,15,17 45:17,14,16 16:18,21,12 26:22,20,12 36:13,18,10 46:14,19,18 56:11,21,12';
  const rankings = compared.split(' ').flatMap((entry) => {
    const [pair, counts] = entry.split(':') as [string, string];
    const [first, second] = [...pair].map((item) => Number(item) - 1) as [number, number];
    const outcomes = [[[first], [second]], [[second], [first]], [[first, second]]];
    return counts
      .split(',')
      .flatMap((count, outcome) =>
        Array.from({ length: Number(count) }, () => ({ block: 0, groups: outcomes[outcome]! })),
      );
  });
  const { parameters, logLikelihood } = fitWorths(gather(6, rankings));
  const worths = [0.13880335, 0.17300152, 0.16174745, 0.16537296, 0.1586854, 0.20238933];
  expectClose(share(parameters, 6), worths, 7);
  expect(Math.exp(parameters[6]!)).toBeCloseTo(0.74682298, 7);
  expect(-2 * logLikelihood).toBeCloseTo(1619.41902, 4);
});

test('ties of two and of four, and items that are absent', () => {
  // The places of apple, banana, orange and pear; 0 for one that is absent.
  const rankings = '1200 4123 2110 1230 2130 1032 1111'.split(' ').map((places) => {
    const groups = [1, 2, 3, 4].map((place) => [...places].flatMap((at, item) => (Number(at) === place ? [item] : [])));
    return { block: 0, groups: groups.filter((group) => group.length > 0) };
  });
  const { parameters, logLikelihood } = fitWorths(gather(4, rankings));
  const against = [1, 2, 3].map((item) => parameters[item]! - parameters[0]!);
  expectClose(against, [0.4997057, -1.2111353, -0.3645294], 6);
  expectClose(parameters.subarray(4), [-1.9665712, 1.7333283], 6);
  expect(logLikelihood).toBeCloseTo(-13.5377879, 6);
});

test.each([10, 30, -30])('finds the summit also from far away: %i', (away) => {
  const rankings = [
    [[0], [1], [2], [3]],
    [[3], [0, 1], [2]],
    [[1], [0], [3], [2]],
  ].map((groups, block) => ({ block, groups }));
  const evidence = gather(4, rankings, 0.5);
  const start = Float64Array.from({ length: 5 }, (_, at) => (at % 2 === 0 ? away : -away));
  expectClose(fitWorths(evidence, start).parameters, [...fitWorths(evidence).parameters], 9);
});

test('the slope at the summit is 0, whatever was played', () => {
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2, maxLength: 4 });
  const ranking = fc.tuple(order, fc.array(fc.boolean(), { minLength: 3, maxLength: 3 })).map(([bots, ties]) => {
    const groups: number[][] = [];
    for (const [at, bot] of bots.entries()) {
      if (at > 0 && ties[at - 1]) groups.at(-1)!.push(bot);
      else groups.push([bot]);
    }
    return { block: 0, groups };
  });
  fc.assert(
    fc.property(fc.array(ranking, { maxLength: 40 }), (rankings) => {
      const evidence = gather(6, rankings, 0.5);
      const { gradient } = measureLikelihood(evidence, fitWorths(evidence).parameters);
      expect(Math.max(...gradient.map(Math.abs))).toBeLessThan(1e-7);
    }),
  );
});
