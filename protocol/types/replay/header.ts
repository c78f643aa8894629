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
   * Most orders in one answer.
   */
  orders: number;
  /**
   * Longest line a bot may write, in bytes.
   */
  lineBytes: number;
}
