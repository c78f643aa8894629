// Generated from schemas/error.json by "npm run types". Do not edit.

/**
 * What a command prints with --json when it fails.
 */
export interface Failure {
  error: FailureError;
}
export interface FailureError {
  /**
   * usage: the user can fix it. bug: a bug in the judge.
   */
  kind: 'usage' | 'bug';
  /**
   * What is wrong, with the compiler output if a build failed.
   */
  message: string;
  /**
   * What to do about it; null if unknown.
   */
  hint: string | null;
  /**
   * The exit code of the command.
   */
  exitCode: number;
}
