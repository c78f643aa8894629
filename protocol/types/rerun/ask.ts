// Generated from schemas/rerun/ask.json by "npm run types". Do not edit.

import type { Fault } from '../common.ts';

/**
 * What "minions ask --json" prints: what a bot answers to the states of a recorded match, beside what was answered then.
 */
export interface AskReport {
  /**
   * A player, 0 to 3.
   */
  player: number;
  /**
   * Of the bot that is asked.
   */
  name: string;
  bot: AskedBot;
  /**
   * In how many of the rounds below the answers differ.
   */
  differs: number;
  /**
   * The first of them; null when there is none.
   */
  first: number | null;
  rounds: AskedRound[];
  /**
   * The last words of the bot on standard error.
   */
  stderr: string;
}
export interface AskedBot {
  source: string;
  digest: string;
}
export interface AskedRound {
  /**
   * The number of a round.
   */
  round: number;
  /**
   * Whether the player of then and the bot give the same orders in the same order; false where the player was out.
   */
  isSame: boolean;
  /**
   * null where the player was out.
   */
  recorded: GivenAnswer | null;
  now: GivenAnswer;
}
export interface GivenAnswer {
  /**
   * As given, those that were refused too.
   */
  orders: {}[];
  /**
   * What put the bot out in this round; null when nothing did.
   */
  fault: Fault | null;
}
