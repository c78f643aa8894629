/** Cuts text that comes in pieces into lines. A line counts once its end is there. */
export class LineCutter {
  private parts: string[] = [];
  /** Characters after the last end of a line. */
  length = 0;

  /** Takes the next piece; returns the lines that it completes, without their ends. */
  add(text: string): string[] {
    const lines = text.split('\n');
    const rest = lines.pop()!;
    if (lines.length > 0) lines[0] = this.takeRest() + lines[0]!;
    if (rest !== '') this.parts.push(rest);
    this.length += rest.length;
    return lines;
  }

  /** What came after the last end of a line. */
  takeRest(): string {
    const rest = this.parts.join('');
    this.parts = [];
    this.length = 0;
    return rest;
  }
}
