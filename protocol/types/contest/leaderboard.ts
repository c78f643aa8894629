// Generated from schemas/contest/leaderboard.json by "npm run types". Do not edit.

/**
 * The ladder as it stands: ranked bots from best to worst, then house bots.
 */
export interface Leaderboard {
  /**
   * When the ratings were computed; null before the first time.
   */
  at: string | null;
  /**
   * Matches that the ratings follow from.
   */
  matches: number;
  bots: LeaderboardBot[];
}
export interface LeaderboardBot {
  name: string;
  /**
   * Whose it is: a person or a team; null for a house bot.
   */
  owner: string | null;
  /**
   * The team that owns it; null for a bot of one person.
   */
  team: string | null;
  house: boolean;
  version: number | null;
  matches: number;
  /**
   * 400 points more are odds of ten to one.
   */
  rating: number;
  /**
   * Standard error of the rating.
   */
  error: number;
  rank: number | null;
  /**
   * The best and the worst rank that the results do not exclude.
   *
   * @minItems 2
   * @maxItems 2
   */
  rankRange: [number, number] | null;
  faults: number;
}
