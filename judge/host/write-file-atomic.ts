import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../usage-error.ts';

interface WritingOptions {
  readonly mode?: number;
  /** Whether a power cut must not take it away again; what can be made anew need not wait for the disk. */
  readonly isDurable?: boolean;
  /** Whether several processes may write it at the same time, as they do in a cache. */
  readonly isShared?: boolean;
}

/** Writes a file that is there whole or not at all: aside first, then under its name. */
export function writeFileAtomic(
  path: string,
  content: string | Uint8Array,
  { mode = 0o644, isDurable = true, isShared = false }: WritingOptions = {},
): void {
  const part = join(dirname(path), `.${basename(path)}${isShared ? `.${process.pid}` : ''}.part`);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  try {
    const handle = openSync(part, 'w', mode);
    try {
      for (let from = 0; from < bytes.length;) from += writeSync(handle, bytes, from);
      if (isDurable) fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(
      `${path} cannot be written: ${code === 'ENOSPC' ? 'the disk is full' : message}`,
      'nothing else was changed; solve that and try again',
    );
  }
}
