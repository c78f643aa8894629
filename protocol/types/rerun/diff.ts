// Generated from schemas/rerun/diff.json by "npm run types". Do not edit.

import type { Scores } from '../common.ts';

/**
 * What "minions diff --json" prints: where two replays, a and b, diverge.
 */
export interface ReplayComparison {
  /**
   * Whether they record the same match with the same answers.
   */
  isSame: boolean;
  /**
   * Where the headers differ, the most important fields first.
   */
  header: HeaderDifference[];
  /**
   * The first difference in what was played; null if there is none.
   */
  first: PlayDifference | null;
  rounds: RoundCounts;
  /**
   * The points at the beginning of every round and at the end.
   */
  scores: ScoreRow[];
}
export interface HeaderDifference {
  /**
   * As in seed, config.rounds, names[2].
   */
  field: string;
  a: string;
  b: string;
}
export interface PlayDifference {
  /**
   * The boards differ before the first round, or although everything else is the same (state); a bot gives other orders (orders); a bot is out in only one of them (verdict); the same orders lead to other boards, because the seeds differ (chance); one is longer (length).
   */
  kind: 'state' | 'orders' | 'verdict' | 'chance' | 'length';
  /**
   * null before the first round and at the end.
   */
  round: number | null;
  player: number | null;
  /**
   * The same as text.
   */
  words: string;
  orders?: DifferentOrders;
}
/**
 * The orders in each, where they differ.
 */
export interface DifferentOrders {
  a: {}[];
  b: {}[];
}
/**
 * How many rounds each has.
 */
export interface RoundCounts {
  a: number;
  b: number;
}
export interface ScoreRow {
  /**
   * The round that begins with these points; one more than the last at the end.
   */
  round: number;
  /**
   * Rounds played so far.
   */
  played: number;
  a: Scores | null;
  b: Scores | null;
}
