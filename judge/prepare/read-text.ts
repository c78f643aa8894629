import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { UsageError } from '../usage-error.ts';

/** Far more than any source or bot.json has. What people give is read whole, so it must have an end. */
const MAX_BYTES = 16 * 2 ** 20;

/** The text of a file that people named. What is no plain file (a FIFO would keep us waiting for ever) is refused. */
export function readText(path: string, encoding: 'utf8' | 'latin1' = 'utf8'): string {
  const file = openPlainFile(path);
  try {
    if (fstatSync(file).size > MAX_BYTES) throw new UsageError(`${path} is larger than 16 MiB`, 'give a smaller file');
    return readFileSync(file, encoding);
  } finally {
    closeSync(file);
  }
}

/** Opens a file for reading; the caller closes it. */
export function openPlainFile(path: string): number {
  const file = openNow(path);
  if (fstatSync(file).isFile()) return file;
  closeSync(file);
  throw new UsageError(`${path} is not a plain file`, 'a bot is made of files and folders only');
}

function openNow(path: string): number {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`, 'check the file and its permissions');
  }
}
