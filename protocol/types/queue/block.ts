// Generated from schemas/queue/block.json by "npm run types". Do not edit.

import type { GameFrom, Limits, Parameters } from '../common.ts';

/**
 * Matches on one map, as sent to a worker: the unit of work.
 */
export interface BlockJob {
  /**
   * The tournament it belongs to: SHA-256 of its definition.
   */
  contest: string;
  block: number;
  /**
   * Whether nothing else may be played on the machine at the same time.
   */
  isAlone: boolean;
  gate?: GateJob;
  /**
   * Empty for a gate.
   */
  matches: BlockMatch[];
}
/**
 * A gate of a contest that is to be run, in place of matches.
 */
export interface GateJob {
  /**
   * The bot, by the path that the worker keeps it under.
   */
  source: string;
  /**
   * SHA-256 in hexadecimal digits.
   */
  digest: string;
  terms: GateTerms;
  sandbox: 'auto' | 'bwrap' | 'none';
  /**
   * How its bots are measured.
   */
  clock: 'auto' | 'cgroup' | 'proc';
}
/**
 * What a version must pass, as data: the same for the server and for "minions gate" at home.
 */
export interface GateTerms {
  game: string;
  config: {};
  limits: 'contest' | 'relaxed';
  wins?: TermsWins;
  /**
   * published: C++ submissions must be players of the published games, under the restrictions that the document of Crematoria lists (3.3): one source file, no global variables, standard libraries only, no files, threads, forks or other system calls, nothing on standard output. Other languages are not affected.
   */
  profile?: 'published';
  /**
   * Whether a submission in any language must be one source file and may not start other processes.
   */
  oneFile?: boolean;
  /**
   * How long a build may take; 60 when left out.
   */
  buildSeconds?: number;
}
export interface TermsWins {
  against: string;
  atLeast: number;
  of: number;
}
export interface BlockMatch {
  block: number;
  match: number;
  attempt: number;
  job: MatchJob;
}
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
  /**
   * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
   */
  seed: number | string;
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
  /**
   * What the map follows from, for matches that share one; the seed when left out. Of the same form as a seed, and never with the rules original.
   */
  mapSeed?: number | string;
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
   * SHA-256 in hexadecimal digits.
   */
  digest?: string;
}
