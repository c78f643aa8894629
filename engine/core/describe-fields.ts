import type { MatchEvent } from './match-event.ts';

/** An event of which nobody says more, in words: its kind and its fields. */
export function describeFields({ kind, ...fields }: MatchEvent): string {
  const words = Object.entries(fields).map(([name, value]) => `${name} ${describeValue(value)}`);
  return [kind, ...words].join(', ');
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `(${value.join(', ')})`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
