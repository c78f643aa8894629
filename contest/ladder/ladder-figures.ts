import type { ByPlayer } from '../../engine/core/players.ts';
import { hashLabel } from '../../tournament/plan/block-seed.ts';
import type { LadderBot, LadderView } from './choose-table.ts';

interface Figures {
  person: string | null;
  matches: number;
  since: { matches: number; block: number };
  lastAt: number;
  readonly seats: [number, number, number, number];
}

/** What the scheduler must know of every bot, kept up to date match by match. */
export class LadderFigures {
  private readonly figures = new Map<string, Figures>();
  private readonly active = new Set<string>();
  private readonly meetings = new Map<string, number>();
  private ratings: ReadonlyMap<string, number> = new Map();

  constructor(private readonly burst: number) {}

  /** A bot that may play from now on. */
  activate(id: string, person: string | null, block: number, now: number): void {
    const figures = this.require(id);
    figures.person = person;
    figures.lastAt = now;
    figures.since = { matches: figures.matches, block };
    this.active.add(id);
  }

  deactivate(id: string): void {
    this.active.delete(id);
  }

  /** A match is about to be played, or was. */
  seat(table: Readonly<ByPlayer<string>>, block: number, now: number): void {
    for (const [seat, id] of table.entries()) {
      const figures = this.require(id);
      figures.matches += 1;
      figures.lastAt = now;
      figures.seats[seat as 0] += 1;
      // Its share is counted from the end of its burst on.
      if (figures.matches <= this.burst) figures.since = { matches: figures.matches, block };
      for (const other of table.slice(seat + 1)) {
        const key = makeKey(id, other);
        this.meetings.set(key, (this.meetings.get(key) ?? 0) + 1);
      }
    }
  }

  /** Whether somebody who may play never did. */
  hasUnplayed(): boolean {
    return [...this.active].some((id) => this.require(id).matches === 0 && this.require(id).person !== null);
  }

  rate(ratings: ReadonlyMap<string, number>): void {
    this.ratings = ratings;
  }

  view(block: number, now: number, secret: string): LadderView {
    const bots = [...this.active].map((id): LadderBot => ({
      id,
      ...this.require(id),
      rating: this.ratings.get(id) ?? 0,
    }));
    return {
      bots,
      block,
      now,
      burst: this.burst,
      findMeetings: (first, second) => this.meetings.get(makeKey(first, second)) ?? 0,
      draw: (label) => hashLabel(secret, label),
    };
  }

  private require(id: string): Figures {
    let figures = this.figures.get(id);
    if (!figures) {
      figures = { person: null, matches: 0, since: { matches: 0, block: 0 }, lastAt: 0, seats: [0, 0, 0, 0] };
      this.figures.set(id, figures);
    }
    return figures;
  }
}

const makeKey = (first: string, second: string): string =>
  first < second ? `${first} ${second}` : `${second} ${first}`;
