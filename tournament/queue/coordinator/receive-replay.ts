import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { digestReplay } from '../../../judge/replay-files/digest-replay.ts';

/** What a worker may send for one match, and what may be in it. */
const MAX_BYTES = 64 * 2 ** 20;
const MAX_PLAIN_BYTES = 512 * 2 ** 20;

/**
 * Writes a compressed replay into a folder, under a name that says it is not kept yet. Undefined if it is another than the
 * one of this digest, or too large; all of it is read all the same.
 */
export async function receiveReplay(
  folder: string,
  digest: string | null,
  chunks: AsyncIterable<Buffer>,
): Promise<string | undefined> {
  const part = join(folder, `.${randomUUID()}.part`);
  let isRight = false;
  try {
    const bytes = await writeChunks(part, chunks);
    isRight = bytes <= MAX_BYTES && (await digestReplay(part, MAX_PLAIN_BYTES)) === digest;
  } finally {
    if (!isRight) dropReplay(part);
  }
  return isRight ? part : undefined;
}

/** Writes as much as may come. How much came. */
async function writeChunks(path: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  const file = await open(path, 'wx');
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes <= MAX_BYTES) await file.appendFile(chunk);
    }
  } finally {
    await file.close();
  }
  return bytes;
}

/** Gives a replay its name for good. When this returns no power cut can take it away. */
export function keepReplay(part: string, path: string): void {
  const handle = openSync(part, 'r');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(part, path);
}

export function dropReplay(part: string): void {
  rmSync(part, { force: true });
}
