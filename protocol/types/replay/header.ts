// Generated from schemas/replay/header.json by "npm run types". Do not edit.

import type { GameFrom, Limits, Names, Parameters } from '../common.ts';

/**
 * The first line of a replay: everything needed to play the match again, except the orders.
 */
export interface ReplayHeader {
  /**
   * Version of the replay format.
   */
  replay: 1;
  /**
   * The program that wrote it, with its version.
   */
  tool: string;
  protocol: 1;
  game: string;
  gameFrom?: GameFrom;
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
   * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
   */
  seed: number | string;
  names: Names;
  /**
   * The bots, by player.
   *
   * @minItems 4
   * @maxItems 4
   */
  bots?: [ReplayBot, ReplayBot, ReplayBot, ReplayBot];
  limits: Limits;
  /**
   * Whether the bots compute at the same time or one after another.
   */
  turns?: 'parallel' | 'serial';
  /**
   * What protected the machine and the bots from each other.
   */
  protections?: string[];
  /**
   * How the processes of bots were kept together and measured: as cgroups, or by looking into /proc.
   */
  clock?: 'cgroup' | 'proc';
  /**
   * What was not guaranteed, and would be elsewhere; empty when nothing is missing.
   */
  notGuaranteed?: string[];
  /**
   * Of the state before the first round.
   */
  fingerprint: string;
  /**
   * What the map follows from, for matches that share one; the seed when left out. Of the same form as a seed, and never with the rules original.
   */
  mapSeed?: number | string;
}
/**
 * The bot behind a name.
 */
export interface ReplayBot {
  /**
   * As given on the command line: a path, a command, a sample bot.
   */
  source?: string;
  /**
   * The digest of its files and build recipe; null if unknown.
   */
  digest?: string | null;
  /**
   * The values it was given; left out for a bot that has none.
   */
  parameters?: Parameters;
}
