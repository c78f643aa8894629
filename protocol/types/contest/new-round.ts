// Generated from schemas/contest/new-round.json by "npm run types". Do not edit.

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
