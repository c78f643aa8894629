import { isUtf8 } from 'node:buffer';

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** Of a line that has not ended. */
const MAX_SHOWN_BYTES = 200;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Stands for a line that is not UTF-8; no answer looks like it. */
export const NOT_UTF8 = '(bytes that are not UTF-8)';

/**
 * Cuts a stream of bytes into lines. It never holds more than `maxBytes` of an unfinished line: a longer one is
 * reported once and everything after it is ignored, or with `continuesAfterOverflow` only the rest of that line.
 */
export class LineSplitter {
  private parts: Buffer[] = [];
  private held = 0;
  private hasOverflowed = false;
  private isFirst = true;

  constructor(
    private readonly maxBytes: number,
    private readonly onLine: (line: string) => void,
    private readonly onOverflow: () => void,
    private readonly continuesAfterOverflow = false,
  ) {}

  push(chunk: Buffer): void {
    let start = 0;
    while (!this.hasOverflowed || this.continuesAfterOverflow) {
      if (this.held === 0 && !this.hasOverflowed) start = skipBlanks(chunk, start);
      const end = chunk.indexOf(NEWLINE, start);
      if (end === -1) break;
      this.hold(chunk.subarray(start, end));
      this.finishLine();
      start = end + 1;
    }
    // Whoever lends us a chunk may use it again.
    if (start < chunk.length) this.hold(Buffer.from(chunk.subarray(start)));
  }

  /** The beginning of a line that has not ended yet; undefined when nothing was written after the last newline. */
  get unfinished(): string | undefined {
    const [part] = this.parts;
    return part === undefined ? undefined : part.subarray(0, MAX_SHOWN_BYTES).toString('utf8');
  }

  /** What is left when the stream ends counts as a line. */
  end(): void {
    if (this.held > 0) this.finishLine();
  }

  private hold(bytes: Buffer): void {
    if (this.hasOverflowed) return;
    this.held += bytes.length;
    if (this.held <= this.maxBytes) {
      this.parts.push(bytes);
      return;
    }
    this.hasOverflowed = true;
    this.forget();
    this.onOverflow();
  }

  private finishLine(): void {
    if (this.hasOverflowed) {
      this.hasOverflowed = !this.continuesAfterOverflow;
      return;
    }
    const bytes = this.parts.length === 1 ? this.parts[0]! : Buffer.concat(this.parts);
    this.forget();
    const end = bytes.at(-1) === CARRIAGE_RETURN ? bytes.length - 1 : bytes.length;
    const start = this.isFirst && bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    this.isFirst = false;
    const text = end - start === bytes.length ? bytes : bytes.subarray(start, end);
    // Bytes that are no UTF-8 are kept apart: as text they would turn into something that may look like an answer.
    const line = isUtf8(text) ? text.toString('utf8') : NOT_UTF8;
    this.onLine(line);
  }

  private forget(): void {
    this.parts = [];
    this.held = 0;
  }
}

/** Blank lines say nothing: they are neither an answer nor a fault. A flood of them must not cost the judge its time. */
function skipBlanks(chunk: Buffer, start: number): number {
  let next = start;
  while (next < chunk.length && isBlank(chunk[next]!)) next += 1;
  return next;
}

function isBlank(byte: number): boolean {
  return byte === NEWLINE || byte === CARRIAGE_RETURN || byte === 0x20 || byte === 0x09;
}
