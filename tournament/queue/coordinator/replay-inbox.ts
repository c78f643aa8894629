import { randomUUID } from 'node:crypto';
import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { digestReplay } from '../../../judge/replay-files/digest-replay.ts';

/** What a worker may send for one match, and what may be in it. */
const MOST_BYTES = 64 * 2 ** 20;
const MOST_PLAIN_BYTES = 512 * 2 ** 20;

/** Replays that have come and wait for the results they belong to. What is left of them goes with the next start. */
export class ReplayInbox {
  private readonly files = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** Takes a compressed replay. Whether it is the one of this digest, and no larger than it may be. */
  async receive(digest: string, bytes: Readable): Promise<boolean> {
    const part = join(this.folder, `.${randomUUID()}.part`);
    try {
      await pipeline(bytes, limit, createWriteStream(part, { flags: 'wx' }));
      if ((await digestReplay(part, MOST_PLAIN_BYTES)) !== digest) return false;
      this.drop(digest);
      this.files.set(digest, part);
      return true;
    } catch (error) {
      if (error instanceof TooLargeError) return false;
      throw error;
    } finally {
      if (this.files.get(digest) !== part) rmSync(part, { force: true });
    }
  }

  /** Where the replay of a digest is; undefined if it has not come. */
  find(digest: string): string | undefined {
    return this.files.get(digest);
  }

  /** Gives a replay its name for good. When this returns no power cut can take it away. */
  keep(digest: string, path: string): void {
    const part = this.files.get(digest)!;
    const handle = openSync(part, 'r');
    fsyncSync(handle);
    closeSync(handle);
    renameSync(part, path);
    this.files.delete(digest);
  }

  drop(digest: string): void {
    const part = this.files.get(digest);
    if (part !== undefined) rmSync(part, { force: true });
    this.files.delete(digest);
  }
}

class TooLargeError extends Error {}

async function* limit(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new TooLargeError();
    yield chunk;
  }
}
