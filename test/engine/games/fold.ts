import type { MatchEvent } from '../../../engine/core/match-event.ts';

/** A match as whoever hears nothing but its events knows it, from the first state on. */
export interface Fold {
  take(event: MatchEvent): void;
  /** What must be the same in the state of the engine after the round. */
  finish(): FoldedState;
}

export interface FoldedState {
  readonly view: object;
  readonly scores: readonly number[];
}

/** Makes a fold from the first state of a match. */
export type StartFold = (view: object, scores: readonly number[], config: object) => Fold;

/** Rows of letters with one of them changed. */
export function putLetter(rows: string[], row: number, column: number, letter: string): void {
  const old = rows[row]!;
  rows[row] = old.slice(0, column) + letter + old.slice(column + 1);
}

/** Throws for a kind of event that a fold does not know. */
export function refuse(event: never): never {
  throw new Error(`an event of an unknown kind: ${JSON.stringify(event)}`);
}
