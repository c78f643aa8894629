import type { Matrix } from './cholesky.ts';
import { ChoiceModel } from './choice-model.ts';
import type { Choices } from './choices.ts';

/** Results of a field, and how much of a ghost sits at its table. */
export interface Evidence {
  readonly bots: number;
  readonly choices: Choices;
  /**
   * So much of a win, and as much of a loss, of every bot against a ghost of fixed worth: a bot that only wins would
   * have no finite value otherwise. Every size of a tie is seen as often as missed for the same reason.
   */
  readonly ghost: number;
}

/** The logarithm of the likelihood at some parameters, its slope, and minus its curvature. */
export interface Likelihood {
  readonly value: number;
  readonly gradient: Float64Array;
  readonly information: Matrix;
}

export const countParameters = ({ bots, choices }: Evidence): number => bots + choices.tieOrders.length;

export function measureLikelihood(evidence: Evidence, parameters: Float64Array): Likelihood {
  const { bots, choices, ghost } = evidence;
  const size = parameters.length;
  const gradient = new Float64Array(size);
  const information = new Float64Array(size * size);
  const model = new ChoiceModel(choices, bots);
  let value = 0;
  for (let choice = 0; choice < choices.count; choice++) {
    model.look(choice, parameters);
    value += model.logLikelihood;
    for (let i = 0; i < model.width; i++) {
      const row = model.places[i]!;
      gradient[row]! += model.score[i]!;
      for (let j = 0; j < model.width; j++) {
        information[row * size + model.places[j]!]! += model.information[i * model.width + j]!;
      }
    }
  }
  for (let i = 0; i < size; i++) {
    const win = 1 / (1 + Math.exp(-parameters[i]!));
    value += ghost * (Math.log(win) + Math.log1p(-win));
    gradient[i]! += ghost * (1 - 2 * win);
    information[i * size + i]! += 2 * ghost * win * (1 - win);
  }
  if (ghost === 0) fixLevel(information, bots, size);
  return { value, gradient, information };
}

/** Without a ghost only differences of worths are known, and the matrix is singular: this fixes their mean at 0, and
 * leaves all that is computed from differences as it is. */
function fixLevel(information: Matrix, bots: number, size: number): void {
  for (let i = 0; i < bots; i++) for (let j = 0; j < bots; j++) information[i * size + j]! += 1;
}
