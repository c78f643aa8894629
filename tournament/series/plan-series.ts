import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { findRules } from '../../judge/games/complete-config.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import { makeSeatings } from '../plan/make-seatings.ts';
import { makeSeed } from '../run/make-match-seeds.ts';

/** Four bots by number. */
export type Seating = Readonly<ByPlayer<number>>;

export interface SeriesMatch {
  readonly number: number;
  readonly seating: Seating;
  readonly job: MatchJob;
}

/** Matches of the same four bots, each on a seed of its own, with the seats rotated. */
export function planSeries(job: Omit<MatchJob, 'seed'>, matches: number, secret: string): SeriesMatch[] {
  const seatings = makeSeatings([0, 1, 2, 3], 4);
  return Array.from({ length: matches }, (_, index) => {
    const seating = seatings[index % seatings.length]!;
    const seed = makeSeed(findRules(job), secret, index + 1);
    const seats = byPlayer((player) => job.seats[seating[player] as 0]);
    return { number: index + 1, seating, job: { ...job, seed, seats } };
  });
}
