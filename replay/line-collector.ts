import { ReplayError } from './replay-error.ts';

/** No judge writes a longer line. Whoever reads a file must not need more memory than this asks for. */
const MAX_LINE_LENGTH = 5 * 1_048_576;

/** Nor does it write empty ones; a few may be left by whoever looked at the file. */
const MAX_EMPTY = 1000;

/** Cuts text that comes in pieces into lines. A line counts once its end is there. */
export class LineCollector {
  /** Lines cut so far. */
  count = 0;
  private empty = 0;
  private parts: string[] = [];
  private length = 0;

  /** Takes the next piece; returns the lines that it completes, without their ends. */
  add(text: string): string[] {
    const lines = text.split('\n');
    if (lines.length === 1) {
      this.keep(text);
      return [];
    }
    const rest = lines.pop()!;
    lines[0] = this.takeRest() + lines[0]!;
    this.count += lines.length;
    for (const line of lines) if (line === '') this.empty += 1;
    if (this.empty > MAX_EMPTY) throw new ReplayError(`it has more than ${MAX_EMPTY} empty lines`);
    this.keep(rest);
    return lines;
  }

  /** What came after the last end of a line. */
  takeRest(): string {
    const rest = this.parts.join('');
    this.parts = [];
    this.length = 0;
    return rest;
  }

  private keep(text: string): void {
    this.length += text.length;
    if (this.length > MAX_LINE_LENGTH) {
      throw new ReplayError(
        `line ${this.count + 1} is longer than ${MAX_LINE_LENGTH} characters: no replay has such lines`,
      );
    }
    if (text !== '') this.parts.push(text);
  }
}
