/** A bot that could be started as it is, and what it has to see. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  /** Where it is started. */
  readonly folder: string;
  /** Files and folders, by their paths. */
  readonly sees: readonly string[];
  /** Folders in those that it must not see. */
  readonly hidden?: readonly string[];
}
