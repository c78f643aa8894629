import { cutText, makeVisible } from './visible-text.ts';

/** What is wrong with a message, for people: where, what was expected, what came, what to do. */
export interface Problem {
  /** JSON Pointer to the place; empty for the whole message. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
  readonly hint?: string;
}

const LONGEST_EXCERPT = 60;
const LONGEST_POINTER = 80;
const LONGEST_NAME = 30;

export function describeProblem({ pointer, expected, received, hint }: Problem): string {
  const place = pointer === '' ? '' : `at ${cutText(makeVisible(pointer), LONGEST_POINTER)}: `;
  return `${place}expected ${expected}, got ${received}${hint === undefined ? '' : `; ${hint}`}`;
}

/** A value as short JSON. */
export function excerpt(value: unknown): string {
  return shorten(JSON.stringify(value) ?? 'nothing');
}

/** The beginning of what somebody wrote, on one line. */
export function shorten(text: string): string {
  return cutText(makeVisible(cutText(text, LONGEST_EXCERPT)), LONGEST_EXCERPT);
}

/** The name of a field in quotes, whatever somebody has called it. */
export function quoteName(name: string): string {
  return `"${cutText(makeVisible(cutText(name, LONGEST_NAME)), LONGEST_NAME)}"`;
}
