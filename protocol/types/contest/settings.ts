// Generated from schemas/contest/settings.json by "npm run types". Do not edit.

/**
 * contest.json: what an organiser decides about a contest.
 */
export interface ContestSettings {
  $schema?: string;
  /**
   * Version of this format.
   */
  contest: 1;
  title: string;
  /**
   * The id of a game, or the path of one of your own.
   */
  game: string;
  /**
   * Settings of the game that differ from the usual ones.
   */
  config?: {};
  /**
   * The preset of limits for bots.
   */
  limits: 'contest' | 'relaxed';
  /**
   * How browsers reach the contest, as in https://contest.example.org. Needed behind a proxy with TLS.
   */
  url?: string;
  /**
   * The sample bots that fill tables. They are rated, and never ranked.
   *
   * @minItems 1
   */
  house: [string, ...string[]];
  gate: GateSettings;
  quotas: Quotas;
  ladder: LadderSettings;
  /**
   * The calendar. Rounds that the server does not know yet are added when it starts; what is known is changed by "minions contest round".
   */
  rounds?: NewRound[];
  marks?: ContestMarkSettings;
}
/**
 * What a version must pass beside building, the check and a match against three copies of itself.
 */
export interface GateSettings {
  wins?: GateWins;
  /**
   * published: C++ submissions must be players of the published games, under the restrictions that the document of Crematoria lists (3.3): one source file, no global variables, standard libraries only, no files, threads, forks or other system calls, nothing on standard output. Other languages are not affected.
   */
  profile?: 'published';
  /**
   * Whether a submission in any language must be one source file and may not start other processes.
   */
  oneFile?: boolean;
  /**
   * How long a build may take; 60 when left out.
   */
  buildSeconds?: number;
}
export interface GateWins {
  /**
   * A sample bot; three of it sit at the table.
   */
  against: string;
  atLeast: number;
  of: number;
}
export interface Quotas {
  /**
   * Of one person, or of everybody in a team together.
   */
  versionsPerDay: number;
  uploadBytes: number;
}
export interface LadderSettings {
  /**
   * Matches that a new version plays before it waits for its turn like the others.
   */
  burst: number;
}
/**
 * A round as an organiser adds it: a tournament of the versions that are active at its deadline.
 */
export interface NewRound {
  /**
   * What it is called in addresses: small letters, digits and hyphens.
   */
  name: string;
  /**
   * What people call it; the name when left out.
   */
  title?: string;
  /**
   * Who meets whom.
   */
  format: 'upc' | 'round-robin' | 'swiss';
  /**
   * Versions received until then take part: ISO 8601 with a time zone, as in 2027-01-15T22:00:00Z.
   */
  deadline: string;
  /**
   * Cycles of a round robin (2 when left out), rounds of swiss (7), or matches of a semifinal and the final in upc (16).
   */
  length?: number;
  /**
   * Matches on one map: 4 with the seats rotated, or 1; 4 when left out.
   */
  seats?: 1 | 4;
  /**
   * The preset of limits for bots; that of the contest when left out.
   */
  limits?: 'contest' | 'relaxed';
  /**
   * Sample bots that play and are rated, and are never ranked: marks are measured against them. Those of the formula for marks when left out. Not for upc.
   */
  references?: string[];
  /**
   * An earlier round: only those who were kept there take part, seeded by their places.
   */
  after?: string;
  /**
   * With after: how many of the earlier round take part; half of them when left out.
   */
  keep?: number;
  /**
   * Who sees results: staff alone, those who take part, or everybody (when left out). It can be changed at any time.
   */
  release?: 'hidden' | 'participants' | 'public';
}
/**
 * How the standings of a round become marks.
 */
export interface ContestMarkSettings {
  /**
   * The round that is marked; the last one that was played when left out.
   */
  round?: string;
  formula: MarkFormula;
  /**
   * The mark of those who did not take part; none when left out.
   */
  absent?: number;
}
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
