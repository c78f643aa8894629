import type { GivenAnswer } from '../../protocol/types/rerun/report.ts';
import { describeOrder, findOrderedUnit } from './orders.ts';

/** What two answers to the same state order one unit to do. */
export interface AnswerRow {
  readonly unit: string;
  readonly recorded: string;
  readonly now: string;
  readonly isSame: boolean;
}

/** Two answers side by side, unit by unit; what differs comes first. */
export function compareAnswers(recorded: GivenAnswer | null, now: GivenAnswer): AnswerRow[] {
  const [before, after] = [collectOrders(recorded), collectOrders(now)];
  const units = [...new Set([...before.keys(), ...after.keys()])];
  const rows = units.map((unit) => {
    const [old = [], current = []] = [before.get(unit), after.get(unit)];
    const [was, is] = [describeAll(old), describeAll(current)];
    return { unit, recorded: was, now: is, isSame: was === is };
  });
  return rows.sort((a, b) => Number(a.isSame) - Number(b.isSame) || Number(a.unit) - Number(b.unit));
}

const describeAll = (orders: readonly string[]): string => (orders.length === 0 ? 'no order' : orders.join('; '));

/** Why a player gives no orders, or how many it gives. */
export function describeGiven(answer: GivenAnswer | null): string {
  if (answer === null) return 'was out';
  if (answer.fault) return `out, ${answer.fault.code}: ${answer.fault.reason}`;
  const { length } = answer.orders;
  return `${length} ${length === 1 ? 'order' : 'orders'}`;
}

function collectOrders(answer: GivenAnswer | null): Map<string, string[]> {
  const orders = new Map<string, string[]>();
  for (const order of answer?.orders ?? []) {
    const unit = String(findOrderedUnit(order) ?? '');
    orders.set(unit, [...(orders.get(unit) ?? []), describeOrder(order)]);
  }
  return orders;
}
