// Generated from schemas/tournament/marks.json by "npm run types". Do not edit.

/**
 * How standings become marks: straight lines between the marks that are given, flat beyond the first and the last.
 */
export interface MarkFormula {
  /**
   * What is marked: points of the rating (when left out), or mean rank points.
   */
  by?: 'points' | 'meanRankPoints';
  /**
   * Values and their marks, in any order. A value is a number, what a bot has (a staff bot, say), or what the bot of a rank has; the last rank is -1.
   *
   * @minItems 1
   */
  lines: [MarkOfValue | MarkOfBot | MarkOfRank, ...(MarkOfValue | MarkOfBot | MarkOfRank)[]];
  /**
   * Digits after the point; 1 when left out.
   */
  decimals?: number;
}
export interface MarkOfValue {
  value: number;
  mark: number;
}
export interface MarkOfBot {
  bot: string;
  mark: number;
}
export interface MarkOfRank {
  rank: number;
  mark: number;
}
