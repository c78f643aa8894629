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
   * The game it plays: one of minions by its name, or a path from this folder. "minions play ." and "minions check ." need no other.
   */
  game?: string;
  /**
   * Shown to people only.
   */
  language?: string;
  /**
   * A one-sentence description.
   */
  about?: string;
  run?: Command;
  build?: Command1;
  parameters?: ParameterRanges;
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

/**
 * Parameters that "minions tune" may choose, by name. The bot gets their values as start.parameters.
 */
export interface ParameterRanges {
  [k: string]: ParameterRange;
}
export interface ParameterRange {
  /**
   * A description of what it does.
   */
  about?: string;
  /**
   * The minimum.
   */
  min: number;
  /**
   * The maximum.
   */
  max: number;
  /**
   * The distance between values, counted from the minimum; any number between the two if omitted.
   */
  step?: number;
  /**
   * The current value, which the bot gets in every match.
   */
  default: number;
}
export interface BotEntry {
  about?: string;
  run: Command2;
  build?: Command2;
  parameters?: ParameterRanges1;
}
export interface ParameterRanges1 {
  [k: string]: ParameterRange;
}
