// Generated from schemas/contest/marks.json by "npm run types". Do not edit.

/**
 * Marks by the formula in contest.json.
 */
export interface ContestMarks {
  round: string;
  marks: ContestMark[];
}
export interface ContestMark {
  /**
   * Of the person.
   */
  id: string;
  name: string;
  bot: string | null;
  /**
   * null for who did not take part, unless the formula says what they get.
   */
  mark: number | null;
  explanation: string;
}
