// Generated from schemas/compare/tuning.json by "npm run types". Do not edit.

import type { Parameters } from '../common.ts';

/**
 * What is compared of the two bots. points: who ends with more points; places: who takes the better place; rank-points: the share of rivals that each comes before. Without it, as before there was a choice: rank points in the same chair, places at the same table, and stakes that do not adapt.
 */
export type Score = 'points' | 'places' | 'rank-points';

/**
 * What a search for better values of a bot's parameters has found by now: what "minions tune --json" prints.
 */
export interface TuningResult {
  /**
   * Version of the form of results.
   */
  tuning: 1;
  game: string;
  /**
   * The bot as people named it.
   */
  source: string;
  /**
   * The values that its bot.json gives it.
   */
  present: Parameters;
  /**
   * The values that were left at the end of the search; null until then.
   */
  best: Parameters | null;
  /**
   * All values that were tried, those that went furthest first.
   */
  candidates: TunedCandidate[];
  /**
   * The best values against the present ones, on fresh seeds; null until then, and when the present ones are the best.
   */
  comparison: ComparisonResult | null;
  /**
   * Where journals, bots and replays are.
   */
  folder?: string;
}
export interface TunedCandidate {
  name: string;
  parameters: Parameters;
  /**
   * How far it came: on each rung half of the candidates is left behind.
   */
  rung: number;
  matches: number;
  /**
   * The mean share of rivals it comes before; null before its first match.
   */
  points: number | null;
}
/**
 * What a comparison of two bots tells by now: what "minions compare --json" prints, and result.json in its folder. Everything but folder and times comes from the results of matches alone.
 */
export interface ComparisonResult {
  /**
   * Version of the form of results.
   */
  comparison: 1;
  game: string;
  rules: 'text' | 'original';
  /**
   * What is known of the new bot: equal means within the margin.
   */
  verdict: 'better' | 'worse' | 'equal' | 'undecided';
  /**
   * Whether nothing more will be played: it has decided, or all blocks were played.
   */
  isFinal: boolean;
  /**
   * How sure the verdict and the interval are.
   */
  confidence: number;
  margin: number;
  /**
   * Whether the new bot takes the seat of the old one against the same rivals, or both sit at the same table.
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
   * Every mean that the blocks leave possible, at any time one looks.
   *
   * @minItems 2
   * @maxItems 2
   */
  interval: [number, number];
  /**
   * How many blocks more it would take if it goes on like this; null when it has decided, and when nobody can tell.
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
   * The mean points at the end of a match, and the means of what the game counts beside them.
   */
  parts: ComparedPart[];
  /**
   * How much it helped that both bots played on the same seeds; null while nothing can be said.
   */
  help: SeedHelp | null;
  /**
   * Where the new bot lost most to the old one, the worst first.
   */
  lost: LostPair[];
  /**
   * What should be known about the figures, in sentences.
   */
  notes: string[];
  /**
   * From which every seed comes: --secret repeats the comparison. null until it has ended.
   */
  secret: string | null;
  /**
   * Where journal, bots and replays are; in what is printed only.
   */
  folder?: string;
  times?: ComparedTimes;
}
export interface ComparedBot {
  /**
   * As people named it.
   */
  source: string;
  /**
   * What it is made of.
   */
  digest: string;
  /**
   * The mean share of rivals it comes before, ties counting half; null before the first block.
   */
  points: number | null;
  matches: number;
  /**
   * In how many matches it went out, by kind.
   */
  faults: {
    [k: string]: number;
  };
  /**
   * Orders refused in a match, on the average.
   */
  refused: number;
}
/**
 * How the two do against a rival.
 */
export interface ComparedRival {
  name: string;
  /**
   * SHA-256 of what is meant, in hexadecimal digits.
   */
  digest: string;
  /**
   * How often each of the two met it.
   */
  matches: number;
  /**
   * How often the old bot came before it, ties counting half.
   */
  old: number | null;
  new: number | null;
}
export interface ComparedSeat {
  /**
   * A player, 0 to 3.
   */
  seat: number;
  /**
   * How often each of the two sat there.
   */
  matches: number;
  old: number | null;
  new: number | null;
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
   * Why it went out; null when it played to the end.
   */
  fault: string | null;
  /**
   * From the folder of the comparison.
   */
  replay: string;
}
/**
 * Measured times, which no second run would give again; in what is printed only.
 */
export interface ComparedTimes {
  old: BotTimesOfComparison;
  new: BotTimesOfComparison;
}
/**
 * In milliseconds; null before the first block, and where the system does not tell.
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
