/** What is wrong with a message, for people: where, what was expected, what came, what to do. */
export interface Problem {
  /** JSON Pointer to the place; empty for the whole message. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
  readonly hint?: string;
}

export function describeProblem({ pointer, expected, received, hint }: Problem): string {
  const place = pointer === '' ? '' : `at ${pointer}: `;
  return `${place}expected ${expected}, got ${received}${hint === undefined ? '' : `; ${hint}`}`;
}

const LONGEST_EXCERPT = 60;

/** A value as short JSON. */
export function excerpt(value: unknown): string {
  return shorten(JSON.stringify(value) ?? 'nothing');
}

export function shorten(text: string): string {
  return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT)}…` : text;
}
