// Generated from schemas/compare/result.json by "npm run types". Do not edit.

import type { Names } from '../common.ts';

/**
 * What is compared of the two bots. points: who ends with more points; places: who takes the better place; rank-points: the share of rivals that each comes before. Without it, as before there was a choice: rank points in the same chair, places at the same table, and stakes that do not adapt.
 */
export type Score = 'points' | 'places' | 'rank-points';
export type Share = number;
/**
 * SHA-256 of its files and recipe; null where private.json does not know it any more.
 */
export type DigestOrNull = string | null;
export type ShareOrNull = number | null;

/**
 * The result of a comparison of two bots so far: what "minions compare --json" prints, and result.json in its folder. Everything except folder and times depends on the results of matches alone.
 */
export interface ComparisonResult {
  /**
   * Version of this format.
   */
  comparison: 1;
  game: string;
  rules: 'text' | 'original';
  /**
   * The verdict on the new bot: equal means within the margin.
   */
  verdict: 'better' | 'worse' | 'equal' | 'undecided';
  /**
   * Whether the comparison is finished: it is decided, or all blocks were played.
   */
  isFinal: boolean;
  /**
   * The confidence level of the verdict and the interval.
   */
  confidence: number;
  margin: number;
  /**
   * Whether the new bot takes the seat of the old one against the same rivals, or both play in the same match.
   */
  design: 'same-chair' | 'same-table';
  score?: Score;
  /**
   * How many blocks count, each on a seed of its own.
   */
  blocks: number;
  matchesPerBlock: number;
  /**
   * The mean of the block scores: above a half the new bot is ahead.
   */
  mean: number;
  /**
   * The confidence interval of the mean, valid at any time.
   *
   * @minItems 2
   * @maxItems 2
   */
  interval: [Share, Share];
  /**
   * Estimated number of further blocks; null if it is decided or cannot be estimated.
   */
  blocksLeft: number | null;
  old: ComparedBot;
  new: ComparedBot;
  rivals: ComparedRival[];
  /**
   * Mean rank points in each seat.
   */
  seats: ComparedSeat[];
  /**
   * The mean points at the end of a match, and the means of the game's other figures.
   */
  parts: ComparedPart[];
  /**
   * How much it helped that both bots played on the same seeds; null while this is unknown.
   */
  help: SeedHelp | null;
  /**
   * The worst losses of the new bot against the old one, the worst first.
   */
  lost: LostPair[];
  /**
   * Remarks about the figures.
   */
  notes: string[];
  /**
   * The secret from which every seed is derived: --secret repeats the comparison. null until it has ended.
   */
  secret: string | null;
  /**
   * The folder of journal, bots and replays; only in the printed result.
   */
  folder?: string;
  times?: ComparedTimes;
}
export interface ComparedBot {
  /**
   * As given on the command line.
   */
  source: string;
  /**
   * The digest of its files and build recipe.
   */
  digest: string | null;
  /**
   * The mean share of rivals beaten, ties counting half; null before the first block.
   */
  points: number | null;
  matches: number;
  /**
   * In how many matches it was out, by kind of fault.
   */
  faults: {
    [k: string]: number;
  };
  /**
   * Mean number of refused orders per match.
   */
  refused: number;
}
/**
 * Results of the two bots against a rival.
 */
export interface ComparedRival {
  name: string;
  digest: DigestOrNull;
  /**
   * How often each of the two met it.
   */
  matches: number;
  /**
   * How often the old bot came before it, ties counting half.
   */
  old: number | null;
  new: ShareOrNull;
}
export interface ComparedSeat {
  /**
   * A player, 0 to 3.
   */
  seat: number;
  /**
   * How many matches each of the two played in this seat.
   */
  matches: number;
  old: ShareOrNull;
  new: ShareOrNull;
}
export interface ComparedPart {
  part: string;
  old: number;
  new: number;
}
export interface SeedHelp {
  /**
   * Between the points of the two over blocks.
   */
  correlation: number;
  /**
   * How many times as many blocks other seeds would have needed.
   */
  factor: number;
}
export interface LostPair {
  block: number;
  /**
   * The seed of a match. Rules text: 1 to 64 printable ASCII characters with no space at either end; a number stands for its decimal text. Rules original: a whole number of 31 bits.
   */
  seed: number | string;
  old: LostAppearance;
  new: LostAppearance;
}
export interface LostAppearance {
  /**
   * Block and match, as in 12.3.
   */
  match: string;
  /**
   * A player, 0 to 3.
   */
  player: number;
  place: number;
  score: number;
  /**
   * Why it is out; null if it played to the end.
   */
  fault: string | null;
  /**
   * Relative to the folder of the comparison.
   */
  replay: string;
  /**
   * What people call the four players; the replay has their ids.
   */
  names: Names;
}
/**
 * Measured times, which differ from run to run; only in the printed result.
 */
export interface ComparedTimes {
  old: BotTimesOfComparison;
  new: BotTimesOfComparison;
}
/**
 * In milliseconds; null before the first block, and if the system does not report it.
 */
export interface BotTimesOfComparison {
  /**
   * Of an answer.
   */
  meanMs: number | null;
  maxMs: number | null;
  /**
   * Of a match.
   */
  cpuMs: number | null;
}
