import { factorize, solve } from './cholesky.ts';
import { countParameters, measureLikelihood, type Evidence } from './likelihood.ts';

/** The most likely worths. */
export interface Fit {
  /** ln α of every bot, then ln δ of every size of a tie. */
  readonly parameters: Float64Array;
  readonly logLikelihood: number;
  readonly steps: number;
}

const MAX_STEPS = 100;
const SMALL_ENOUGH = 1e-11;
/** No step is longer than this: far from the summit curvature is small, and steps overshoot. */
const MAX_STEP = 2;

/** Newton's method. The likelihood is concave, so that there is one summit and every step leads up to it. */
export function fitWorths(evidence: Evidence, start = new Float64Array(countParameters(evidence))): Fit {
  let parameters = start;
  let here = measureLikelihood(evidence, parameters);
  for (let steps = 1; ; steps++) {
    const step = solve(factorize(here.information, parameters.length), here.gradient);
    const length = step.reduce((longest, part) => Math.max(longest, Math.abs(part)), 0);
    if (length < SMALL_ENOUGH || steps === MAX_STEPS) return { parameters, logLikelihood: here.value, steps };
    const share = Math.min(1, MAX_STEP / length);
    parameters = parameters.map((parameter, at) => parameter + share * step[at]!);
    here = measureLikelihood(evidence, parameters);
  }
}
