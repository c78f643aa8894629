import { readSync, writeSync } from 'node:fs';
import { LineSplitter } from '../judge/bot/process/line-splitter.ts';

export interface LineServer {
  readonly lineBytes: number;
  /** The answer to a line, without its end. */
  answer(line: string): string;
  refuseLongLine(): string;
}

const CHUNK_BYTES = 65_536;
/** Answers to many lines that came together are sent together, but not more of them than this at a time. */
const MAX_PENDING = 65_536;
/** A character of a text is at most so many bytes of UTF-8. */
const BYTES = 3;
const RETRY_MS = 1;

/**
 * Answers every line of a file with one of another, until the first ends or nobody reads the second. It waits in system
 * calls: through the event loop a round trip takes twice as long.
 */
export function serveLines(input: number, output: number, server: LineServer): void {
  const writer = new LineWriter(output);
  const splitter = new LineSplitter(
    server.lineBytes,
    (line) => writer.add(server.answer(line)),
    () => writer.add(server.refuseLongLine()),
    true,
  );
  const chunk = Buffer.alloc(CHUNK_BYTES);
  try {
    for (let bytes = read(input, chunk); bytes > 0; bytes = read(input, chunk)) {
      splitter.push(chunk.subarray(0, bytes));
      writer.flush();
    }
    splitter.end();
    writer.flush();
  } catch (error) {
    if (codeOf(error) !== 'EPIPE') throw error;
  }
}

/** Writes lines from the same memory again and again: new memory for every line would take longer than the rest. */
class LineWriter {
  private pending = '';
  private memory = Buffer.alloc(CHUNK_BYTES);

  constructor(private readonly output: number) {}

  add(line: string): void {
    this.pending += `${line}\n`;
    if (this.pending.length > MAX_PENDING) this.flush();
  }

  flush(): void {
    const most = BYTES * this.pending.length;
    if (this.memory.length < most) this.memory = Buffer.alloc(2 * most);
    const end = this.memory.write(this.pending);
    this.pending = '';
    for (let start = 0; start < end;) start += write(this.output, this.memory.subarray(start, end));
  }
}

/** How many bytes were read; 0 at the end. */
function read(input: number, chunk: Buffer): number {
  return insist(() => {
    try {
      return readSync(input, chunk);
    } catch (error) {
      // This is how Windows reports the end of a pipe.
      if (codeOf(error) === 'EOF') return 0;
      throw error;
    }
  });
}

function write(output: number, bytes: Buffer): number {
  return insist(() => writeSync(output, bytes));
}

/** Somebody may have given us a pipe that does not wait. */
function insist(transfer: () => number): number {
  for (;;) {
    try {
      return transfer();
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
