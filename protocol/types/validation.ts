// Generated from schemas/validation.json by "npm run types". Do not edit.

/**
 * What "minions validate --json" prints.
 */
export type Validation = ValidFile | InvalidFile;

/**
 * All of it keeps to its schemas.
 */
export interface ValidFile {
  isValid: true;
  /**
   * What the file was found to be.
   */
  found: string[];
}
/**
 * The first thing that is wrong.
 */
export interface InvalidFile {
  isValid: false;
  /**
   * The line it is in, from 1.
   */
  line: number;
  /**
   * The schema that was asked; not there when it is not even JSON.
   */
  schema?: string;
  problem: ValidationProblem;
}
/**
 * What is wrong.
 */
export interface ValidationProblem {
  /**
   * JSON Pointer to the place; empty for the whole message.
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
