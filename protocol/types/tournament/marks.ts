// Generated from schemas/tournament/marks.json by "npm run types". Do not edit.

/**
 * How standings become marks: linear interpolation between the given marks, constant beyond the first and the last.
 */
export interface MarkFormula {
  /**
   * What is marked: points of the rating (the default), or mean rank points.
   */
  by?: 'points' | 'meanRankPoints';
  /**
   * Values and their marks, in any order. A value is a number, the value of a bot (such as a reference bot), or the value of the bot with a certain rank; the last rank is -1.
   *
   * @minItems 1
   */
  lines: [MarkOfValue | MarkOfBot | MarkOfRank, ...(MarkOfValue | MarkOfBot | MarkOfRank)[]];
  /**
   * Whether the highest mark is the best (the default) or the lowest. Lines that contradict it are refused.
   */
  bestMark?: 'highest' | 'lowest';
  /**
   * Digits after the decimal point; 1 if omitted.
   */
  decimals?: number;
}
export interface MarkOfValue {
  value: number;
  mark: number;
}
export interface MarkOfBot {
  bot: string;
  /**
   * So much above the value of the bot, or below it if negative; 0 if omitted.
   */
  offset?: number;
  mark: number;
}
export interface MarkOfRank {
  rank: number;
  mark: number;
}
