import { cutText, makeVisible } from '../protocol/visible-text.ts';

/** A file that is not a replay, or cannot be played again; the message says which line and why. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';

  /** @param hint what to do, where another file would not help */
  constructor(
    problem: string,
    readonly hint?: string,
  ) {
    super(shortenProblem(problem));
  }
}

const MAX_PROBLEM_LENGTH = 300;

/** A sentence with parts of a file in it, which may be of any kind and length. */
export function shortenProblem(problem: string): string {
  return makeVisible(cutText(problem, MAX_PROBLEM_LENGTH));
}
