import { readFileSync } from 'node:fs';
import { describeError } from '../../protocol/describe-error.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { describeProblem } from '../../protocol/problem.ts';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { requireFile } from './require-file.ts';

/** A formula for marks, from a file. */
export function readMarks(path: string): MarkFormula {
  requireFile(path);
  const hint = '"minions schema tournament/marks" shows what a formula looks like';
  let formula: unknown;
  try {
    formula = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`invalid JSON in "${path}": ${(error as Error).message}`, hint);
  }
  const validate = findValidator<MarkFormula>('tournament/marks');
  if (validate(formula)) return formula;
  throw new UsageError(`invalid formula in "${path}": ${describeProblem(describeError(validate.errors))}`, hint);
}
