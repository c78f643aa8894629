// Generated from schemas/match/job.json by "npm run types". Do not edit.

import type { GameFrom, Limits, Parameters } from '../common.ts';

/**
 * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
 */
export type Seed = number | string;
/**
 * What the map follows from, for matches that share one; the seed when left out. Of the same form as a seed, and never with the rules original.
 */
export type MapSeed = number | string;

/**
 * A match to be played: everything that decides what comes of it, as data. It can be kept, sent to another machine, and played again.
 */
export interface MatchJob {
  /**
   * The game, as "minions games" names it.
   */
  game: string;
  gameFrom?: GameFrom;
  /**
   * The rule set; text when left out.
   */
  rules?: 'text' | 'original';
  /**
   * Numbers of the rules that differ from those of the rule set: see games/<id>/config.json.
   */
  config?: {};
  seed: Seed;
  mapSeed?: MapSeed;
  /**
   * The four bots, by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  seats: [JobSeat, JobSeat, JobSeat, JobSeat];
  /**
   * What a bot may use; those of the preset relaxed when left out.
   */
  limits?: Limits;
  /**
   * All bots think at once (when left out), one after another with the others stopped, or as many at once as the machine has cores for.
   */
  turns?: 'parallel' | 'serial' | 'auto';
  /**
   * Whether bots are stopped between rounds even when all think at once; false when left out.
   */
  freeze?: boolean;
  /**
   * The players whose clocks stop while a debugger holds them; none when left out.
   *
   * Items: A player, 0 to 3.
   */
  debug?: number[];
  /**
   * Where bots run: the best the machine has (auto, when left out), bubblewrap or nothing else, no sandbox at all.
   */
  sandbox?: 'auto' | 'bwrap' | 'none';
  /**
   * Whether bots may write in their own folders inside the sandbox; false when left out.
   */
  writable?: boolean;
}
export interface JobSeat {
  /**
   * How the bot is called in this match; made from its source when left out. Up to 12 characters, and #2 to #4 after them for the second to fourth of a name.
   */
  name?: string;
  bot: JobBot;
  /**
   * Values other than the usual ones of its bot.json. The digest then covers them too.
   */
  parameters?: Parameters;
}
export interface JobBot {
  /**
   * The bot as people name it: a program, a source file, a folder with bot.json, a sample bot, a command.
   */
  source: string;
  /**
   * What the bot must be made of, its files and recipe. A bot that is found to be made of something else is refused.
   */
  digest?: string;
}
