import { findValidator } from './find-validator.ts';
import { makeShapeChecker } from './make-shape-checker.ts';
import type { CheckShape } from './validator.ts';

/** What is wrong with a value that should keep to a schema of the package, in a sentence; undefined when nothing is. */
export const checkShape: CheckShape = /* @__PURE__ */ makeShapeChecker(findValidator);
