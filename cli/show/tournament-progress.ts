import type { TournamentEvent } from '../../tournament/organise/play-tournament.ts';
import { describeTime } from './describe-time.ts';
import type { StatusLine } from './status-line.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';

/** How a tournament goes, on one line: matches, rate, time left and who leads. */
export class TournamentProgress {
  private readonly beganAt: number;
  private doneHere = 0;
  private leader = '';

  constructor(
    private readonly status: StatusLine,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.beganAt = now();
  }

  follow(event: TournamentEvent): void {
    if (event.kind === 'leads') {
      const { name, points, error } = event.row;
      this.leader = `; ${name} leads with ${points.toFixed(0)} ± ${(STANDARD_ERRORS * error).toFixed(0)}`;
    } else if (event.kind === 'played') {
      this.doneHere += 1;
      this.status.update(() => this.describe(event.planned, event.done));
    } else if (event.kind === 'withdrawn') {
      this.status.say(`minions: ${event.name} is withdrawn: ${event.reason}`);
    }
  }

  private describe(planned: number, done: number): string {
    const rate = this.doneHere / ((this.now() - this.beganAt) / 1000);
    const left = describeTime((planned - done) / rate);
    return `${done} of ${planned} matches, ${rate.toFixed(1)} a second, ${left} left${this.leader}`;
  }
}
