import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';

/** Told when the pipe has taken a line that it did not take at once, or that it never will. */
type OnTaken = (error?: Error | null) => void;

/**
 * The standard input of a bot. A line goes into the pipe at once, as far as there is room for it, which nearly always is
 * all of it: a stream would take a detour for the same. The rest waits in the stream until the bot reads, as a copy: lines
 * are only lent.
 */
export class BotInput {
  constructor(
    private readonly stream: Writable,
    /** That of the stream, if it is a pipe whose writers never wait. */
    private readonly descriptor?: number,
  ) {
    stream.on('error', () => {});
  }

  /** Whether the pipe has taken the line at once. */
  write(line: Uint8Array, onTaken: OnTaken = () => {}): boolean {
    const written = this.writeNow(line);
    if (written === line.length) return true;
    this.stream.write(Buffer.from(line.subarray(written)), onTaken);
    return false;
  }

  end(): void {
    this.stream.end();
  }

  destroy(): void {
    this.stream.destroy();
  }

  /** How much of a line the pipe has taken. What waits already comes first. */
  private writeNow(line: Uint8Array): number {
    const { stream, descriptor } = this;
    if (descriptor === undefined || stream.writableLength > 0 || !stream.writable) return 0;
    try {
      return writeSync(descriptor, line);
    } catch {
      // A full pipe is the stream's to wait for, a closed one its to report.
      return 0;
    }
  }
}
