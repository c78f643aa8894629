import type { WriteStream } from 'node:tty';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { TournamentWatcher } from '../../tournament/run/run-tournament.ts';

const REFRESH_MS = 250;
const LINE_EVERY_MS = 30_000;
const CLEAR_LINE = '\r\u001B[K';

/** How a search goes: one line of a terminal that is redrawn, or a line every half minute in a pipe. */
export class TuningProgress implements TournamentWatcher {
  private drawnAt: number;

  constructor(
    private readonly output: WriteStream,
    private readonly isQuiet: boolean,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.drawnAt = output.isTTY ? -Infinity : now();
  }

  played({ stage }: Played, { planned, done }: { readonly planned: number; readonly done: number }): void {
    const now = this.now();
    if (this.isQuiet || now - this.drawnAt < (this.output.isTTY ? REFRESH_MS : LINE_EVERY_MS)) return;
    this.drawnAt = now;
    const line = `${stage}: ${done} of ${planned} matches up to its end`;
    this.output.write(this.output.isTTY ? `${CLEAR_LINE}${line}` : `${line}\n`);
  }

  close(): void {
    if (this.output.isTTY && !this.isQuiet) this.output.write(CLEAR_LINE);
  }
}
