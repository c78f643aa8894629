// Generated from schemas/rerun/ask.json by "npm run types". Do not edit.

import type { Fault } from '../common.ts';

/**
 * What "minions ask --json" prints: what a bot answers to the states of a recorded match, beside the recorded answers.
 */
export interface AskReport {
  /**
   * A player, 0 to 3.
   */
  player: number;
  /**
   * The name of the bot.
   */
  name: string;
  bot: AskedBot;
  /**
   * In how many of the rounds below the answers differ.
   */
  differs: number;
  /**
   * The first of them; null if there is none.
   */
  first: number | null;
  rounds: AskedRound[];
  /**
   * The end of the bot's standard error.
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
   * Whether the recorded player and the bot give the same orders in the same order; false if the player was out.
   */
  isSame: boolean;
  /**
   * null if the player was out.
   */
  recorded: GivenAnswer | null;
  now: GivenAnswer;
}
export interface GivenAnswer {
  /**
   * As given, including refused ones.
   */
  orders: {}[];
  /**
   * The fault of the bot in this round; null if there is none.
   */
  fault: Fault | null;
}
