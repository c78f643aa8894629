/** A copy of plain data, all through: numbers, texts, lists and objects. */
export function copyPlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => copyPlain(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  // Numbers in a row have their own way to be copied.
  if (ArrayBuffer.isView(value)) return (value as unknown as Int32Array).slice() as T;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, copyPlain(item as unknown)])) as T;
}
