import { checkShape } from '../../protocol/check-shape.ts';
import { UsageError } from '../usage-error.ts';

/** Fails with a sentence unless a value that people gave us keeps to its schema. */
export function requireValid(schema: string, value: unknown, what: string, hint: string): void {
  const problem = checkShape(schema, value);
  if (problem !== undefined) throw new UsageError(`${what} is not one: ${problem}`, hint);
}
