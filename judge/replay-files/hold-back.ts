import { createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../usage-error.ts';

const MAX_BYTES_IN_MEMORY = 16 * 1_048_576;

/**
 * Gives nothing before all of it is there: of a replay that does not hold nothing is printed, and it is played only once.
 * What is too much for memory waits in a file.
 */
export async function* holdBack(
  parts: AsyncIterable<string | Uint8Array>,
  maxBytes = MAX_BYTES_IN_MEMORY,
): AsyncGenerator<Buffer> {
  let kept: Buffer[] = [];
  let bytes = 0;
  let file: number | undefined;
  for await (const part of parts) {
    const piece = Buffer.from(part as string);
    kept.push(piece);
    bytes += piece.length;
    if (bytes <= maxBytes) continue;
    file ??= openUnnamed();
    writeFileAtomic(file, Buffer.concat(kept));
    kept = [];
    bytes = 0;
  }
  if (file !== undefined) yield* createReadStream('', { fd: file, start: 0 }) as AsyncIterable<Buffer>;
  yield* kept;
}

/** It has lost its name before anything is in it: nothing is left behind, however this ends. */
function openUnnamed(): number {
  const folder = mkdtempSync(join(tmpdir(), 'minions-held-'));
  try {
    return openSync(join(folder, 'text'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeFileAtomic(file: number, bytes: Buffer): void {
  try {
    for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from);
  } catch (error) {
    throw new UsageError(
      `what is printed cannot be kept in "${tmpdir()}": ${(error as Error).message}`,
      'make room there, or name another folder in TMPDIR',
    );
  }
}
