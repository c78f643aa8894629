import type { WriteStream } from 'node:tty';
import type { JournalRecord, Played } from '../../protocol/types/tournament/record.ts';
import type { ShowName } from '../../tournament/folder/private-table.ts';
import type { TournamentState } from '../../tournament/journal/tournament-state.ts';
import { makeStandings } from '../../tournament/standings/make-standings.ts';
import type { TournamentWatcher } from '../../tournament/run/run-tournament.ts';
import { describeTime } from './describe-time.ts';

const REFRESH_MS = 250;
const LINE_EVERY_MS = 30_000;
const CLEAR_LINE = '\r\u001B[K';
/** Ratings take time, and slots wait for it: never more than this share. */
const SHARE_FOR_RATINGS = 0.02;

interface Count {
  readonly planned: number;
  readonly done: number;
}

/** How a tournament goes: one line of a terminal that is redrawn, or a line every half minute in a pipe. */
export class TournamentProgress implements TournamentWatcher {
  private readonly beganAt: number;
  private counted: Count = { planned: 0, done: 0 };
  private doneHere = 0;
  private drawnAt = 0;
  private leader = '';
  private ratedAt: number;
  private ratingMs = 100;

  constructor(
    private readonly output: WriteStream,
    private readonly isQuiet: boolean,
    private readonly readState: () => TournamentState,
    private readonly showName: ShowName,
    private readonly readClock: () => number = () => performance.now(),
  ) {
    this.beganAt = readClock();
    this.ratedAt = this.beganAt;
    this.drawnAt = output.isTTY ? 0 : this.beganAt;
  }

  played(_: Played, count: Count): void {
    this.counted = count;
    this.doneHere += 1;
    if (this.isQuiet) return;
    const now = this.readClock();
    if (now - this.drawnAt < (this.output.isTTY ? REFRESH_MS : LINE_EVERY_MS)) return;
    this.drawnAt = now;
    this.findLeader(now);
    this.draw(this.describe(now));
  }

  changed(record: JournalRecord): void {
    if (this.isQuiet || record.kind !== 'withdrawn') return;
    this.output.write(
      `${this.output.isTTY ? CLEAR_LINE : ''}minions: ${this.showName(record.id)} is withdrawn: ${record.reason}\n`,
    );
  }

  /** Somebody wants it to stop. */
  stopping(): void {
    if (this.isQuiet) return;
    const line = 'Stopping when the running matches are over; another Ctrl-C stops at once.';
    this.output.write(`${this.output.isTTY ? CLEAR_LINE : ''}${line}\n`);
  }

  count(): Count {
    return this.counted;
  }

  close(): void {
    if (this.output.isTTY && !this.isQuiet) this.output.write(CLEAR_LINE);
  }

  /** Whether a further part fits into the time there is, if it takes as long as the longest part so far. */
  makeFits(seconds: number): () => boolean {
    let longest = 0;
    let askedAt = this.beganAt;
    return () => {
      const now = this.readClock();
      longest = Math.max(longest, now - askedAt);
      askedAt = now;
      return (now - this.beganAt + longest) / 1000 <= seconds;
    };
  }

  private describe(now: number): string {
    const { planned, done } = this.counted;
    const rate = this.doneHere / ((now - this.beganAt) / 1000);
    const left = describeTime((planned - done) / rate);
    return `${done} of ${planned} matches, ${rate.toFixed(1)} a second, ${left} left${this.leader}`;
  }

  private findLeader(now: number): void {
    if (now - this.ratedAt < this.ratingMs / SHARE_FOR_RATINGS) return;
    const { rows } = makeStandings(this.readState());
    this.ratedAt = this.readClock();
    this.ratingMs = this.ratedAt - now;
    const [first] = rows;
    if (first)
      this.leader = `; ${this.showName(first.id)} leads with ${first.points.toFixed(0)} ± ${(1.96 * first.error).toFixed(0)}`;
  }

  private draw(line: string): void {
    if (this.output.isTTY) this.output.write(`${CLEAR_LINE}${line.slice(0, this.output.columns - 1)}`);
    else this.output.write(`${line}\n`);
  }
}
