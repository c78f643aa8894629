/**
 * A state that waits for its answer. There is one absolute deadline: it starts when the pipe has taken the state, and
 * nothing the bot writes moves it.
 */
export class Question {
  onTimeout: (reason: string) => void = () => {};
  private readonly askedAt = performance.now();
  private takenAt: number | undefined;
  private inputProblem: string | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    limitMs: number | null,
    readonly read: (line: string) => boolean,
    private readonly onSettled: (wallMs: number) => void,
  ) {
    if (limitMs !== null) this.timer = setTimeout(() => this.checkDeadline(limitMs), limitMs);
  }

  /** The pipe has taken the state, or never will. */
  taken(error: Error | undefined): void {
    this.takenAt = performance.now();
    if (error) this.inputProblem = 'it had closed its standard input';
  }

  settle(): void {
    clearTimeout(this.timer);
    this.onSettled(performance.now() - (this.takenAt ?? this.askedAt));
  }

  private checkDeadline(limitMs: number): void {
    const left = this.takenAt === undefined ? 0 : this.takenAt + limitMs - performance.now();
    if (left > 0) {
      this.timer = setTimeout(() => this.checkDeadline(limitMs), Math.ceil(left));
      return;
    }
    const notTaken = this.takenAt === undefined ? 'it does not read its standard input' : undefined;
    const why = this.inputProblem ?? notTaken ?? 'think faster, and flush standard output after each answer';
    this.onTimeout(`gave no answer within ${limitMs} ms; ${why}`);
  }
}
