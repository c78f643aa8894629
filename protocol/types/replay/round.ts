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
   * The accepted orders, as given.
   *
   * @minItems 4
   * @maxItems 4
   */
  orders: [{}[], {}[], {}[], {}[]];
  /**
   * The orders that were not carried out; omitted if there are none.
   *
   * @minItems 4
   * @maxItems 4
   */
  rejected?: [Refusal[], Refusal[], Refusal[], Refusal[]];
  /**
   * The bots that are out since this round; omitted if there are none.
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
   * CPU time of each answer, all threads and children; null if the system does not report it.
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
   * The maximum delay that the judge itself can have added to each answer.
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
   * Answers that came after the limit but were accepted, because the machine caused the delay; omitted if there are none.
   */
  forgiven?: Forgiven[];
  /**
   * What each bot wrote to standard error since the previous round; omitted if there is nothing.
   *
   * @minItems 4
   * @maxItems 4
   */
  stderr?: [string, string, string, string];
  /**
   * The debug part of each answer; omitted if there is none.
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
   * Why.
   */
  reason: string;
  /**
   * The order itself, if it was refused before anything moved. An order that failed in its turn is among the orders.
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
