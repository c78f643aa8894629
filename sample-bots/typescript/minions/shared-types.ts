// What the states of all games share.
// Generated from schemas/ by "npm run types". Do not edit.

/** What a bot may use. null: no limit. */
export interface Limits {
  /** Milliseconds for the first answer, including the start of the program. */
  readonly startMs: number | null;
  /** Milliseconds for every later answer. */
  readonly roundMs: number | null;
  /** Milliseconds of CPU time for the whole match, all threads and children together. */
  readonly cpuMs: number | null;
  /**
   * Milliseconds of CPU time from one state to the next, all threads and children together; the first answer gets as
   * much more as its time limit is longer. If omitted: the time limit of an answer, times the number of cores.
   */
  readonly cpuRoundMs?: number | null;
  /** Maximum number of orders in one answer. */
  readonly orders: number;
  /** Maximum length of a line on standard output, in bytes. */
  readonly lineBytes: number;
  /** Maximum number of bytes on standard output in one round. */
  readonly roundBytes: number;
  /**
   * How many bytes of the standard error of a round are kept at its head, and again at its tail. More is counted, but
   * not a fault.
   */
  readonly stderrBytes: number;
  /** How many bytes of standard error are kept in a match. */
  readonly stderrMatchBytes: number;
  /**
   * How much debug output of an answer is kept in the replay, in bytes of JSON. More is dropped, but not a fault.
   */
  readonly debugBytes?: number;
  /** How much debug output of a bot is kept in the replay of a match. */
  readonly debugMatchBytes?: number;
  /** Maximum nesting depth of lists and objects in an answer. */
  readonly depth: number;
  /** Resident memory of the bot with all its processes, in MiB. */
  readonly memoryMb: number | null;
  /** Maximum number of processes at one time, including the bot itself and zombie processes. */
  readonly processes: number | null;
  /** Maximum number of threads at one time, of all processes together. No limit if omitted. */
  readonly threads?: number | null;
}

export interface Rejection {
  /** Index in the list of orders I gave. */
  readonly order: number;
  /** Why. */
  readonly reason: string;
}

/** How the match ended. */
export interface Result {
  /** The points of the four players: any finite numbers. Those of the four games of minions are integers. */
  readonly scores: readonly number[];
  /**
   * The place of each player, 1 to 4, by points. Players with equal points share a place, but a bot that is out ranks
   * behind those that played on.
   */
  readonly places: readonly number[];
}
