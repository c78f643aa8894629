// Generated from schemas/validation.json by "npm run types". Do not edit.

/**
 * What "minions validate --json" prints.
 */
export type Validation = ValidFile | InvalidFile;

/**
 * Everything matches its schemas.
 */
export interface ValidFile {
  isValid: true;
  /**
   * The detected kind of the file.
   */
  found: string[];
}
/**
 * The first problem.
 */
export interface InvalidFile {
  isValid: false;
  /**
   * The line it is in, from 1.
   */
  line: number;
  /**
   * The schema used; absent if it is not JSON.
   */
  schema?: string;
  problem: ValidationProblem;
}
/**
 * What is wrong.
 */
export interface ValidationProblem {
  /**
   * JSON Pointer to the problem; empty for the whole message.
   */
  pointer: string;
  /**
   * What was expected.
   */
  expected: string;
  /**
   * What came.
   */
  received: string;
  /**
   * What to do about it.
   */
  hint?: string;
}
