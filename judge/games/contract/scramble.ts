/** Changes whatever can be changed in a value, all through. */
export function scramble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  for (const [key, item] of Object.entries(holder)) {
    scramble(item);
    // What is frozen protects itself.
    if (Object.isFrozen(holder)) continue;
    if (typeof item === 'number') holder[key] = item + 1;
    else if (typeof item === 'string') holder[key] = `${item}?`;
    else if (typeof item === 'boolean') holder[key] = !item;
  }
  if (Array.isArray(value) && !Object.isFrozen(value)) value.reverse().pop();
}
