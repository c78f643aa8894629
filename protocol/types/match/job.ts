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
 * A match to be played: everything that determines its result, as data. It can be stored, sent to another machine, and played again.
 */
export interface MatchJob {
  /**
   * The id of the game, as listed by "minions games".
   */
  game: string;
  gameFrom?: GameFrom;
  /**
   * Where jobs of earlier versions have the rule set; it stands in config.
   */
  rules?: 'text' | 'original';
  /**
   * The rule set, text when left out, and numbers of the rules that differ from its own: see games/<id>/config.json.
   */
  config?: {};
  seed: Seed;
  /**
   * The four bots, by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  seats: [JobSeat, JobSeat, JobSeat, JobSeat];
  /**
   * What a bot may use; the preset relaxed if omitted.
   */
  limits?: Limits;
  /**
   * All bots compute at the same time (the default), one after another with the others stopped, or as many at once as the machine has cores.
   */
  turns?: 'parallel' | 'serial' | 'auto';
  /**
   * Whether bots are stopped between rounds even if all compute at the same time; false if omitted.
   */
  freeze?: boolean;
  /**
   * The players whose clocks stop while a debugger holds them; none if omitted.
   *
   * Items: A player, 0 to 3.
   */
  debug?: number[];
  /**
   * Where bots run: the best sandbox available (auto, the default), only in bubblewrap, or without a sandbox.
   */
  sandbox?: 'auto' | 'bwrap' | 'none';
  /**
   * How the processes of bots are kept together and measured: the best the machine has (auto, when left out), cgroups or nothing else, or by looking into /proc.
   */
  clock?: 'auto' | 'cgroup' | 'proc';
  /**
   * Whether bots may write in their own folders inside the sandbox; false if omitted.
   */
  writable?: boolean;
  mapSeed?: MapSeed;
}
export interface JobSeat {
  /**
   * The name of the bot in this match; derived from its source if omitted. Up to 12 characters, followed by #2 to #4 for the second to fourth bot with the same name.
   */
  name?: string;
  bot: JobBot;
  /**
   * What the bot may do less than others inside a sandbox: start no processes (no-children), or what the contest of the published games allowed (published: no processes, threads, sockets, or files opened for writing).
   */
  restriction?: 'no-children' | 'published';
  /**
   * Values that differ from the defaults in its bot.json. The digest then covers them too.
   */
  parameters?: Parameters;
}
export interface JobBot {
  /**
   * The bot as given on the command line: a program, a source file, a folder with bot.json, a sample bot, a command.
   */
  source: string;
  /**
   * The required digest of its files and build recipe. A bot with another digest is refused.
   */
  digest?: string;
}
