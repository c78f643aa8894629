import { factorize, solve } from './cholesky.ts';
import { countParameters, measureLikelihood, type Evidence, type Likelihood } from './likelihood.ts';

/** The most likely worths. */
export interface Fit {
  /** ln α of every bot, then ln δ of every size of a tie. */
  readonly parameters: Float64Array;
  readonly logLikelihood: number;
  readonly steps: number;
}

const MOST_STEPS = 100;
const SMALL_ENOUGH = 1e-11;
/** No step is longer than this: far from the summit the curvature promises too much. */
const LONGEST_STEP = 3;

/** Newton's method. The likelihood is concave, so that there is one summit and every step leads up to it. */
export function fitWorths(evidence: Evidence): Fit {
  let parameters = new Float64Array(countParameters(evidence));
  let here = measureLikelihood(evidence, parameters);
  for (let steps = 1; ; steps++) {
    const step = solve(factorize(here.information, parameters.length), here.gradient);
    const length = step.reduce((longest, part) => Math.max(longest, Math.abs(part)), 0);
    if (length < SMALL_ENOUGH || steps === MOST_STEPS) return { parameters, logLikelihood: here.value, steps };
    [parameters, here] = climb(evidence, parameters, here, step, Math.min(1, LONGEST_STEP / length));
  }
}

/** Goes along the step, half as far each time that this would lead down. */
function climb(
  evidence: Evidence,
  from: Float64Array,
  here: Likelihood,
  step: Float64Array,
  share: number,
): [Float64Array<ArrayBuffer>, Likelihood] {
  const to = from.map((parameter, at) => parameter + share * step[at]!);
  const there = measureLikelihood(evidence, to);
  // Near the summit only rounding is left to lose.
  const isUp = there.value >= here.value - 1e-9 * Math.abs(here.value);
  return isUp || share < 1e-6 ? [to, there] : climb(evidence, from, here, step, share / 2);
}
