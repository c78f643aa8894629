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
   * By bot, as they were named.
   */
  rows: SeriesRow[];
  /**
   * The matches that the first bot lost worst, the worst first.
   */
  lost: SeriesLost[];
  /**
   * From which every seed comes: --secret repeats the series.
   */
  secret: string;
  /**
   * The folder with the replays.
   */
  replays: string;
}
/**
 * What came of one bot.
 */
export interface SeriesRow {
  /**
   * Its name; a second one of that name has a number behind it.
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
   * How often it went out, by kind.
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
   * How many points the winner had more.
   */
  behind: number;
  /**
   * Why it went out; null when it did not.
   */
  fault: string | null;
}
