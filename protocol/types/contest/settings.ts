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
