import type { ByPlayer } from '../../engine/core/players.ts';
import { hashLabel } from '../../tournament/plan/block-seed.ts';
import type { Rating } from '../../tournament/ratings/ratings.ts';
import type { LadderBot, LadderView } from './choose-table.ts';
import { drawRating, type KnownRating } from './draw-rating.ts';

/** A bot as the scheduler sees it, before it changes again. */
interface Figures {
  readonly id: string;
  /** How many came before it. */
  readonly number: number;
  rating: number;
  person: string | null;
  matches: number;
  since: { matches: number; block: number };
  lastAt: number;
  readonly seats: [number, number, number, number];
  /** How often it met those who came after it, by their numbers. */
  readonly met: Map<number, number>;
}

/** What the scheduler must know of every bot, kept up to date match by match. */
export class LadderFigures {
  private readonly figures = new Map<string, Figures>();
  private readonly active = new Set<string>();
  /** The active ones; undefined when somebody came or went. */
  private listed: readonly Figures[] | undefined;
  private ratings: ReadonlyMap<string, KnownRating> = new Map();
  /** Whether the scheduler's ratings were drawn since the last fit. */
  private isDrawn = false;

  constructor(private readonly burst: number) {}

  /** A bot that may play from now on; its share is counted from this block on. */
  activate(id: string, person: string | null, block: number, now: number): void {
    this.count(id, block);
    this.resume(id, person, now);
  }

  /** The same after a start: its share is counted from the block that is known already. */
  resume(id: string, person: string | null, now: number): void {
    const figures = this.require(id);
    figures.person = person;
    figures.lastAt = now;
    this.active.add(id);
    this.listed = undefined;
  }

  /** It plays on, for somebody else. */
  setOwner(id: string, person: string): void {
    this.require(id).person = person;
    this.listed = undefined;
  }

  /** The share of a bot is counted from this block on. Its burst is no part of it. */
  count(id: string, block: number): void {
    const figures = this.require(id);
    figures.since = { matches: Math.max(figures.matches, this.burst), block };
  }

  deactivate(id: string): void {
    this.active.delete(id);
    this.listed = undefined;
  }

  /** A match is about to be played, or was. */
  seat(table: Readonly<ByPlayer<string>>, now: number): void {
    for (const [seat, id] of table.entries()) {
      const figures = this.require(id);
      figures.matches += 1;
      figures.lastAt = now;
      figures.seats[seat as 0] += 1;
      for (const other of table.slice(seat + 1)) {
        const [{ met }, { number }] = order(figures, this.require(other));
        met.set(number, (met.get(number) ?? 0) + 1);
      }
    }
  }

  /** Whether somebody who may play never did. */
  hasUnplayed(): boolean {
    return [...this.active].some((id) => this.require(id).matches === 0 && this.require(id).person !== null);
  }

  /** Takes the ratings of a fit. */
  rate(rows: readonly Pick<Rating, 'bot' | 'points' | 'error'>[]): void {
    this.ratings = new Map(rows.map(({ bot, points, error }) => [bot, { points, error }]));
    this.isDrawn = false;
  }

  view(block: number, now: number, secret: string): LadderView {
    if (!this.isDrawn) this.drawRatings((id) => hashLabel(secret, `rating of ${id} from block ${block} on`));
    const bots: readonly LadderBot[] = (this.listed ??= [...this.active].map((id) => this.require(id)));
    return {
      bots,
      block,
      now,
      burst: this.burst,
      findMeetings: (first, second) => {
        const [{ met }, { number }] = order(this.require(first), this.require(second));
        return met.get(number) ?? 0;
      },
      draw: (label) => hashLabel(secret, label),
    };
  }

  private drawRatings(draw: (id: string) => string): void {
    for (const figures of this.figures.values()) {
      const known = this.ratings.get(figures.id);
      figures.rating = known === undefined ? 0 : drawRating(known, draw(figures.id));
    }
    this.isDrawn = true;
  }

  private require(id: string): Figures {
    let figures = this.figures.get(id);
    if (!figures) {
      figures = {
        id,
        number: this.figures.size,
        rating: this.ratings.get(id)?.points ?? 0,
        person: null,
        matches: 0,
        since: { matches: 0, block: 0 },
        lastAt: 0,
        seats: [0, 0, 0, 0],
        met: new Map(),
      };
      this.figures.set(id, figures);
    }
    return figures;
  }
}

/** Those that came first, first. */
const order = (a: Figures, b: Figures): [Figures, Figures] => (a.number < b.number ? [a, b] : [b, a]);
