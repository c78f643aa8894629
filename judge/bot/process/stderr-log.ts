const LAST_WORDS = 2000;

/**
 * Keeps the head and the tail of what a bot writes on standard error in a round, counts what is lost between, and keeps
 * nothing more once the match has had its share.
 */
export class StderrLog {
  private head = '';
  private tail = '';
  private lost = 0;
  private kept = 0;
  /** The end of all that came, whatever was taken. */
  lastWords = '';

  constructor(
    private readonly roundChars: number,
    private readonly matchChars: number,
  ) {}

  push(text: string): void {
    this.lastWords = (this.lastWords + text.slice(-LAST_WORDS)).slice(-LAST_WORDS);
    const room = this.roundChars - this.head.length;
    this.head += text.slice(0, room);
    const rest = text.slice(Math.max(0, room));
    if (rest === '') return;
    const tail = this.tail + rest;
    this.tail = tail.slice(-this.roundChars);
    this.lost += tail.length - this.tail.length;
  }

  /** What came since the last time. */
  take(): string {
    const whole = this.head + this.tail;
    if (whole === '') return '';
    const text =
      this.kept + whole.length > this.matchChars ? this.lossOf(whole.length) : this.head + this.gap() + this.tail;
    this.kept += whole.length;
    this.head = '';
    this.tail = '';
    this.lost = 0;
    return text;
  }

  private gap(): string {
    return this.lost > 0 ? `\n… ${this.lost} characters left out …\n` : '';
  }

  private lossOf(chars: number): string {
    return `… ${this.lost + chars} characters left out: ${this.matchChars} are kept in a match …\n`;
  }
}
