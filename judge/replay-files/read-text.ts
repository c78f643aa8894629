import { createReadStream } from 'node:fs';
import { pipeline, Readable, type Duplex } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ReplayError } from '../../replay/replay-error.ts';

const HEAD_BYTES = 2;

const MAX_CHARACTERS = 64 * 1_048_576;

/** Whether bytes are the beginning of a compressed file, whatever its name. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Gets the bytes of a file as they lie there, on the way to whoever reads it. */
export type SeeBytes = (bytes: Buffer) => Promise<void> | void;

/** The bytes of a file, uncompressed if they have to be, in pieces. The file is opened and read once: it may be a pipe. */
export async function* readBytes(path: string, see?: SeeBytes): AsyncGenerator<Buffer> {
  const { isCompressed, bytes } = await peekBytes(see ? passBy(createReadStream(path), see) : createReadStream(path));
  if (!isCompressed) return yield* bytes;
  try {
    yield* passThrough(bytes, createGunzip());
  } catch (error) {
    if (!isZlibError(error)) throw error;
    throw new ReplayError(`"${path}" is damaged: it cannot be uncompressed; copy it again from where it comes from`);
  }
}

/** Bytes as they come out of something; what is wrong with them comes out too. */
export function passThrough(bytes: AsyncIterable<Buffer>, through: Duplex): AsyncIterable<Buffer> {
  return pipeline(Readable.from(bytes), through, () => {
    // The reader of what comes out gets the error.
  });
}

/** Looks at the first bytes of something, which are still to be read. */
export async function peekBytes(
  chunks: AsyncIterable<Buffer>,
): Promise<{ readonly isCompressed: boolean; readonly bytes: AsyncIterable<Buffer> }> {
  const rest = chunks[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await rest.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const bytes = async function* (): AsyncGenerator<Buffer> {
    if (head.length > 0) yield head;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  return { isCompressed: isGzip(head), bytes: bytes() };
}

async function* passBy(chunks: AsyncIterable<Buffer>, see: SeeBytes): AsyncGenerator<Buffer> {
  for await (const bytes of chunks) {
    await see(bytes);
    yield bytes;
  }
}

const isZlibError = (error: unknown): boolean => ((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_');

/** The text of a file, in pieces. */
export function readText(path: string, see?: SeeBytes): AsyncGenerator<string> {
  return decodeText(readBytes(path, see));
}

/** All of a file, or of what comes over standard input, unless it is too much to look at as a whole. */
export async function readWholeText(source: string | AsyncIterable<Buffer>): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of typeof source === 'string' ? readText(source) : decodeText(source)) {
    parts.push(part);
    length += part.length;
    if (length > MAX_CHARACTERS) {
      throw new ReplayError(`it is too large to be looked at as a whole: more than ${MAX_CHARACTERS} characters`);
    }
  }
  return parts.join('');
}

async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  for await (const bytes of chunks) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}
