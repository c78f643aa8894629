// Generated from schemas/replay/header.json by "npm run types". Do not edit.

/**
 * The names of the four bots, by player.
 *
 * @minItems 4
 * @maxItems 4
 */
export type Names = [string, string, string, string];

/**
 * The first line of a replay: everything needed to play the match again but the orders.
 */
export interface ReplayHeader {
  /**
   * Version of the form of replays.
   */
  replay: 1;
  /**
   * What wrote it, with its version.
   */
  tool: string;
  protocol: 1;
  game: string;
  /**
   * Version of the rules of the game.
   */
  rulesVersion: string;
  /**
   * The configuration of the game: see games/<id>/config.json.
   */
  config: {
    rules: 'text' | 'original';
    rounds: number;
  };
  /**
   * The seed of the match.
   */
  seed: number;
  names: Names;
  limits: Limits;
  /**
   * Whether the bots think all at once or one after another.
   */
  turns?: 'parallel' | 'serial';
  /**
   * What protected the machine and the bots from each other.
   */
  protections?: string[];
  /**
   * Of the state before the first round.
   */
  fingerprint: string;
}
/**
 * What a bot may use. null: no limit.
 */
export interface Limits {
  /**
   * Milliseconds for the first answer, the start of the program included.
   */
  startMs: number | null;
  /**
   * Milliseconds for every later answer.
   */
  roundMs: number | null;
  /**
   * Milliseconds of CPU time for the whole match, all threads and children together.
   */
  cpuMs: number | null;
  /**
   * Most orders in one answer.
   */
  orders: number;
  /**
   * Longest line on standard output, in bytes.
   */
  lineBytes: number;
  /**
   * Most bytes on standard output in one round.
   */
  roundBytes: number;
  /**
   * How much of the standard error of a round is kept at its head, and again at its tail. More is counted, not punished.
   */
  stderrBytes: number;
  /**
   * How much standard error is kept in a match.
   */
  stderrMatchBytes: number;
  /**
   * Deepest nesting of lists and objects in an answer.
   */
  depth: number;
  /**
   * Resident memory of the bot with all its processes, in MiB.
   */
  memoryMb: number | null;
  /**
   * Most processes at one time, the bot itself included.
   */
  processes: number | null;
}
