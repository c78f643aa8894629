// Generated from schemas/tournament/standings.json by "npm run types". Do not edit.

/**
 * The ranking with its uncertainty: standings.json of a report.
 */
export interface Standings {
  /**
   * Version of this format.
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
   * In how many blocks they were played.
   */
  blocks: number;
  /**
   * The head of the chain of results: SHA-256, link by link, of the definition, the changes and every match that counts. "minions tournament verify --head" compares it. Left out by versions that did not know it.
   */
  head?: string;
  /**
   * Remarks about these figures.
   */
  notes: string[];
  /**
   * Ranked bots by position where the format gives one, and else by rank; then reference bots, then those that were withdrawn, then house bots.
   */
  rows: StandingsRow[];
  /**
   * A matrix over the rows: the probability in per cent that the first is the better bot, in a field as wide as this one; null for a bot and itself.
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
  /**
   * What plan, journal and replays call the bot.
   */
  id: string;
  /**
   * What people call it: its name, its pseudonym, or its id where nobody knows it any more.
   */
  name: string;
  /**
   * Whether it is ranked, or why it is not.
   */
  status: 'ranked' | 'reference' | 'withdrawn' | 'house';
  /**
   * The rating, with a mean of 0; where nobody ties, a difference of 400 points means odds of ten to one against one rival.
   */
  points: number;
  /**
   * The standard error of the points. The interval that is drawn is 1.96 standard errors to either side.
   */
  error: number;
  /**
   * The best and the worst rank that the results do not exclude; null for a bot that is not ranked.
   */
  rankRange: [number, number] | null;
  /**
   * Bots of one tier cannot be distinguished from the best of it; null for a bot that is not ranked.
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
   * In how many matches it was out.
   */
  faults: number;
  /**
   * The place by the rules of the format, such as that of the final in upc; omitted if it has none, and until everything is played.
   */
  place?: number;
  /**
   * The mark by the given formula; omitted without one.
   */
  mark?: number;
}
