import { describeError } from './describe-error.ts';
import { findValidator } from './find-validator.ts';
import { describeProblem } from './problem.ts';

/** What is wrong with a value that should keep to a schema, in a sentence; undefined when nothing is. */
export function checkShape(schema: string, value: unknown): string | undefined {
  const validate = findValidator(schema);
  return validate(value) ? undefined : describeProblem(describeError(validate.errors));
}
