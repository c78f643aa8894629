// Generated from schemas/series.json by "npm run types". Do not edit.

/**
 * What "minions series --json" prints.
 */
export interface Series {
  /**
   * How many were played.
   */
  matches: number;
  /**
   * By bot, in the order of the command line.
   */
  rows: SeriesRow[];
  /**
   * The worst losses of the first bot, the worst first.
   */
  lost: SeriesLost[];
  /**
   * The secret from which every seed is derived: --secret repeats the series.
   */
  secret: string;
  /**
   * The folder with the replays.
   */
  replays: string;
}
/**
 * The results of one bot.
 */
export interface SeriesRow {
  /**
   * Its name; a second bot with the same name has a number after it.
   */
  name: string;
  /**
   * The mean of its places.
   */
  meanPlace: number;
  /**
   * The mean of its points.
   */
  meanPoints: number;
  /**
   * The standard error of the mean points.
   */
  error: number;
  /**
   * How often it was first, second, third and fourth.
   */
  places: number[];
  /**
   * How often it was out, by kind of fault.
   */
  faults: {
    [k: string]: number;
  };
}
/**
 * A match that the first bot lost.
 */
export interface SeriesLost {
  /**
   * The number of the match, from 1.
   */
  number: number;
  /**
   * The seed it was played on.
   */
  seed: string | number;
  /**
   * The place of the first bot.
   */
  place: number;
  /**
   * Its points.
   */
  points: number;
  /**
   * How many points it was behind the winner.
   */
  behind: number;
  /**
   * Why it was out; null if it was not.
   */
  fault: string | null;
}
