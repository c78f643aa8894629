// Generated from schemas/tournament/standings.json by "npm run types". Do not edit.

/**
 * Who is best, and how sure that is: standings.json of a report.
 */
export interface Standings {
  /**
   * Version of the form of standings.
   */
  standings: 1;
  /**
   * The title of the tournament.
   */
  title: string;
  game: string;
  /**
   * How many matches count.
   */
  matches: number;
  /**
   * On how many seeds they were played.
   */
  blocks: number;
  /**
   * What should be known about these figures, in sentences.
   */
  notes: string[];
  /**
   * Ranked bots from best to worst, then those that were withdrawn, then house bots.
   */
  rows: StandingsRow[];
  /**
   * By rows, twice: the probability in per cent that the first is the better bot, in a field as wide as this one; null for a bot and itself.
   */
  superiority: (number | null)[][];
  /**
   * By rows: the numbers of the rows, from 0 on, whose bots are surely worse. All of these statements together are right in 19 tournaments of 20; rank ranges and tiers come from them.
   */
  surelyAbove: number[][];
}
export interface StandingsRow {
  /**
   * 1 is best; null for a bot that is not ranked.
   */
  rank: number | null;
  name: string;
  /**
   * Whether it is ranked, or why it is not.
   */
  status: 'ranked' | 'withdrawn' | 'house';
  /**
   * The rating, with a mean of 0; 400 points more are odds of ten to one against one rival.
   */
  points: number;
  /**
   * The standard error of the points. 1.96 of it to either side is the interval that is drawn.
   */
  error: number;
  /**
   * The best and the worst rank that the results do not exclude; null for a bot that is not ranked.
   */
  rankRange: [number, number] | null;
  /**
   * Bots of one tier cannot be told from the best of it; null for a bot that is not ranked.
   */
  tier: number | null;
  /**
   * The mean share of rivals beaten, ties counting half: from 0 to 1; null for a bot that has not played.
   */
  meanRankPoints: number | null;
  matches: number;
  /**
   * How often it came first, second, third, fourth.
   *
   * @minItems 4
   * @maxItems 4
   */
  places: [number, number, number, number];
  /**
   * In how many matches it went out.
   */
  faults: number;
  /**
   * The place by the rule of the format, as of the final in a tournament of format upc; left out where it has none, and until all is played.
   */
  place?: number;
  /**
   * The mark by the formula that was given; left out without one.
   */
  mark?: number;
}
