import { accessSync, constants, statSync } from 'node:fs';
import { suggestBeside } from '../../judge/suggest-beside.ts';
import { UsageError } from '../../judge/usage-error.ts';

/** Fails with a sentence unless the path is a file that can be read. */
export function requireFile(path: string, hint = 'check the name and the folder you are in'): void {
  try {
    if (!statSync(path).isFile()) throw new UsageError(`"${path}" is not a file`, hint);
    accessSync(path, constants.R_OK);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing) throw new UsageError(`"${path}" cannot be read`, hint);
    const beside = suggestBeside(path);
    throw new UsageError(`there is no file "${path}"`, beside === undefined ? hint : `did you mean "${beside}"?`);
  }
}
