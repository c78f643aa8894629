/** Lets any change of a value throw, all through. */
export function freezeAll<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) freezeAll(item);
  return Object.freeze(value);
}
