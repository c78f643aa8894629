import { createReadStream, promises } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ReplayError } from '../../replay/replay-error.ts';

const HEAD_BYTES = 2;

/** Most files are smaller, and never wait for the garbage collector. */
const COLLECTED_CHARACTERS = 8 * 1_048_576;

const MOST_CHARACTERS = 64 * 1_048_576;

/** Whether bytes are the beginning of a compressed file, whatever its name. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

async function isGzipFile(path: string): Promise<boolean> {
  const file = await promises.open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return isGzip(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** The bytes of a file, uncompressed if they have to be, in pieces. */
export async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const isCompressed = await isGzipFile(path);
  const file: Readable = createReadStream(path);
  if (!isCompressed) return yield* file as AsyncIterable<Buffer>;
  const plain = file.pipe(createGunzip());
  file.on('error', (error) => plain.destroy(error));
  try {
    yield* plain as AsyncIterable<Buffer>;
  } catch {
    throw new ReplayError(`"${path}" is damaged: it cannot be uncompressed; copy it again from where it comes from`);
  } finally {
    file.destroy();
  }
}

/** The text of a file, in pieces. */
export async function* readText(path: string): AsyncGenerator<string> {
  let length = 0;
  for await (const text of decodeText(readBytes(path))) {
    yield text;
    length += text.length;
    if (length < COLLECTED_CHARACTERS) continue;
    const { collectGarbage } = await import('./collect-garbage.ts');
    collectGarbage();
    length = 0;
  }
}

/** All of a file, or of what comes over standard input, unless it is too much to look at as a whole. */
export async function readWholeText(source: string | AsyncIterable<Buffer>): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of typeof source === 'string' ? readText(source) : decodeText(source)) {
    parts.push(part);
    length += part.length;
    if (length > MOST_CHARACTERS) {
      throw new ReplayError(`it is too large to be looked at as a whole: more than ${MOST_CHARACTERS} characters`);
    }
  }
  return parts.join('');
}

async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const bytes of chunks) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}
