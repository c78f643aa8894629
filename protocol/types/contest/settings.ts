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
}
/**
 * What a version must pass beside building, the check and a match against three copies of itself.
 */
export interface GateSettings {
  wins?: GateWins;
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
   * Of one person.
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
