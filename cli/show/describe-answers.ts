import type { GivenAnswer } from '../../protocol/types/rerun/report.ts';
import { cutText, makeVisible } from '../../protocol/visible-text.ts';
import { compareOrders } from '../../replay/compare-orders.ts';

const MAX_ORDERS = 6;
const MAX_REASON_LENGTH = 200;

/** How two answers to the same state differ, on a few lines: what only one of them says. */
export function describeAnswers(recorded: GivenAnswer, now: GivenAnswer): string {
  const { firstOnly, secondOnly } = compareOrders(recorded.orders, now.orders);
  const isOnlyOrder = firstOnly.length + secondOnly.length === 0 && !recorded.fault && !now.fault;
  if (isOnlyOrder) return `  the same ${recorded.orders.length} orders, in another order\n`;
  return `  recorded: ${describeAnswer(recorded, firstOnly)}\n  now:      ${describeAnswer(now, secondOnly)}\n`;
}

/** Both answers with all their orders. */
export function listAnswers(recorded: GivenAnswer, now: GivenAnswer): string {
  const list = (answer: GivenAnswer): string => describeAnswer(answer, answer.orders, Infinity);
  return `  recorded: ${list(recorded)}\n  now:      ${list(now)}\n`;
}

function describeAnswer({ orders, fault }: GivenAnswer, own: readonly object[], most = MAX_ORDERS): string {
  if (fault) return makeVisible(cutText(`out, ${fault.code}: ${fault.reason}`, MAX_REASON_LENGTH));
  if (orders.length === 0) return 'no orders';
  const same = orders.length - own.length;
  return [listOrders(own, most), ...(same === 0 ? [] : [`${same} the same`])]
    .filter((part) => part !== '')
    .join(', and ');
}

/** Orders as they were written, as far as there is room. */
export function listOrders(orders: readonly object[], most = MAX_ORDERS): string {
  const shown = orders.slice(0, most).map((order) => JSON.stringify(order));
  const more = orders.length - shown.length;
  return makeVisible([...shown, ...(more > 0 ? [`${more} more`] : [])].join(' '));
}
