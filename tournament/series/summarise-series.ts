import type { MatchResult, ResultSeat } from '../../protocol/types/match/result.ts';
import type { Seating } from './plan-series.ts';
import { findMean } from '../ratings/find-mean.ts';

export interface SeriesResult {
  readonly number: number;
  readonly seating: Seating;
  readonly result: MatchResult;
}

/** What came of one bot in a series. */
export interface SeriesRow {
  readonly name: string;
  readonly meanPlace: number;
  readonly meanPoints: number;
  /** The standard error of the mean points. */
  readonly error: number;
  readonly places: readonly number[];
  /** How often it went out, by kind. */
  readonly faults: Readonly<Record<string, number>>;
}

export interface LostMatch {
  readonly number: number;
  readonly seed: string | number;
  readonly place: number;
  readonly points: number;
  /** How many points the winner had more. */
  readonly behind: number;
  readonly fault: string | null;
}

export interface SeriesSummary {
  readonly matches: number;
  /** By bot, as they were named. */
  readonly rows: readonly SeriesRow[];
  /** The matches that the first bot lost worst, the worst first. */
  readonly lost: readonly LostMatch[];
}

const MAX_LOST = 5;

export function summariseSeries(names: readonly string[], results: readonly SeriesResult[]): SeriesSummary {
  const sorted = results.toSorted((a, b) => a.number - b.number);
  return {
    matches: sorted.length,
    rows: names.map((name, bot) =>
      makeRow(
        name,
        sorted.map((result) => findSeat(result, bot)),
      ),
    ),
    lost: findLost(sorted),
  };
}

const findSeat = ({ seating, result }: SeriesResult, bot: number): ResultSeat => result.seats[seating.indexOf(bot)]!;

function makeRow(name: string, seats: readonly ResultSeat[]): SeriesRow {
  const points = seats.map(({ score }) => score);
  const meanPoints = findMean(points);
  const variance = points.reduce((sum, value) => sum + (value - meanPoints) ** 2, 0) / Math.max(1, points.length - 1);
  const faults: Record<string, number> = {};
  for (const { verdict } of seats) if (verdict) faults[verdict.code] = (faults[verdict.code] ?? 0) + 1;
  return {
    name,
    meanPlace: findMean(seats.map(({ place }) => place)),
    meanPoints,
    error: Math.sqrt(variance / Math.max(1, points.length)),
    places: [1, 2, 3, 4].map((place) => seats.filter((seat) => seat.place === place).length),
    faults,
  };
}

function findLost(results: readonly SeriesResult[]): LostMatch[] {
  const matches = results.map((played) => {
    const { score, place, verdict } = findSeat(played, 0);
    const best = Math.max(...played.result.seats.map((seat) => seat.score));
    const { number, result } = played;
    return { number, seed: result.seed, place, points: score, behind: best - score, fault: verdict?.code ?? null };
  });
  const lost = matches.filter(({ place }) => place > 1);
  return lost.sort((a, b) => b.place - a.place || b.behind - a.behind || a.number - b.number).slice(0, MAX_LOST);
}
