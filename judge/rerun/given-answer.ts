import type { Player } from '../../engine/core/players.ts';
import type { Fault } from '../../protocol/types/common.ts';
import type { GivenAnswer } from '../../protocol/types/rerun/report.ts';
import { compareOrders } from '../../replay/compare-orders.ts';

/** What a player did in a round: gave orders, or went out. */
export function makeGivenAnswer(
  given: readonly object[],
  faults: readonly Fault[] | undefined,
  player: Player,
): GivenAnswer {
  return { orders: [...given], fault: faults?.find((one) => one.player === player) ?? null };
}

/** Whether two answers to the same state are the same. Why exactly a bot went out may be given in other words. */
export function isSameAnswer(recorded: GivenAnswer, now: GivenAnswer): boolean {
  return recorded.fault?.code === now.fault?.code && compareOrders(recorded.orders, now.orders).isSame;
}
