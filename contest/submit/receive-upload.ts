import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { putInPlace } from '../../judge/host/put-in-place.ts';
import type { GameOfBot } from '../../judge/prepare/find/find-bot.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { Refusal } from '../refusal.ts';
import { unpackUpload, type UnpackedBot } from './unpack-upload.ts';
import { syncFolder, syncFolders } from './write-file.ts';

export interface UploadOptions {
  readonly paths: ContestPaths;
  readonly game: GameOfBot;
  readonly maxBytes: number;
  /** The name of a source file that is sent as it is. */
  readonly fileName: string | undefined;
  /** How long sending may take. */
  readonly timeoutMs: number;
  readonly at: () => string;
}

export interface ReceivedUpload extends UnpackedBot {
  readonly bytes: number;
  /** When the last byte came. */
  readonly receivedAt: string;
}

/** Takes a submission: when this returns, what it is made of is on the disk under its digest. A failure leaves nothing. */
export async function receiveUpload(body: Readable, options: UploadOptions): Promise<ReceivedUpload> {
  const { uploads, versions } = options.paths;
  mkdirSync(uploads, { recursive: true });
  mkdirSync(versions, { recursive: true });
  const part = join(uploads, randomUUID());
  const folder = `${part}.files`;
  try {
    const bytes = await receiveFile(body, part, options);
    const receivedAt = options.at();
    mkdirSync(folder);
    const unpacked = await unpackUpload(part, folder, options.fileName, options.game);
    syncFolders(folder);
    putInPlace(folder, locateFiles(versions, unpacked.digest));
    syncFolder(versions);
    return { ...unpacked, bytes, receivedAt };
  } finally {
    for (const path of [part, folder, `${folder}.lifted`]) rmSync(path, { recursive: true, force: true });
  }
}

/** Where the files of a digest are. */
export const locateFiles = (versions: string, digest: string): string => join(versions, digest.slice('sha256:'.length));

async function receiveFile(body: Readable, path: string, { maxBytes, timeoutMs }: UploadOptions): Promise<number> {
  const handle = openSync(path, 'wx', 0o600);
  const late = new Refusal(
    408,
    `the upload took longer than ${timeoutMs / 1000} s`,
    'try again over a better connection',
  );
  let bytes = 0;
  // The body is not destroyed, whatever happens: whoever sends it could not read the answer.
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const until = performance.now() + timeoutMs;
  try {
    for (let next = await readBefore(until, chunks, late); !next.done; next = await readBefore(until, chunks, late)) {
      const chunk = next.value;
      bytes += chunk.length;
      if (bytes > maxBytes) throw refuseSize(maxBytes);
      for (let from = 0; from < chunk.length;) from += writeSync(handle, chunk, from);
    }
    fsyncSync(handle);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    throw new Refusal(400, 'the upload was cut off', 'try again');
  } finally {
    closeSync(handle);
  }
  if (bytes === 0) throw new Refusal(422, 'nothing was sent', 'send an archive or a source file');
  return bytes;
}

async function readBefore(
  until: number,
  chunks: AsyncIterator<Buffer>,
  late: Refusal,
): Promise<IteratorResult<Buffer, undefined>> {
  let timer: NodeJS.Timeout | undefined;
  const lateness = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), Math.max(0, until - performance.now()));
  });
  try {
    return await Promise.race([chunks.next(), lateness]);
  } finally {
    clearTimeout(timer);
  }
}

export const refuseSize = (maxBytes: number): Refusal =>
  new Refusal(
    413,
    `more than ${maxBytes} bytes were sent`,
    'leave out what the bot does not need: builds, histories, data',
  );
