/** What the document of Crematoria forbids in submissions (its 3.3), and what to do instead. */
export const PUBLISHED_RULES = {
  'one source file': 'put all your code into the file that includes Player.hh',
  'no global variables': 'use attributes of your class; constants may be global',
  'standard libraries only': 'include headers of the C++ standard library and Player.hh',
  'no files': 'keep what the player knows in attributes of your class',
  'no threads': 'let the player think in its own thread',
  'no forks': 'do everything in the process of the player',
  'no system calls': 'do without: the judge allows none of them',
  'no standard input or output': 'write notes to cerr; cout and cin belong to the judge',
} as const;

export type PublishedRule = keyof typeof PUBLISHED_RULES;

/** A line of a player that breaks a rule. */
export interface Violation {
  readonly rule: PublishedRule;
  /** Undefined where it cannot be said. */
  readonly line: number | undefined;
  readonly what: string;
}

export const describeViolation = (file: string, { rule, line, what }: Violation): string =>
  `${line === undefined ? file : `${file}, line ${line}`}: ${rule}: ${what}`;
