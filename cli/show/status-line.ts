import { cutText, makeVisible } from '../../protocol/visible-text.ts';
import { nameCommand } from '../command-name.ts';

const CLEAR_LINE = '\r\u001B[K';
const REFRESH_MS = 250;
const LINE_EVERY_MS = 30_000;
const USUAL_COLUMNS = 80;

/** Where a status line is shown: a terminal, a pipe or a file. */
export interface StatusOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

interface StatusOptions {
  readonly isQuiet?: boolean;
  /** How often it is redrawn on a terminal. */
  readonly refreshMs?: number;
  /** How often a line is written elsewhere. */
  readonly lineEveryMs?: number;
  /** What every line elsewhere begins with. */
  readonly prefix?: string;
  readonly now?: () => number;
}

/** How something goes: one line of a terminal that is redrawn and wiped at the end, or a line now and then in a pipe. */
export class StatusLine {
  private readonly isQuiet: boolean;
  private readonly pauseMs: number;
  private readonly prefix: string;
  private readonly now: () => number;
  private drawnAt: number;

  constructor(
    private readonly output: StatusOutput,
    { isQuiet = false, refreshMs, lineEveryMs, prefix = '', now = () => performance.now() }: StatusOptions = {},
  ) {
    this.isQuiet = isQuiet;
    this.pauseMs = output.isTTY ? (refreshMs ?? REFRESH_MS) : (lineEveryMs ?? LINE_EVERY_MS);
    this.prefix = prefix;
    this.now = now;
    this.drawnAt = output.isTTY ? -Infinity : now();
  }

  /** Shows how it goes, unless that was done a moment ago. */
  update(describe: () => string): void {
    if (!this.isQuiet && this.now() - this.drawnAt >= this.pauseMs) this.draw(describe());
  }

  /** Shows something now. */
  draw(line: string): void {
    if (this.isQuiet) return;
    this.drawnAt = this.now();
    const { isTTY, columns = USUAL_COLUMNS } = this.output;
    const shown = makeVisible(line);
    this.output.write(isTTY ? `${CLEAR_LINE}${cutText(shown, columns - 2)}` : `${this.prefix}${shown}\n`);
  }

  /** Says something that stays. */
  say(line: string): void {
    if (!this.isQuiet) this.write(`${makeVisible(line)}\n`);
  }

  /** Writes text that stays in the place of the status line, whoever is quiet. */
  write(text: string): void {
    this.output.write(`${this.output.isTTY ? CLEAR_LINE : ''}${nameCommand(text)}`);
  }

  clear(): void {
    if (this.output.isTTY && !this.isQuiet) this.output.write(CLEAR_LINE);
  }
}
