import { ReplayError } from '../../replay/replay-error.ts';

/** A text can hardly be longer in a browser. */
const MOST_BYTES = 400 * 1_048_576;

/** The text of a file, compressed with gzip or not. */
export async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return await readText(isGzip ? gunzip(bytes) : new Blob([bytes]).stream());
  } catch (error) {
    if (error instanceof ReplayError) throw error;
    throw new ReplayError(isGzip ? 'the compressed file is damaged' : 'the file is not text');
  }
}

function gunzip(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
}

/** A small file may unfold into more than there is memory for. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  const parts: string[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return parts.join('') + decoder.decode();
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new ReplayError(`it has more than ${MOST_BYTES / 1_048_576} MiB, which is too much for a page`);
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}
