/** Compilers say most in their first lines, and how many errors there were in their last. */
const HEAD_BYTES = 16_384;
const TAIL_BYTES = 16_384;

/** What a build writes: its beginning and its end. */
export class OutputTail {
  private readonly head: Buffer[] = [];
  private tail = Buffer.alloc(0);
  private bytes = 0;

  /** Returns how much there was so far. */
  push(chunk: Buffer): number {
    const room = Math.max(0, HEAD_BYTES - this.bytes);
    if (room > 0) this.head.push(chunk.subarray(0, room));
    if (chunk.length > room) this.tail = Buffer.concat([this.tail, chunk.subarray(room)]).subarray(-TAIL_BYTES);
    this.bytes += chunk.length;
    return this.bytes;
  }

  take(): string {
    const left = this.bytes - Math.min(this.bytes, HEAD_BYTES) - this.tail.length;
    const gap = left > 0 ? `\n… ${left} bytes left out …\n` : '';
    return `${Buffer.concat(this.head).toString()}${gap}${this.tail.toString()}`.trimEnd();
  }
}
