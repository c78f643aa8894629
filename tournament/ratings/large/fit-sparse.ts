import { ChoiceModel } from '../choice-model.ts';
import { countParameters, type Evidence } from '../likelihood.ts';
import { solveSparse } from './conjugate-gradient.ts';
import { SparseMatrix } from './sparse-matrix.ts';

/** The most likely worths of a field that is too large for a full matrix. */
export interface SparseFit {
  /** ln α of every bot, then ln δ of every size of a tie. */
  readonly parameters: Float64Array;
  /** Minus the curvature of the likelihood there. */
  readonly information: SparseMatrix;
  readonly steps: number;
}

const MAX_STEPS = 100;
/** A point is 0.006 of a worth: so that the sixth digit behind its point is right. */
const SMALL_ENOUGH = 1e-9;
const ACCURACY = 1e-10;
/** As in the dense fit: no step is longer than this. */
const MAX_STEP = 2;

/** Newton's method, as for small fields, with steps by conjugate gradients. It gives the same worths. */
export function fitSparse(evidence: Evidence, start = new Float64Array(countParameters(evidence))): SparseFit {
  const information = SparseMatrix.forChoices(evidence.bots, evidence.choices);
  let parameters = start;
  for (let steps = 1; ; steps++) {
    const gradient = measureSparse(evidence, parameters, information);
    const step = solveSparse(information, gradient, ACCURACY);
    const length = step.reduce((longest, part) => Math.max(longest, Math.abs(part)), 0);
    if (length < SMALL_ENOUGH || steps === MAX_STEPS) return { parameters, information, steps };
    const share = Math.min(1, MAX_STEP / length);
    parameters = parameters.map((parameter, at) => parameter + share * step[at]!);
  }
}

/** The slope of the likelihood; writes its curvature into the matrix. */
function measureSparse(
  { bots, choices, ghost }: Evidence,
  parameters: Float64Array,
  information: SparseMatrix,
): Float64Array {
  const gradient = new Float64Array(parameters.length);
  const model = new ChoiceModel(choices, bots);
  information.clear();
  for (let choice = 0; choice < choices.count; choice++) {
    model.look(choice, parameters);
    for (let i = 0; i < model.width; i++) {
      const row = model.places[i]!;
      gradient[row]! += model.score[i]!;
      for (let j = 0; j < model.width; j++)
        information.add(row, model.places[j]!, model.information[i * model.width + j]!);
    }
  }
  for (let i = 0; i < parameters.length; i++) {
    const win = 1 / (1 + Math.exp(-parameters[i]!));
    gradient[i]! += ghost * (1 - 2 * win);
    information.add(i, i, 2 * ghost * win * (1 - win));
  }
  return gradient;
}
