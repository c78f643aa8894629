/** How two answers to the same state differ. */
export interface OrdersComparison {
  readonly isSame: boolean;
  /** What stands in one answer and not in the other. */
  readonly firstOnly: readonly object[];
  readonly secondOnly: readonly object[];
}

/** Orders are the same when they say the same in the same order, however their fields are arranged. */
export function compareOrders(first: readonly object[], second: readonly object[]): OrdersComparison {
  const [before, after] = [first.map(makeKey), second.map(makeKey)];
  const isSame = before.length === after.length && before.every((key, index) => key === after[index]);
  if (isSame) return { isSame, firstOnly: [], secondOnly: [] };
  return { isSame, firstOnly: subtract(first, before, after), secondOnly: subtract(second, after, before) };
}

function subtract(orders: readonly object[], keys: readonly string[], others: readonly string[]): object[] {
  const counts = new Map<string, number>();
  for (const key of others) counts.set(key, (counts.get(key) ?? 0) + 1);
  return orders.filter((_, index) => {
    const left = counts.get(keys[index]!) ?? 0;
    if (left > 0) counts.set(keys[index]!, left - 1);
    return left === 0;
  });
}

function makeKey(order: object): string {
  return JSON.stringify(Object.entries(order).sort(([a], [b]) => (a < b ? -1 : 1)));
}
