/** All values of a property, wherever it is. */
export function listValues(value: unknown, property: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === property ? [item] : listValues(item, property)));
}
