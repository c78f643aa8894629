const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Cuts a stream of bytes into lines. It never holds more than `maxBytes` of an unfinished line: a longer one is
 * reported once and everything after it is ignored.
 */
export class LineSplitter {
  private parts: Buffer[] = [];
  private held = 0;
  private isOverflown = false;

  constructor(
    private readonly maxBytes: number,
    private readonly onLine: (line: string) => void,
    private readonly onOverflow: () => void,
  ) {}

  push(chunk: Buffer): void {
    let start = 0;
    while (!this.isOverflown) {
      const end = chunk.indexOf(NEWLINE, start);
      if (end === -1) break;
      this.hold(chunk.subarray(start, end));
      this.finishLine();
      start = end + 1;
    }
    if (start < chunk.length) this.hold(chunk.subarray(start));
  }

  /** What is left when the stream ends counts as a line. */
  end(): void {
    if (this.held > 0) this.finishLine();
  }

  private hold(bytes: Buffer): void {
    if (this.isOverflown) return;
    this.held += bytes.length;
    if (this.held <= this.maxBytes) {
      this.parts.push(bytes);
      return;
    }
    this.isOverflown = true;
    this.forget();
    this.onOverflow();
  }

  private finishLine(): void {
    if (this.isOverflown) return;
    const bytes = this.parts.length === 1 ? this.parts[0]! : Buffer.concat(this.parts);
    this.forget();
    const end = bytes.at(-1) === CARRIAGE_RETURN ? bytes.length - 1 : bytes.length;
    const line = bytes.toString('utf8', 0, end);
    // Blank lines say nothing: they are neither an answer nor a fault.
    if (line.trim() !== '') this.onLine(line);
  }

  private forget(): void {
    this.parts = [];
    this.held = 0;
  }
}
