/** How to get from a bot people name to a process: what to build, if anything, and what to run. */
export interface BotRecipe {
  readonly name: string;
  readonly folder: string;
  /** The command and its arguments; `{out}` stands for what the build makes. */
  readonly run: readonly string[];
  readonly build?: readonly string[];
  /** The files whose contents decide whether a build is still good. */
  readonly sources?: readonly string[];
}

export const OUT = '{out}';
