// Generated from schemas/contest/gate-terms.json by "npm run types". Do not edit.

/**
 * What a version must pass, as data: the same for the server and for "minions gate" at home.
 */
export interface GateTerms {
  game: string;
  config: {};
  limits: 'contest' | 'relaxed';
  wins?: TermsWins;
}
export interface TermsWins {
  against: string;
  atLeast: number;
  of: number;
}
