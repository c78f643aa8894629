import { describeError } from './describe-error.ts';
import { describeProblem } from './problem.ts';
import type { CheckShape, FindValidator } from './validator.ts';

/** Says what is wrong with values, by the schemas that are found: those of the package, or of a game. */
export function makeShapeChecker(find: FindValidator): CheckShape {
  return (schema, value) => {
    const validate = find(schema);
    return validate(value) ? undefined : describeProblem(describeError(validate.errors));
  };
}
