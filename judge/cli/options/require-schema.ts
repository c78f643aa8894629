import { closestWord } from '../../../protocol/closest-word.ts';
import { schemaNames } from '../../../protocol/schema-files.ts';
import { UsageError } from '../../usage-error.ts';

/** Fails with a sentence unless there is a schema of that name. */
export function requireSchema(name: string): void {
  const names = schemaNames();
  if (names.includes(name)) return;
  const closest = closestWord(name, names);
  const hint = closest === undefined ? '"minions schema" lists the names' : `did you mean "${closest}"?`;
  throw new UsageError(`there is no schema "${name}"`, hint);
}
