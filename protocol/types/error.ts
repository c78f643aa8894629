// Generated from schemas/error.json by "npm run types". Do not edit.

/**
 * What a command prints with --json when it could not do what was asked.
 */
export interface Failure {
  error: FailureError;
}
export interface FailureError {
  /**
   * usage: people can fix it. bug: a mistake of the judge.
   */
  kind: 'usage' | 'bug';
  /**
   * What is wrong, in one sentence; with what a compiler wrote where one failed.
   */
  message: string;
  /**
   * What to do about it; null when nobody knows.
   */
  hint: string | null;
  /**
   * What the command exits with.
   */
  exitCode: number;
}
