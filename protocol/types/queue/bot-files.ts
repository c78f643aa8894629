// Generated from schemas/queue/bot-files.json by "npm run types". Do not edit.

/**
 * Relative to the folder of the bot, with slashes.
 */
export type Path = string;

/**
 * The files of a bot, as a worker fetches them: each body is requested by its index in the list.
 */
export interface BotFiles {
  files: (SentFile | SentLink)[];
}
export interface SentFile {
  path: Path;
  bytes: number;
  /**
   * SHA-256 in hexadecimal digits.
   */
  sha256: string;
  isExecutable: boolean;
}
export interface SentLink {
  path: Path;
  /**
   * The target of the link: inside the folder of the bot, or an installed file.
   */
  link: string;
}
