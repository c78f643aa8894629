// Generated from schemas/contest/gate-terms.json by "npm run types". Do not edit.

/**
 * What a version must pass, as data: the same for the server and for "minions gate" at home.
 */
export interface GateTerms {
  game: string;
  config: {};
  limits: 'contest' | 'relaxed';
  wins?: TermsWins;
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
export interface TermsWins {
  against: string;
  atLeast: number;
  of: number;
}
