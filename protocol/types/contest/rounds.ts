// Generated from schemas/contest/rounds.json by "npm run types". Do not edit.

/**
 * The calendar: rounds in the order of their deadlines.
 */
export interface ContestRounds {
  rounds: ContestRound[];
}
/**
 * A round of a contest.
 */
export interface ContestRound {
  name: string;
  title: string;
  format: 'upc' | 'round-robin' | 'swiss';
  deadline: string;
  /**
   * open until the deadline; closing while versions received in time pass the gate; playing; played; or rescinded: it does not count.
   */
  state: 'open' | 'closing' | 'playing' | 'played' | 'rescinded';
  /**
   * 1, and one more each time that it was extended after its deadline, run again, or a late version was promoted.
   */
  run: number;
  /**
   * SHA-256 of the secret from which every seed comes, published before the deadline.
   */
  commitment: string;
  /**
   * SHA-256 of the list of entrants; null until they are known.
   */
  entrants: string | null;
  /**
   * Who takes part, once the deadline has passed.
   */
  entries: RoundEntry[];
  after: string | null;
  keep: number | null;
  visibility: 'hidden' | 'participants' | 'public';
  /**
   * How many blocks are shown; null for all.
   */
  shown: number | null;
  /**
   * How many have been played.
   */
  matches: number;
  /**
   * Revealed when everything is public.
   */
  secret: string | null;
  /**
   * Where its public folder can be downloaded, as tar.gz; null until everything is public.
   */
  folder: string | null;
  events: RoundEvent[];
}
export interface RoundEntry {
  bot: string;
  version: number;
  owner: string;
  /**
   * Received after the deadline, and promoted by staff.
   */
  promoted: boolean;
}
export interface RoundEvent {
  at: string;
  action: 'added' | 'extended' | 'closed' | 'entrants' | 'played' | 'promoted' | 'rerun' | 'rescinded' | 'released';
  reason: string | null;
  /**
   * The commitment that is in force since then; null where it did not change.
   */
  commitment: string | null;
}
