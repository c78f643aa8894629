import { describeError } from './describe-error.ts';
import { findValidator } from './find-validator.ts';
import { describeProblem } from './problem.ts';
import type { CheckShape, FindValidator } from './validator.ts';

/** What is wrong with a value that should keep to a schema of the package, in a sentence; undefined when nothing is. */
export const checkShape: CheckShape = /* @__PURE__ */ makeShapeChecker(findValidator);

/** The same with other schemas, such as those of a game. */
export function makeShapeChecker(find: FindValidator): CheckShape {
  return (schema, value) => {
    const validate = find(schema);
    return validate(value) ? undefined : describeProblem(describeError(validate.errors));
  };
}
