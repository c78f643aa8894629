// Generated from schemas/bot.json by "npm run types". Do not edit.

/**
 * bot.json: how the judge builds and runs the bot, or the bots, of a folder. {out} stands for the file or the folder the build makes.
 */
export type BotFile = {
  $schema?: string;
  /**
   * The name shown in matches.
   */
  name?: string;
  /**
   * For people.
   */
  language?: string;
  /**
   * One sentence for people.
   */
  about?: string;
  run?: Command;
  build?: Command1;
  /**
   * For a folder with several bots: each by its name.
   */
  bots?: {
    [k: string]: BotEntry;
  };
} & {
  [k: string]: unknown;
};
/**
 * The command and its arguments, started in this folder.
 *
 * @minItems 1
 */
export type Command = [string, ...string[]];
/**
 * Run in this folder before the first match, and again when a file of the folder has changed.
 *
 * @minItems 1
 */
export type Command1 = [string, ...string[]];
/**
 * @minItems 1
 */
export type Command2 = [string, ...string[]];

export interface BotEntry {
  about?: string;
  run: Command2;
  build?: Command2;
}
