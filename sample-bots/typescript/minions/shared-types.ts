// What the states of all games share.
// Generated from schemas/ by "npm run types". Do not edit.

/** What a bot may use. null: no limit. */
export interface Limits {
  /** Milliseconds for the first answer, the start of the program included. */
  readonly startMs: number | null;
  /** Milliseconds for every later answer. */
  readonly roundMs: number | null;
  /** Milliseconds of CPU time for the whole match, all threads and children together. */
  readonly cpuMs: number | null;
  /**
   * Milliseconds of CPU time from one state to the next, all threads and children together; for the first as much
   * more as it may take longer. Left out: as much as an answer may take, on each core there is.
   */
  readonly cpuRoundMs?: number | null;
  /** Most orders in one answer. */
  readonly orders: number;
  /** Longest line on standard output, in bytes. */
  readonly lineBytes: number;
  /** Most bytes on standard output in one round. */
  readonly roundBytes: number;
  /**
   * How much of the standard error of a round is kept at its head, and again at its tail. More is counted, not
   * punished.
   */
  readonly stderrBytes: number;
  /** How much standard error is kept in a match. */
  readonly stderrMatchBytes: number;
  /**
   * How much debug output of an answer is kept in the replay, in bytes of JSON. More is left out, not punished.
   */
  readonly debugBytes?: number;
  /** How much debug output of a bot is kept in the replay of a match. */
  readonly debugMatchBytes?: number;
  /** Deepest nesting of lists and objects in an answer. */
  readonly depth: number;
  /** Resident memory of the bot with all its processes, in MiB. */
  readonly memoryMb: number | null;
  /** Most processes at one time, the bot itself included, and those that have ended and were not waited for. */
  readonly processes: number | null;
  /** Most threads at one time, of all processes together. Left out: no limit. */
  readonly threads?: number | null;
}

export interface Rejection {
  /** Index in the list of orders I gave. */
  readonly order: number;
  /** Why, in words. */
  readonly reason: string;
}

/** How the match ended. */
export interface Result {
  /** The points of the four players at the start of this round. */
  readonly scores: readonly number[];
  /**
   * The place of each player, 1 to 4, by points. Players with the same points share one, but a bot that went out
   * comes behind those that played on.
   */
  readonly places: readonly number[];
}
