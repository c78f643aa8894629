/** Keeps the head and the tail of what a bot writes on standard error in a round, and counts what is lost between. */
export class StderrLog {
  private head = '';
  private tail = '';
  private lost = 0;

  constructor(private readonly maxChars: number) {}

  push(text: string): void {
    const room = this.maxChars - this.head.length;
    this.head += text.slice(0, room);
    const rest = text.slice(Math.max(0, room));
    if (rest === '') return;
    const tail = this.tail + rest;
    this.tail = tail.slice(-this.maxChars);
    this.lost += tail.length - this.tail.length;
  }

  /** What came since the last time. */
  take(): string {
    const gap = this.lost > 0 ? `\n… ${this.lost} characters left out …\n` : '';
    const text = this.head + gap + this.tail;
    this.head = '';
    this.tail = '';
    this.lost = 0;
    return text;
  }
}
