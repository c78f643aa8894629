import { cutText, makeVisible } from './visible-text.ts';

/** What is wrong with a message, for people: where, what was expected, what came, what to do. */
export interface Problem {
  /** JSON Pointer to the place; empty for the whole message. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
  readonly hint?: string;
}

const MAX_EXCERPT_LENGTH = 60;
const MAX_POINTER_LENGTH = 80;
const MAX_NAME_LENGTH = 30;

export function describeProblem({ pointer, expected, received, hint }: Problem): string {
  const place = pointer === '' ? '' : `at ${cutText(makeVisible(pointer), MAX_POINTER_LENGTH)}: `;
  return `${place}expected ${expected}, got ${received}${hint === undefined ? '' : `; ${hint}`}`;
}

/** A value as short JSON. */
export function excerpt(value: unknown): string {
  return shorten(JSON.stringify(value) ?? 'nothing');
}

/** The beginning of what somebody wrote, on one line. */
export function shorten(text: string): string {
  return cutText(makeVisible(cutText(text, MAX_EXCERPT_LENGTH)), MAX_EXCERPT_LENGTH);
}

/** The name of a field in quotes, whatever somebody has called it. */
export function quoteName(name: string): string {
  return `"${cutText(makeVisible(cutText(name, MAX_NAME_LENGTH)), MAX_NAME_LENGTH)}"`;
}
