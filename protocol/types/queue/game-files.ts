// Generated from schemas/queue/game-files.json by "npm run types". Do not edit.

/**
 * Relative to the folder of the game, with slashes.
 */
export type Path = string;

/**
 * The files of the rules of a game, as a worker fetches them: each body is requested by its index in the list. The digest of the game depends on this alone.
 */
export interface SentGame {
  /**
   * The file that defines the game.
   */
  file: string;
  files: SentGameFile[];
}
export interface SentGameFile {
  path: Path;
  bytes: number;
  /**
   * SHA-256 in hexadecimal digits.
   */
  sha256: string;
}
