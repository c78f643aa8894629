// Generated from schemas/replay/round.json by "npm run types". Do not edit.

import type { Debug, Fault } from '../common.ts';

/**
 * One round of a replay. Lists have one entry for each player.
 */
export interface ReplayRound {
  /**
   * The number of a round.
   */
  round: number;
  /**
   * The orders that passed the order rules, as given.
   *
   * @minItems 4
   * @maxItems 4
   */
  orders: [{}[], {}[], {}[], {}[]];
  /**
   * The orders that were not carried out; left out when there are none.
   *
   * @minItems 4
   * @maxItems 4
   */
  rejected?: [Refusal[], Refusal[], Refusal[], Refusal[]];
  /**
   * The bots that went out in this round; left out when there are none.
   */
  faults?: Fault[];
  /**
   * Wall time of each answer in milliseconds; null for a bot that did not answer.
   *
   * @minItems 4
   * @maxItems 4
   */
  timeMs: [number | null, number | null, number | null, number | null];
  /**
   * CPU time of each answer, all threads and children; null where the system does not tell.
   *
   * @minItems 4
   * @maxItems 4
   */
  cpuMs?: [number | null, number | null, number | null, number | null];
  /**
   * Time in which each bot was ready to run and the machine had no CPU for it.
   *
   * @minItems 4
   * @maxItems 4
   */
  waitMs?: [number | null, number | null, number | null, number | null];
  /**
   * The most that the judge itself can have added to each answer.
   *
   * @minItems 4
   * @maxItems 4
   */
  lagMs?: [number | null, number | null, number | null, number | null];
  /**
   * For how long each bot was stopped since the question before, in the turns of others; left out when nobody was.
   *
   * @minItems 4
   * @maxItems 4
   */
  frozenMs?: [number | null, number | null, number | null, number | null];
  /**
   * Answers that came after the limit and were taken all the same, because the host explains the overrun; left out when there are none.
   */
  forgiven?: Forgiven[];
  /**
   * What each bot wrote on standard error since the round before; left out when nobody did.
   *
   * @minItems 4
   * @maxItems 4
   */
  stderr?: [string, string, string, string];
  /**
   * The debug part of each answer; left out when there is none.
   *
   * @minItems 4
   * @maxItems 4
   */
  debug?: [Debug | null, Debug | null, Debug | null, Debug | null];
  /**
   * Of the state after the round, the generator, and the orders above.
   */
  fingerprint: string;
}
/**
 * An order that was not carried out.
 */
export interface Refusal {
  /**
   * Index in the list of orders the player gave.
   */
  order: number;
  /**
   * Why, in words.
   */
  reason: string;
  /**
   * The order itself, where the order rules refused it. One that passed them and came to nothing later is among the orders.
   */
  given?: {};
}
export interface Forgiven {
  /**
   * A player, 0 to 3.
   */
  player: number;
  reason: string;
}
