/** What a command ends with when it does not end well; signals end it with 128 and their number. */
export const EXIT_CODES = {
  /** The answer is no: a replay does not hold, a check fails, a file is invalid. */
  failed: 1,
  /** People asked for something that cannot be done. */
  badUsage: 2,
  ourBug: 70,
} as const;
