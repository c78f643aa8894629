import { accessSync, constants, statSync } from 'node:fs';
import { UsageError } from '../../judge/usage-error.ts';

/** Fails with a sentence unless the path is a file that can be read. */
export function requireFile(path: string, hint = 'check the name and the folder you are in'): void {
  try {
    if (!statSync(path).isFile()) throw new UsageError(`"${path}" is not a file`, hint);
    accessSync(path, constants.R_OK);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(isMissing ? `there is no file "${path}"` : `"${path}" cannot be read`, hint);
  }
}
