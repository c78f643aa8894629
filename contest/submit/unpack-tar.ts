import { createReadStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { Refusal } from '../refusal.ts';
import { ARCHIVE_LIMITS, refuse, showName, tooLarge, type ArchiveBudget } from './archive-limits.ts';
import { writeNewFile } from './write-file.ts';

/** Headers and padding come on top of the files. Reading long headers takes time, and no budget of files counts them. */
const MAX_HEADER_BYTES = ARCHIVE_LIMITS.files * 8192;

/** Writes what is in a tar.gz into a folder. */
export async function unpackTar(archive: string, folder: string, budget: ArchiveBudget): Promise<void> {
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createGunzip(), limitHeaders(budget), entries);
  // The reader below gets the error.
  reading.catch(() => {});
  try {
    for await (const entry of entries) {
      await writeEntry(entry.header, Readable.from(entry as AsyncIterable<Buffer>), folder, budget);
    }
    await reading;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw error;
    throw refuse(`it is a broken tar.gz: ${message}`);
  } finally {
    entries.destroy();
  }
}

function limitHeaders(budget: ArchiveBudget) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > budget.unpacked + MAX_HEADER_BYTES)
        throw tooLarge(`more than ${MAX_HEADER_BYTES} bytes that are no files`);
      yield chunk;
    }
  };
}

async function writeEntry(
  { name: given, type, size = 0 }: Header,
  content: Readable,
  folder: string,
  budget: ArchiveBudget,
): Promise<void> {
  if (type !== 'file' && type !== 'directory') throw refuse(`${showName(given)} is a link or a device`);
  const isFolder = type === 'directory';
  const name = budget.checkName(given, isFolder);
  if (isFolder) {
    if (size > 0) throw refuse(`${showName(given)} is a folder with content`);
    mkdirSync(join(folder, name), { recursive: true });
    content.resume();
    return;
  }
  await writeNewFile(folder, name, content, budget);
}
