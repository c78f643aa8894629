import { LineCutter } from './line-cutter.ts';
import { ReplayError } from './replay-error.ts';

/** No judge writes a longer line. A reader must not need more memory than this asks for. */
const MAX_LINE_LENGTH = 5 * 1_048_576;

/** Nor does it write empty ones; a few may be left by whoever looked at the file. */
const MAX_EMPTY = 1000;

/** Cuts the text of a replay into lines, and refuses what no judge writes. */
export class LineCollector {
  /** Lines cut so far. */
  count = 0;
  private empty = 0;
  private readonly cutter = new LineCutter();

  /** Takes the next piece; returns the lines that it completes, without their ends. */
  add(text: string): string[] {
    const lines = this.cutter.add(text);
    this.count += lines.length;
    for (const line of lines) if (line === '') this.empty += 1;
    if (this.empty > MAX_EMPTY) throw new ReplayError(`it has more than ${MAX_EMPTY} empty lines`);
    if (this.cutter.length > MAX_LINE_LENGTH) {
      throw new ReplayError(
        `line ${this.count + 1} is longer than ${MAX_LINE_LENGTH} characters: no replay has such lines`,
      );
    }
    return lines;
  }

  /** What came after the last end of a line. */
  takeRest(): string {
    return this.cutter.takeRest();
  }
}
