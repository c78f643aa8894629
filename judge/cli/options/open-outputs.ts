import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { OutputFile } from '../../replay-files/output-file.ts';
import { UsageError } from '../../usage-error.ts';

const KNOWN = /\.(jsonl|res|out)(\.gz)?$/;

/** Opens the files of a match before it is played: nobody waits for a match that cannot be kept. */
export function openOutputs(paths: readonly string[]): OutputFile[] {
  for (const path of paths) check(path);
  return paths.map((path) => {
    try {
      return new OutputFile(path);
    } catch (error) {
      throw new UsageError(`"${path}" cannot be written: ${(error as Error).message}`, 'choose another folder');
    }
  });
}

function check(path: string): void {
  if (!KNOWN.test(path)) {
    throw new UsageError(`"${path}" has no ending that says what to write`, 'use .jsonl, .jsonl.gz or .res');
  }
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`there is no folder "${folder}" for "${path}"`, `make it with: mkdir -p ${folder}`);
  }
}
