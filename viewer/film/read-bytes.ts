import { ReplayError } from '../../replay/replay-error.ts';

/** A text can hardly be longer in a browser. */
const MAX_BYTES = 400 * 1_048_576;

export interface FileText {
  readonly text: string;
  /** Whether it was compressed and breaks off: the text is what could be read of it. */
  readonly isCut: boolean;
}

/** The text of a file, compressed with gzip or not. */
export async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<FileText> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const parts: string[] = [];
  try {
    await readText(isGzip ? gunzip(bytes) : new Blob([bytes]).stream(), parts);
    return { text: parts.join(''), isCut: false };
  } catch (error) {
    if (error instanceof ReplayError) throw error;
    const text = parts.join('');
    if (isGzip && text.includes('\n')) return { text, isCut: true };
    throw new ReplayError(isGzip ? 'the compressed file is damaged' : 'the file is not text');
  }
}

function gunzip(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
}

/** A small file may unfold into more than there is memory for. */
async function readText(stream: ReadableStream<Uint8Array>, parts: string[]): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return void parts.push(decoder.decode());
    length += value.length;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new ReplayError(`it has more than ${MAX_BYTES / 1_048_576} MiB, which is too much for a page`);
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}
